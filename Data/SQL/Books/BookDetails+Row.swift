import HearthDomain

extension BookDetails {
  /// Columns of the details, in the order of ``row``.
  static let columns = fields.map { $0.key.snakeCased }

  var row: [SQLValue] { BookDetails.fields.map { SQLValue($0.value(self)) } }

  init(row: SQLRow) throws {
    self = .blank
    try row.read(BookDetails.fields, in: BookDetails.columns, into: &self)
  }
}

extension SQLValue {
  /// Returns the number as a value; null for nil.
  static func number(_ value: Int?) -> SQLValue { .integer(value.map(Int64.init)) }
}

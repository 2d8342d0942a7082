import HearthDomain

extension BookDetails {
  /// The columns in which a table keeps them, in the order of ``row``.
  static let columns = fields.map { $0.key.inSQL }

  var row: [SQLValue] { BookDetails.fields.map { SQLValue($0.value(self)) } }

  init(row: SQLRow) throws {
    self = .unknown
    try row.read(BookDetails.fields, in: BookDetails.columns, into: &self)
  }
}

extension SQLValue {
  /// The number, or null where there is none.
  static func number(_ value: Int?) -> SQLValue { .integer(value.map(Int64.init)) }
}

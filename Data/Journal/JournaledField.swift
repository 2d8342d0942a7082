import HearthDomain

/// A journaled field of a kind: its name and its column.
struct JournaledField: Sendable {
  /// When a change of the field is journaled.
  enum Occasion: Sendable {
    case always
    /// Only when the record is removed, to restore it: the user did not enter the value.
    case inRemovals
    /// Only if the book has no reading records before or after the change; otherwise the value is
    /// derived from them.
    case withoutRecords
  }

  let name: String
  let column: String
  let fieldType: FieldType
  let occasion: Occasion

  init(
    _ name: String, _ column: String? = nil, _ form: FieldType = .text,
    when occasion: Occasion = .always
  ) {
    self.name = name
    self.column = column ?? name.snakeCased
    self.fieldType = form
    self.occasion = occasion
  }

  /// Returns whether a change between these rows is journaled.
  func isJournaled(from before: SQLRow?, to after: SQLRow?) -> Bool {
    switch occasion {
    case .always: true
    case .inRemovals: after == nil
    case .withoutRecords:
      [before, after].contains { row in row.map { $0.value(of: "last_record_on") == .null } ?? false
      }
    }
  }
}

extension SQLRow {
  /// Returns the value of the column; null if the row lacks it.
  func value(of column: String) -> SQLValue {
    columns.index(of: column).flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .null
  }
}

import HearthDomain

/// A field of a kind of thing as the journal notes it: its name there, and the column of its table.
struct JournaledField: Sendable {
  /// When a change of it is noted.
  enum Occasion: Sendable {
    case always
    /// Only with all of a thing that goes: nobody entered it.
    case inRemovals
    /// Only where the book had no records before the change or has none after it, else it follows
    /// from these.
    case withoutRecords
  }

  let name: String
  let column: String
  let form: FieldType
  let noting: Occasion

  init(
    _ name: String, _ column: String? = nil, _ form: FieldType = .text, noted: Occasion = .always
  ) {
    self.name = name
    self.column = column ?? name.inSQL
    self.form = form
    noting = noted
  }

  /// Whether the value of the row is noted where the thing stays, or came with others.
  func isNoted(from before: SQLRow?, to after: SQLRow?) -> Bool {
    switch noting {
    case .always: true
    case .inRemovals: after == nil
    case .withoutRecords:
      [before, after].contains { row in row.map { $0.value(of: "last_record_on") == .null } ?? false
      }
    }
  }
}

extension TableRow {
  /// What was entered of a thing, but for what tells it apart.
  static func journaled(
    without keys: [String], noting: [String: JournaledField.Occasion] = [:]
  ) -> [JournaledField] {
    fields.compactMap { field in
      guard let name = field.key, !keys.contains(field.column) else { return nil }
      return JournaledField(name, field.column, field.form, noted: noting[name] ?? .always)
    }
  }
}

extension SQLRow {
  /// Null for a column that the row does not have.
  func value(of column: String) -> SQLValue {
    columns.place(of: column).flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .null
  }
}

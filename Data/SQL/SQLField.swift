import HearthDomain

/// A column of a kind's table: its value, and its key and type in archives and journals.
struct SQLField<Item>: Sendable {
  let column: String
  /// Key in archives and the journal; nil for a derived value, which is in neither.
  let key: String?
  let fieldType: FieldType
  let value: @Sendable (Item) -> SQLValue

  /// Without a column, its name is the key in snake case.
  init(
    _ key: String, _ column: String? = nil, _ form: FieldType = .text,
    _ value: @escaping @Sendable (Item) -> SQLValue
  ) {
    self.column = column ?? key.snakeCased
    self.key = key
    self.fieldType = form
    self.value = value
  }

  /// Creates a column with a derived value.
  init(derived column: String, _ value: @escaping @Sendable (Item) -> SQLValue) {
    self.column = column
    key = nil
    fieldType = .text
    self.value = value
  }
}

/// A kind that is stored as rows of a table.
protocol TableRow {
  /// Fields in the order of columns in queries.
  static var fields: [SQLField<Self>] { get }
}

extension TableRow {
  static var columnNames: [String] { fields.map { $0.column } }

  var row: [SQLValue] { Self.fields.map { $0.value(self) } }
}

extension String {
  /// The name in snake case: `publishedOn` becomes `published_on`.
  var snakeCased: String {
    var name = ""
    for letter in self {
      if letter.isUppercase { name += "_" }
      name += letter.lowercased()
    }
    return name
  }
}

extension SQLValue {
  init(_ value: FieldValue) {
    switch value {
    case .nothing: self = .null
    case .number(let number): self = .integer(number)
    case .text(let text): self = .text(text)
    }
  }

  /// The database value as a field value; nil for types that no field has, such as real numbers.
  var fieldValue: FieldValue? {
    switch self {
    case .null: .nothing
    case .integer(let number): .number(number)
    case .text(let text): .text(text)
    case .real, .bytes: nil
    }
  }
}

extension SQLRow {
  /// Reads the columns `names` of this row into the corresponding fields. Fastest if the columns
  /// are adjacent.
  func read<Thing>(
    _ fields: [ItemField<Thing>], in names: [String], into thing: inout Thing
  ) throws {
    var next = names.first.flatMap(columns.index(of:)) ?? 0
    for (field, name) in zip(fields, names) {
      let isNext = columns.names.indices.contains(next) && columns.names[next] == name
      let place = isNext ? next : columns.index(of: name)
      guard let place, values.indices.contains(place), let value = values[place].fieldValue else {
        throw damage(in: name)
      }
      try convert(name, value) { try field.setStored(&thing, $0) }
      next = place + 1
    }
  }
}

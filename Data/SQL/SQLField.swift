import HearthDomain

/// A column of a kind's table: what of a thing stands there, and under which key and in which form
/// archives and histories tell it.
struct SQLField<Thing>: Sendable {
  let column: String
  /// Nil where the value follows from others: nothing tells it.
  let key: String?
  let form: FieldType
  /// The table of the thing whose id it is; nil where that has the same id in every store.
  let refersTo: String?
  let value: @Sendable (Thing) -> SQLValue

  /// The column is the key in the spelling of SQL unless it is given.
  init(
    _ key: String, _ column: String? = nil, _ form: FieldType = .text, of table: String? = nil,
    _ value: @escaping @Sendable (Thing) -> SQLValue
  ) {
    self.column = column ?? key.inSQL
    self.key = key
    self.form = form
    refersTo = table
    self.value = value
  }

  /// What follows from other values.
  init(derived column: String, _ value: @escaping @Sendable (Thing) -> SQLValue) {
    self.column = column
    key = nil
    form = .text
    refersTo = nil
    self.value = value
  }

  init<Part>(_ field: ThingField<Part>, of part: @escaping @Sendable (Thing) -> Part) {
    self.init(field.key, nil, field.form) { SQLValue(field.value(part($0))) }
  }
}

/// A kind whose things are rows of a table.
protocol TableRow {
  /// In the order of the columns in which queries ask for them.
  static var fields: [SQLField<Self>] { get }
}

extension TableRow {
  static var columnNames: [String] { fields.map { $0.column } }

  var row: [SQLValue] { Self.fields.map { $0.value(self) } }
}

extension String {
  /// `publishedOn` as `published_on`.
  var inSQL: String {
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

  /// Nil for what no field holds.
  var inField: FieldValue? {
    switch self {
    case .null: .nothing
    case .integer(let number): .number(number)
    case .text(let text): .text(text)
    case .real, .bytes: nil
    }
  }
}

extension SQLRow {
  /// Puts what the columns hold into the fields of the thing; they mostly stand side by side.
  func read<Thing>(
    _ fields: [ThingField<Thing>], in names: [String], into thing: inout Thing
  ) throws {
    var next = names.first.flatMap(columns.place(of:)) ?? 0
    for (field, name) in zip(fields, names) {
      let isNext = columns.names.indices.contains(next) && columns.names[next] == name
      let place = isNext ? next : columns.place(of: name)
      guard let place, values.indices.contains(place), let value = values[place].inField else {
        throw damage(in: name)
      }
      try convert(name, value) { try field.keep(&thing, $0) }
      next = place + 1
    }
  }
}

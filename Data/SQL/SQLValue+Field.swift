import HearthDomain

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
  func read<Item>(
    _ fields: [ItemField<Item>], in names: [String], into item: inout Item
  ) throws {
    var next = names.first.flatMap(columns.index(of:)) ?? 0
    for (field, name) in zip(fields, names) {
      let isNext = columns.names.indices.contains(next) && columns.names[next] == name
      let place = isNext ? next : columns.index(of: name)
      guard let place, values.indices.contains(place), let value = values[place].fieldValue else {
        throw damage(in: name)
      }
      try convert(name, value) { try field.setStored(&item, $0) }
      next = place + 1
    }
  }
}

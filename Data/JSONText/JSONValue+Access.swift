extension JSONValue {
  package var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var boolValue: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The integer, even if it is written as `3.0` or `3e2`; nil for any other value.
  package var intValue: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): JSONNumber(checked: number.description).int
    case .number(let number): number.int
    default: nil
    }
  }

  package var arrayValue: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  package var objectValue: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  package var isNull: Bool { self == .null }

  /// Value of a key; nil if it is missing or this is no object.
  package subscript(key: String) -> JSONValue? { objectValue?[key] }
}

/// A JSON value whose objects keep the order of keys.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number to be written. Parsing never returns it, as a `Double` cannot represent every number
  /// exactly as written.
  case double(Double)
  /// A parsed number that `Int` cannot represent.
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Returns the number rounded to so many decimal places.
  package static func decimal(_ value: Double, places: Int) -> JSONValue {
    var scale = 1.0
    for _ in 0..<min(max(places, 0), 9) { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return .double(rounded.isFinite ? rounded : value)
  }

  /// Returns the converted value; null for nil.
  package static func optional<Value>(
    _ value: Value?, _ make: (Value) -> JSONValue
  ) -> JSONValue {
    value.map(make) ?? .null
  }

  package static func text(_ value: String?) -> JSONValue { optional(value, JSONValue.string) }

  /// Returns the object as a document, with its schema version as the first member.
  package static func document(_ object: JSONObject) -> JSONValue {
    .object(JSONObject([("schema", .int(1))] + object.members.map { ($0.key, $0.value) }))
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements))
  }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
  package init(nilLiteral: ()) { self = .null }
}

/// Writes JSON in UTF-8 on one line.
///
/// Control characters and marks that turn the direction of writing are escaped, so that a
/// document is safe to show on a terminal.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let flag): raw(flag ? "true" : "false")
    case .int(let number): raw(String(number))
    case .double(let number): write(number)
    case .string(let text): write(text)
    case .array(let items): write(items)
    case .object(let object): write(object)
    }
  }

  private mutating func write(_ items: [JSONValue]) {
    raw("[")
    for (place, item) in items.enumerated() {
      if place > 0 { raw(",") }
      write(item)
    }
    raw("]")
  }

  private mutating func write(_ object: JSONObject) {
    raw("{")
    for (place, member) in object.members.enumerated() {
      if place > 0 { raw(",") }
      write(member.key)
      raw(":")
      write(member.value)
    }
    raw("}")
  }

  /// The shortest spelling that reads back as the same number; null if JSON has none.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return raw("null") }
    let text = number.description
    raw(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  mutating func write(_ text: String) {
    raw("\"")
    if text.unicodeScalars.contains(where: \.isEscapedInJSON) {
      for scalar in text.unicodeScalars { write(scalar) }
    } else {
      raw(text)
    }
    raw("\"")
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": raw("\\\"")
    case "\\": raw("\\\\")
    case "\n": raw("\\n")
    case "\r": raw("\\r")
    case "\t": raw("\\t")
    default:
      if scalar.steersTerminal {
        let hex = String(scalar.value, radix: 16)
        raw("\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

extension Unicode.Scalar {
  fileprivate var isEscapedInJSON: Bool {
    self == "\"" || self == "\\" || value < 0x20 || steersTerminal
  }
}

extension JSONValue {
  /// The document's text, without a line break at its end.
  public var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes JSON in UTF-8, on one line unless indented.
///
/// Escapes control characters and bidirectional formatting characters, so that documents can safely
/// be printed on a terminal.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0

  /// Creates a writer. If `isIndented`, it puts each member and element on its own line.
  package init(indented isIndented: Bool = false) {
    self.isIndented = isIndented
  }

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: writeRaw("null")
    case .bool(let flag): writeRaw(flag ? "true" : "false")
    case .int(let number): writeRaw(String(number))
    case .double(let number): write(number)
    case .number(let number): writeRaw(number.spelling)
    case .string(let text): write(text)
    case .array(let items): write(items)
    case .object(let object): write(object)
    }
  }

  private mutating func write(_ items: [JSONValue]) {
    writeRaw("[")
    depth += 1
    for (place, item) in items.enumerated() {
      if place > 0 { writeRaw(",") }
      breakLine()
      write(item)
    }
    depth -= 1
    if !items.isEmpty { breakLine() }
    writeRaw("]")
  }

  private mutating func write(_ object: JSONObject) {
    writeRaw("{")
    depth += 1
    for (place, member) in object.members.enumerated() {
      if place > 0 { writeRaw(",") }
      breakLine()
      write(member.key)
      writeRaw(isIndented ? ": " : ":")
      write(member.value)
    }
    depth -= 1
    if !object.members.isEmpty { breakLine() }
    writeRaw("}")
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(.lineFeed)
    for _ in 0..<depth { writeRaw("  ") }
  }

  /// Writes the shortest text that is parsed as the same number; null if JSON cannot represent the
  /// number.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return writeRaw("null") }
    let text = number.description
    writeRaw(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  mutating func write(_ text: String) {
    writeRaw("\"")
    if Self.mayNeedEscapes(text) {
      for scalar in text.unicodeScalars { write(scalar) }
    } else {
      writeRaw(text)
    }
    writeRaw("\"")
  }

  /// Whether the text may contain characters to escape. A simple loop without generic code, as the
  /// text may be as long as a file.
  private static func mayNeedEscapes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return false }
      var place = 0
      while place < bytes.count {
        if first[place].mayBeEscapedInJSON { return true }
        place += 1
      }
      return false
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": writeRaw("\\\"")
    case "\\": writeRaw("\\\\")
    case "\n": writeRaw("\\n")
    case "\r": writeRaw("\\r")
    case "\t": writeRaw("\\t")
    default:
      if scalar.isEscapedInJSON {
        let hex = String(scalar.value, radix: 16)
        writeRaw("\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private mutating func writeRaw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

extension UInt8 {
  /// Whether a character to escape may begin with this byte. False for all bytes with which Hangul
  /// begins.
  fileprivate var mayBeEscapedInJSON: Bool {
    self < 0x80
      ? self < 0x20 || self == .quote || self == .backslash || self == 0x7F
      : self == 0xC2 || self == 0xD8 || self == 0xE2 || self == 0xEF
  }
}

extension Unicode.Scalar {
  /// Whether the character is escaped because a terminal may interpret it.
  fileprivate var isEscapedInJSON: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}

extension JSONValue {
  /// The document as text, without a line break at its end.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Escaping of text in vCard and iCalendar values.
package enum ContentText {
  private static let backslash = UInt8(ascii: "\\")

  /// Returns the text on one line, with special characters escaped.
  package static func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count)
    for byte in normalizedLineBreaks(Array(text.utf8)) {
      switch byte {
      case .lineFeed: escaped += [backslash, UInt8(ascii: "n")]
      case backslash, UInt8(ascii: ","), UInt8(ascii: ";"): escaped += [backslash, byte]
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Returns the unescaped text. A backslash before a character that needs no escape is kept.
  package static func unescaped(_ value: some StringProtocol) -> String {
    guard value.utf8.contains(backslash) else { return String(value) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in value.utf8 {
      guard isEscaped else {
        if byte == backslash { isEscaped = true } else { plain.append(byte) }
        continue
      }
      isEscaped = false
      switch byte {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): plain.append(.lineFeed)
      case backslash, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): plain.append(byte)
      default: plain += [backslash, byte]
      }
    }
    if isEscaped { plain.append(backslash) }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Splits at the separators that are not escaped. If there are very many parts, the last one
  /// contains the rest.
  static func split(_ value: String, at mark: UInt8) -> [Substring] {
    let maxParts = 1000
    var parts: [Substring] = []
    var start = value.startIndex
    var isEscaped = false
    for index in value.utf8.indices {
      let byte = value.utf8[index]
      if byte == mark, !isEscaped, parts.count < maxParts - 1 {
        parts.append(value[start..<index])
        start = value.utf8.index(after: index)
      }
      isEscaped = byte == backslash && !isEscaped
    }
    parts.append(value[start...])
    return parts
  }

  /// Escapes the line breaks of a decoded value. If requested, also escapes its commas, which
  /// version 2.1 leaves unescaped.
  static func onOneLine(_ value: String, escapingCommas: Bool) -> String {
    let comma = UInt8(ascii: ",")
    let needsWork = value.utf8.contains {
      $0 == .lineFeed || $0 == .carriageReturn || escapingCommas && $0 == comma
    }
    guard needsWork else { return value }
    var line: [UInt8] = []
    var isEscaped = false
    for byte in normalizedLineBreaks(Array(value.utf8)) {
      let isComma = byte == comma && escapingCommas && !isEscaped
      // Double a lone backslash before a line break, so that it does not combine with the escape.
      if isComma || byte == .lineFeed && isEscaped { line.append(backslash) }
      line += byte == .lineFeed ? [backslash, UInt8(ascii: "n")] : [byte]
      isEscaped = byte == backslash && !isEscaped
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Converts CRLF and CR to LF.
  private static func normalizedLineBreaks(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(.carriageReturn) else { return bytes }
    var lines: [UInt8] = []
    var previous: UInt8?
    for byte in bytes {
      if byte == .carriageReturn {
        lines.append(.lineFeed)
      } else if byte != .lineFeed || previous != .carriageReturn {
        lines.append(byte)
      }
      previous = byte
    }
    return lines
  }
}

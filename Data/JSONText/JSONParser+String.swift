extension JSONParser {
  /// Parses a string that begins at the current quote.
  mutating func parseString() throws(JSONFailure) -> String {
    let quote = index
    index += 1
    let start = index
    let isASCII = skipPlain()
    if byte == .quote {
      defer { index += 1 }
      let plain = UnsafeBufferPointer(rebasing: bytes[start..<index])
      // Fast path for short ASCII strings, which are the most frequent: checking UTF-8 would cost
      // more than parsing.
      return isASCII ? String(decoding: plain, as: UTF8.self) : try decodedText(plain, at: start)
    }
    var plain = Array(bytes[start..<index])
    while byte != .quote {
      try parseEscape(into: &plain, from: quote)
      let next = index
      skipPlain()
      plain.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[next..<index]))
    }
    let end = index
    index += 1
    if let text = String(validating: plain, as: UTF8.self) { return text }
    return try brokenText(plain, at: start..<end)
  }

  /// Skips the characters of a string up to a quote, an escape or a control character. Returns
  /// whether all were ASCII.
  @discardableResult
  private mutating func skipPlain() -> Bool {
    var all: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote || byte == .backslash || byte < 0x20 { break }
      all |= byte
      index += 1
    }
    return all < 0x80
  }

  /// Parses an escape or a control character.
  private mutating func parseEscape(
    into plain: inout [UInt8], from quote: Int
  ) throws(JSONFailure) {
    guard !isAtEnd else { throw JSONFailure(problem: .unfinished, offset: quote) }
    guard byte == .backslash else {
      guard rules.tolerance.contains(.bareControls) else { throw failure(.controlCharacter) }
      plain.append(byte)
      index += 1
      return
    }
    let start = index
    index += 1
    guard !isAtEnd else { throw JSONFailure(problem: .unfinished, offset: quote) }
    if byte == UInt8(ascii: "u") {
      index += 1
      plain.append(contentsOf: String(try parseScalar(from: start)).utf8)
    } else if let meant = JSONParser.escapedByte(byte) {
      plain.append(meant)
      index += 1
    } else if !rules.tolerance.contains(.oddEscapes) {
      throw JSONFailure(problem: .badEscape, offset: start)
    }
  }

  private static func escapedByte(_ letter: UInt8) -> UInt8? {
    switch letter {
    case .quote, .backslash, UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }

  /// Parses a character written as one or two `\uXXXX` escapes, which begin at `start`.
  private mutating func parseScalar(from start: Int) throws(JSONFailure) -> Unicode.Scalar {
    let first = try parseFourDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let second = index
    if first < 0xDC00, byte == .backslash {
      index += 1
      if byte == UInt8(ascii: "u") {
        index += 1
        let low = try parseFourDigits(from: second)
        if 0xDC00...0xDFFF ~= low,
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
    }
    guard rules.tolerance.contains(.brokenText) else {
      throw JSONFailure(problem: .loneSurrogate, offset: start)
    }
    index = second
    return "\u{FFFD}"
  }

  private mutating func parseFourDigits(from start: Int) throws(JSONFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.jsonHexValue else {
        throw JSONFailure(problem: .badEscape, offset: start)
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func decodedText(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) throws(JSONFailure) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return try brokenText(Array(bytes), at: start..<(start + bytes.count))
  }

  private func brokenText(
    _ plain: [UInt8], at place: Range<Int>
  ) throws(JSONFailure) -> String {
    if rules.tolerance.contains(.brokenText) { return String(decoding: plain, as: UTF8.self) }
    let raw = bytes[place]
    let valid = raw.validUTF8Length
    throw JSONFailure(problem: .notUTF8, offset: place.lowerBound + valid)
  }
}

extension Collection<UInt8> {
  /// Number of bytes before the first one that is not UTF-8.
  fileprivate var validUTF8Length: Int {
    var decoder = UTF8.ForwardParser()
    var iterator = makeIterator()
    var length = 0
    while case .valid(let character) = decoder.parseScalar(from: &iterator) {
      length += character.count
    }
    return length
  }
}

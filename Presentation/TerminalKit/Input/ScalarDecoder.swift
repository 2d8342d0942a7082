/// Decodes UTF-8 byte by byte. Each maximal invalid part becomes one U+FFFD.
struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  enum Step: Equatable {
    case scalar(Unicode.Scalar)
    case needsMore
    /// The preceding bytes are invalid; the byte must be passed again.
    case brokenBefore
  }

  /// Whether a character is incomplete.
  var hasIncompleteCharacter: Bool { missing > 0 }

  /// Discards an incomplete character. Returns whether there was one.
  mutating func discardIncomplete() -> Bool {
    defer { missing = 0 }
    return hasIncompleteCharacter
  }

  mutating func take(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return .brokenBefore
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing > 0 ? .needsMore : .scalar(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: return expect(1, byte & 0x1F)
    case 0xE0: return expect(2, byte & 0x0F, 0xA0...0xBF)
    case 0xED: return expect(2, byte & 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: return expect(2, byte & 0x0F)
    case 0xF0: return expect(3, byte & 0x07, 0x90...0xBF)
    case 0xF1...0xF3: return expect(3, byte & 0x07)
    case 0xF4: return expect(3, byte & 0x07, 0x80...0x8F)
    default: return .scalar("\u{FFFD}")
    }
  }

  private mutating func expect(
    _ count: Int, _ bits: UInt8, _ first: ClosedRange<UInt8> = 0x80...0xBF
  ) -> Step {
    value = UInt32(bits)
    missing = count
    allowed = first
    return .needsMore
  }
}

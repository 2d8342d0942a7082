/// Decodes UTF-8 byte by byte. Each maximal invalid part becomes one U+FFFD.
struct ScalarDecoder {
  private var partialValue: UInt32 = 0
  private var missingByteCount = 0
  private var allowedBytes: ClosedRange<UInt8> = 0x80...0xBF

  enum Step: Equatable {
    case scalar(Unicode.Scalar)
    case needsMore
    /// The preceding bytes are an invalid character. The current byte does not belong to it and
    /// must be passed again.
    case invalidBefore
  }

  /// Whether a character is incomplete.
  var hasIncompleteCharacter: Bool { missingByteCount > 0 }

  /// Discards an incomplete character. Returns whether there was one.
  mutating func discardIncomplete() -> Bool {
    defer { missingByteCount = 0 }
    return hasIncompleteCharacter
  }

  mutating func decode(_ byte: UInt8) -> Step {
    guard missingByteCount > 0 else { return beginScalar(byte) }
    guard allowedBytes.contains(byte) else {
      missingByteCount = 0
      return .invalidBefore
    }
    allowedBytes = 0x80...0xBF
    partialValue = partialValue << 6 | UInt32(byte & 0x3F)
    missingByteCount -= 1
    return missingByteCount > 0 ? .needsMore : .scalar(Unicode.Scalar(partialValue) ?? "\u{FFFD}")
  }

  private mutating func beginScalar(_ byte: UInt8) -> Step {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: return expectContinuation(1, byte & 0x1F)
    case 0xE0: return expectContinuation(2, byte & 0x0F, 0xA0...0xBF)
    case 0xED: return expectContinuation(2, byte & 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: return expectContinuation(2, byte & 0x0F)
    case 0xF0: return expectContinuation(3, byte & 0x07, 0x90...0xBF)
    case 0xF1...0xF3: return expectContinuation(3, byte & 0x07)
    case 0xF4: return expectContinuation(3, byte & 0x07, 0x80...0x8F)
    default: return .scalar("\u{FFFD}")
    }
  }

  private mutating func expectContinuation(
    _ count: Int, _ bits: UInt8, _ first: ClosedRange<UInt8> = 0x80...0xBF
  ) -> Step {
    partialValue = UInt32(bits)
    missingByteCount = count
    allowedBytes = first
    return .needsMore
  }
}

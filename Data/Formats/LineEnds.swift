/// Makes every end of a line a line feed: CRLF, a CR alone, and the CR CR LF of files that were
/// converted twice.
struct LineEnds {
  /// How many CRs came last, of which nobody knows yet what they end.
  private var returns = 0

  /// The bytes with plain ends, as far as they are known by now.
  mutating func plain(_ bytes: [UInt8]) -> [UInt8] {
    guard returns > 0 || bytes.contains(.carriageReturn) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case .carriageReturn: returns += 1
      case .lineFeed:
        // Of two and more the last one belongs to the line feed, and the one before it, too.
        plain += repeatElement(.lineFeed, count: max(1, returns - 1))
        returns = 0
      default:
        if returns > 0 { plain += finish() }
        plain.append(byte)
      }
    }
    return plain
  }

  /// What is still owed at the end.
  mutating func finish() -> [UInt8] {
    defer { returns = 0 }
    return Array(repeating: .lineFeed, count: returns)
  }
}

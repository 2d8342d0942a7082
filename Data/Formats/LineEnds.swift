/// Converts all line ends to line feeds: CRLF, CR, and CR CR LF, which occurs in files that were
/// converted twice.
struct LineEnds {
  /// Number of CRs at the end of the bytes so far; their meaning depends on the next byte.
  private var pendingReturns = 0

  /// Returns the converted bytes. CRs at their end are held back until the next call.
  mutating func converted(_ bytes: [UInt8]) -> [UInt8] {
    guard pendingReturns > 0 || bytes.contains(.carriageReturn) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case .carriageReturn: pendingReturns += 1
      case .lineFeed:
        // In CR CR LF, both CRs belong to the line feed.
        plain += repeatElement(.lineFeed, count: max(1, pendingReturns - 1))
        pendingReturns = 0
      default:
        if pendingReturns > 0 { plain += finish() }
        plain.append(byte)
      }
    }
    return plain
  }

  /// Returns line feeds for the CRs held back at the end of the file.
  mutating func finish() -> [UInt8] {
    defer { pendingReturns = 0 }
    return Array(repeating: .lineFeed, count: pendingReturns)
  }
}

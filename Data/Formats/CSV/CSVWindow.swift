/// The part of a file that is looked at: from the record being read to what was read ahead.
struct CSVWindow {
  private(set) var bytes: [UInt8] = []
  /// Where the next record begins.
  private(set) var start = 0
  private(set) var isAtEnd = false
  private var chunks: TextChunks

  init(chunks: TextChunks) {
    self.chunks = chunks
  }

  /// The character set, where the file is none of Unicode.
  var charset: Charset? { chunks.charset }

  var count: Int { bytes.count - start }

  /// The first line that is there, without its end; nil while its end is not.
  var line: ArraySlice<UInt8>? {
    let end = bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn }
    return end.map { bytes[start..<$0] } ?? (isAtEnd ? bytes[start...] : nil)
  }

  /// Goes on to the record that begins there.
  mutating func move(to place: Int) {
    start = min(max(place, start), bytes.count)
  }

  /// Reads at least as much again as is there, so that looking anew at the growing whole costs no
  /// more than the reading.
  mutating func grow() throws {
    bytes.removeSubrange(..<start)
    start = 0
    let wanted = max(bytes.count * 2, 1)
    while bytes.count < wanted, !isAtEnd {
      guard let more = try chunks.next() else {
        isAtEnd = true
        return
      }
      bytes += more
    }
  }

  /// Leaves out the rest of the line, however long.
  mutating func skipLine() throws {
    while true {
      if let end = bytes[start...].firstIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) {
        start = end
        break
      }
      start = bytes.count
      if isAtEnd { return }
      try grow()
    }
    if bytes[start] == .carriageReturn {
      while count < 2, !isAtEnd { try grow() }
      if count > 1, bytes[start + 1] == .lineFeed { start += 1 }
    }
    start += 1
  }
}

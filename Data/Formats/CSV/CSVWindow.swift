/// The part of a file in memory: from the current record to the last byte read so far.
struct CSVWindow {
  private(set) var bytes: [UInt8] = []
  /// Index of the next record.
  private(set) var start = 0
  private(set) var isAtEnd = false
  private var chunks: TextChunks

  init(chunks: TextChunks) {
    self.chunks = chunks
  }

  /// Charset of the file; nil if it is Unicode.
  var charset: Charset? { chunks.charset }

  var count: Int { bytes.count - start }

  /// First buffered line without its end; nil until its end has been read.
  var firstLine: ArraySlice<UInt8>? {
    let end = bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn }
    return end.map { bytes[start..<$0] } ?? (isAtEnd ? bytes[start...] : nil)
  }

  /// Drops everything before `place`, where the next record begins.
  mutating func move(to place: Int) {
    start = min(max(place, start), bytes.count)
  }

  /// Reads more, at least doubling the buffer: then scanning it again after each step takes linear
  /// time in total.
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

  /// Skips the rest of the line, however long.
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

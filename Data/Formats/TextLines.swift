/// A line of a file, without its end.
struct TextLine {
  var bytes: [UInt8]
  /// Line number, from 1.
  let number: Int
  /// Whether the line exceeded the limit and was cut.
  var isCut = false
  /// Number of bytes that were cut off.
  var cutCount = 0
  /// Line end as in the file; empty for the last line of a file without one.
  var ending: [UInt8] = []
}

/// The lines of a text that is read in chunks. A line ends with CRLF, LF, CR, or the CR CR LF of
/// files that were converted twice.
struct TextLines {
  /// Maximum number of bytes kept per line.
  let limit: Int
  private var chunks: TextChunks
  private var chunk: [UInt8] = []
  private var position = 0
  private var number = 0

  init(
    limit: Int, refusingBinary refusesBinary: Bool = false, plain isPlain: Bool = false,
    source: @escaping () throws -> [UInt8]
  ) {
    self.limit = limit
    chunks = TextChunks(refusingBinary: refusesBinary, plain: isPlain, source: source)
  }

  /// Charset of the file; nil if it is Unicode or was not converted.
  var charset: Charset? { chunks.charset }

  /// Returns the next line; nil at the end.
  mutating func next() throws -> TextLine? {
    guard try fillChunk() else { return nil }
    number += 1
    var line = TextLine(bytes: [], number: number)
    while try fillChunk() {
      let end = endOfLine()
      append(position..<end, into: &line)
      position = end + 1
      if end < chunk.count {
        line.ending = try readLineEnd(with: chunk[end])
        break
      }
    }
    return line
  }

  /// Returns the complete line end, whose first byte was just read.
  private mutating func readLineEnd(with sign: UInt8) throws -> [UInt8] {
    guard sign == .carriageReturn else { return TextLines.feed }
    guard try fillChunk() else { return [sign] }
    if chunk[position] == .lineFeed {
      position += 1
      return TextLines.returnAndFeed
    }
    guard chunk[position] == .carriageReturn, try readSecondByte() == .lineFeed else {
      return [sign]
    }
    position += 2
    return [sign] + TextLines.returnAndFeed
  }

  /// Returns the byte after the one at `position` without consuming it; nil at the end of the text.
  private mutating func readSecondByte() throws -> UInt8? {
    if position + 1 == chunk.count {
      chunk = [chunk[position]] + (try chunks.next() ?? [])
      position = 0
    }
    return position + 1 < chunk.count ? chunk[position + 1] : nil
  }

  // Constants, since a file may have millions of lines.
  private static let feed: [UInt8] = [.lineFeed]
  private static let returnAndFeed: [UInt8] = [.carriageReturn, .lineFeed]

  /// Ensures that `position` is an index of `chunk`; returns false at the end of the text.
  private mutating func fillChunk() throws -> Bool {
    if position < chunk.count { return true }
    chunk = try chunks.next() ?? []
    position = 0
    return !chunk.isEmpty
  }

  private func endOfLine() -> Int {
    chunk.withUnsafeBufferPointer { bytes in
      var index = position
      while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn {
        index += 1
      }
      return index
    }
  }

  private func append(_ range: Range<Int>, into line: inout TextLine) {
    let room = limit - line.bytes.count
    line.bytes.append(contentsOf: chunk[range].prefix(room))
    if range.count > room {
      line.isCut = true
      line.cutCount += range.count - room
    }
  }
}

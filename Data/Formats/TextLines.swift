/// One line of a file, without its end.
struct TextLine {
  var bytes: [UInt8]
  /// Counted from 1.
  let number: Int
  /// Whether the line was longer than is accepted, and its end is lost.
  var isCut = false
  /// How many bytes that is.
  var lost = 0
  /// What ended it in the file; nothing where the file did.
  var ending: [UInt8] = []
}

/// The lines of a text that comes in chunks; CRLF, LF and CR each end one, and so does the CR CR LF
/// of files that were converted twice.
struct TextLines {
  /// How many bytes of one line are kept.
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

  /// The character set, where the file is none of Unicode and was wanted plain.
  var charset: Charset? { chunks.charset }

  /// The next line; nil at the end.
  mutating func next() throws -> TextLine? {
    guard try hasMore() else { return nil }
    number += 1
    var line = TextLine(bytes: [], number: number)
    while try hasMore() {
      let end = endOfLine()
      take(position..<end, into: &line)
      position = end + 1
      if end < chunk.count {
        line.ending = try ending(with: chunk[end])
        break
      }
    }
    return line
  }

  /// The end of a line of which the first sign was read already.
  private mutating func ending(with sign: UInt8) throws -> [UInt8] {
    guard sign == .carriageReturn else { return TextLines.feed }
    guard try hasMore() else { return [sign] }
    if chunk[position] == .lineFeed {
      position += 1
      return TextLines.returnAndFeed
    }
    guard chunk[position] == .carriageReturn, try second() == .lineFeed else { return [sign] }
    position += 2
    return [sign] + TextLines.returnAndFeed
  }

  /// The sign behind the one at `position`; nil at the end of the text.
  private mutating func second() throws -> UInt8? {
    if position + 1 == chunk.count {
      chunk = [chunk[position]] + (try chunks.next() ?? [])
      position = 0
    }
    return position + 1 < chunk.count ? chunk[position + 1] : nil
  }

  // Made once, as there are millions of lines.
  private static let feed: [UInt8] = [.lineFeed]
  private static let returnAndFeed: [UInt8] = [.carriageReturn, .lineFeed]

  /// Makes sure that `position` is a place of `chunk`; false at the end of the text.
  private mutating func hasMore() throws -> Bool {
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

  private func take(_ range: Range<Int>, into line: inout TextLine) {
    let room = limit - line.bytes.count
    line.bytes.append(contentsOf: chunk[range].prefix(room))
    if range.count > room {
      line.isCut = true
      line.lost += range.count - room
    }
  }
}

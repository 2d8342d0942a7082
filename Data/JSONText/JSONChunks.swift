/// A text that arrives in chunks. It can be read byte by byte or by complete JSON values.
struct JSONChunks {
  private let source: () throws -> [UInt8]
  private var chunk: [UInt8] = []
  private var position = 0
  /// Position in the text of the byte at index `knownIndex` of `chunk`, from which later positions
  /// are counted.
  private var knownPosition = JSONPosition()
  private var knownIndex = 0
  private var isAtEnd = false

  init(source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// Number of bytes consumed.
  var offset: Int { knownPosition.offset + position - knownIndex }

  /// Returns the position of the next byte.
  mutating func currentPosition() -> JSONPosition {
    let passed = knownIndex..<position
    chunk.withUnsafeBufferPointer {
      knownPosition.advance(over: UnsafeBufferPointer(rebasing: $0[passed]))
    }
    knownIndex = position
    return knownPosition
  }

  /// Returns the next byte without consuming it; nil at the end.
  mutating func peek() throws -> UInt8? {
    if position < chunk.count { return chunk[position] }
    guard !isAtEnd else { return nil }
    _ = currentPosition()
    chunk = try source()
    (position, knownIndex) = (0, 0)
    isAtEnd = chunk.isEmpty
    return chunk.first
  }

  /// Consumes the byte returned by ``peek()``.
  mutating func consume() {
    position = min(position + 1, chunk.count)
  }

  mutating func skipBlanks() throws {
    while let byte = try peek(), byte.isJSONBlank { consume() }
  }

  /// Skips a byte order mark. Must be called at the start of the text.
  mutating func skipByteOrderMark() throws {
    var start: [UInt8] = []
    while start.count < JSONValue.byteOrderMark.count {
      let more = try source()
      if more.isEmpty { break }
      start += more
    }
    chunk = start
    if chunk.starts(with: JSONValue.byteOrderMark) {
      position = JSONValue.byteOrderMark.count
      knownIndex = position
      knownPosition.skipByteOrderMark()
    }
  }

  /// Returns the error that the next byte, or the end of the text, is unexpected.
  mutating func unexpected() throws -> JSONError {
    JSONError(try peek() == nil ? .unfinished : .unexpected, at: currentPosition())
  }

  /// Consumes a value and returns its bytes; nil if they exceed the limit.
  mutating func readValue(limit: Int) throws -> [UInt8]? {
    guard let first = try peek(), let start = JSONExtent(first) else { throw try unexpected() }
    let place = currentPosition()
    var extent = start
    var bytes: [UInt8] = []
    var isTooLarge = false
    while try peek() != nil {
      let from = position
      let end = chunk.withUnsafeBufferPointer { extent.end(in: $0, from: from) }
      position = end ?? chunk.count
      isTooLarge = isTooLarge || bytes.count + (position - from) > limit
      if !isTooLarge { bytes.append(contentsOf: chunk[from..<position]) }
      if end != nil { return isTooLarge ? nil : bytes }
    }
    guard extent.mayStopHere else { throw JSONError(.unfinished, at: place) }
    return isTooLarge ? nil : bytes
  }
}

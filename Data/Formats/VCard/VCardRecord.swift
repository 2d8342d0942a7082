/// A card's lines as they stand in the file.
struct VCardRecord {
  /// Number of the line with its `BEGIN`.
  let line: Int
  var lines: [TextLine] = []
  var isFinished = false
  var isTooLarge = false
}

/// A part of a card file: a card, or lines that belong to none.
enum VCardFilePart {
  case record(VCardRecord)
  /// Lines outside of any card; contains the first of them.
  case stray(TextLine)
}

/// Splits a card file into cards, whether or not they are valid.
struct VCardRecords {
  /// Estimated memory for a line once it is parsed as a property, and for each byte before its
  /// value, which may become a parameter. Counted against the limit, so that many short lines
  /// cannot use too much memory.
  private static let memoryCosts = (line: 128, head: 40)

  private let limit: Int
  private var lines: ContentLines
  private var lookahead: TextLine?

  init(limit: Int, source: @escaping () throws -> [UInt8]) {
    self.limit = limit
    lines = ContentLines(ofCards: limit, source: source)
  }

  /// Returns the next part; nil at the end.
  mutating func next() throws -> VCardFilePart? {
    guard let line = try nextLine() else { return nil }
    if line.isBegin { return .record(try readRecord(from: line.number)) }
    while let more = try nextLine() {
      guard more.isBegin else { continue }
      lookahead = more
      break
    }
    return .stray(line)
  }

  private mutating func nextLine() throws -> TextLine? {
    defer { lookahead = nil }
    return try lookahead ?? lines.next()
  }

  private mutating func readRecord(from number: Int) throws -> VCardRecord {
    var record = VCardRecord(line: number)
    var size = 0
    while let line = try nextLine() {
      if line.isEnd {
        record.isFinished = true
        break
      }
      if line.isBegin {
        guard record.lines.last?.isAgentAhead ?? false else {
          lookahead = line
          break
        }
        try appendNested(line, to: &record, size: &size)
      } else if line.isAgentWithBegin {
        try appendNested(line, to: &record, size: &size)
      } else {
        append(line, to: &record, size: &size)
      }
    }
    return record
  }

  private func append(_ line: TextLine, to record: inout VCardRecord, size: inout Int) {
    let head = ContentLineParts.lengthOfHead(of: line.bytes) ?? 0
    size += line.bytes.count + VCardRecords.memoryCosts.line + head * VCardRecords.memoryCosts.head
    if size > limit || line.isCut {
      record.isTooLarge = true
      record.lines = []
    }
    if !record.isTooLarge { record.lines.append(line) }
  }

  /// Reads a card nested in another one, and appends it as text to the preceding `AGENT` property,
  /// as version 3.0 does.
  private mutating func appendNested(
    _ begin: TextLine, to record: inout VCardRecord, size: inout Int
  ) throws {
    var agent = begin
    if begin.isBegin, let head = record.lines.popLast() {
      agent = TextLine(bytes: head.bytes + begin.bytes, number: head.number)
    }
    agent.bytes.append(.lineFeed)
    var depth = 1
    var mayNest = false
    while depth > 0, let line = try nextLine() {
      if line.isBegin, !mayNest {
        // An END is missing: this is the next card of the file, not a nested one.
        lookahead = line
        break
      }
      depth += line.isBegin || line.isAgentWithBegin ? 1 : line.isEnd ? -1 : 0
      mayNest = line.isAgentAhead
      guard agent.bytes.count + line.bytes.count < limit else {
        agent.isCut = true
        continue
      }
      agent.bytes += line.bytes
      agent.bytes.append(.lineFeed)
    }
    append(agent, to: &record, size: &size)
  }
}

extension TextLine {
  fileprivate var isBegin: Bool {
    guard let first = bytes.first,
      first & 0xDF == UInt8(ascii: "B") || first >= 0x80 || first.isBlank
    else { return false }
    // Concatenated files contain byte order marks.
    let mark = ByteOrderMark(startOf: bytes)?.length ?? 0
    return bytes.dropFirst(mark).trimmedBlanks.equalsIgnoringCase("BEGIN:VCARD")
  }

  fileprivate var isEnd: Bool {
    bytes.trimmedBlanks.equalsIgnoringCase("END:VCARD")
  }

  fileprivate var isAgentAhead: Bool {
    bytes.startsIgnoringCase("AGENT") && bytes.last == UInt8(ascii: ":")
  }

  fileprivate var isAgentWithBegin: Bool {
    bytes.startsIgnoringCase("AGENT") && bytes.suffix(12).equalsIgnoringCase(":BEGIN:VCARD")
  }
}

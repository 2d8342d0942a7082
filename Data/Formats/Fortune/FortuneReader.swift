import HearthDomain

/// Reads the entries of a fortune file one at a time, with memory for one entry.
///
/// Entries are separated by lines that contain only `%`, or the delimiter of the `.dat` file.
package struct FortuneReader {
  /// Maximum size of an entry, in bytes.
  package static let maxEntrySize = 1 << 20

  /// Report on the entries read so far.
  package var report = ImportReport()
  private let index: FortuneIndex
  private let limit: Int
  private var lines: TextLines

  /// Reads from `source`, which returns no bytes at the end. `index` is the `.dat` file, if there
  /// is one.
  package init(
    index: FortuneIndex? = nil, limit: Int = FortuneReader.maxEntrySize,
    source: @escaping () throws -> [UInt8]
  ) {
    self.index = index ?? FortuneIndex()
    self.limit = max(limit, 1)
    lines = TextLines(limit: self.limit, refusingBinary: true, plain: true, source: source)
  }

  /// Returns the next entry, skipping empty ones; nil at the end.
  ///
  /// Throws the errors of the source, and ``Damage/notText(offset:)`` for binary data such as a
  /// picture.
  package mutating func next() throws -> FortuneEntry? {
    var record = FortuneRecord()
    while let line = try lines.next() {
      if line.bytes == [index.delimiter], !line.isCut {
        if let entry = finishEntry(record) { return entry }
        record = FortuneRecord()
      } else if !isComment(line) {
        record.append(line, limit: limit)
      }
    }
    defer {
      report.charset = lines.charset?.displayName
      if report.readCount > 0 { report.format = "fortune" }
    }
    return finishEntry(record)
  }

  /// Reports that the last entry was not imported, and why.
  package mutating func markLastSkipped(_ entry: FortuneEntry, _ fact: ImportFact) {
    report.skipLast(line: entry.line, fact)
  }

  private func isComment(_ line: TextLine) -> Bool {
    index.hasComments && line.bytes.starts(with: [index.delimiter, index.delimiter])
  }

  private mutating func finishEntry(_ record: FortuneRecord) -> FortuneEntry? {
    guard let line = record.line else { return nil }
    if record.isTooLarge {
      report.skip(line: line, .tooLarge(limit: limit))
      return nil
    }
    let lines = index.isRotated ? record.lines.map(FortuneText.rotated) : record.lines
    guard lines.contains(where: { $0.contains { !$0.isBlank } }) else {
      report.skip(line: line, .empty)
      return nil
    }
    let (body, name) = FortuneRecord.split(lines)
    // Drop a byte order mark at the beginning: at the start of a written file, it would be taken
    // for the file's own.
    let said = decodedText(body, line: line).withoutLeadingMark
    guard !said.allSatisfy(\.isWhitespace) else {
      report.skip(line: line, .empty)
      return nil
    }
    report.countRead()
    return FortuneEntry(text: said, who: name.map { decodedText([$0], line: line) }, line: line)
  }

  private mutating func decodedText(_ lines: [[UInt8]], line: Int) -> String {
    let bytes = Array(lines.joined(separator: [.lineFeed]))
    guard let decoded = try? DecodedText(bytes, isWithinFile: true) else {
      report.warn(line: line, .unknownCharset)
      return FortuneText.withoutOverstrikes(DecodedText.latin1(bytes))
    }
    return FortuneText.withoutOverstrikes(decoded.text)
  }
}

/// The lines of an entry.
private struct FortuneRecord {
  private(set) var lines: [[UInt8]] = []
  private(set) var line: Int?
  private(set) var isTooLarge = false
  private var size = 0

  mutating func append(_ line: TextLine, limit: Int) {
    if self.line == nil { self.line = line.number }
    // Count something for empty lines, which need memory too.
    size += line.bytes.count + 16
    isTooLarge = isTooLarge || line.isCut || size > limit
    if isTooLarge { lines = [] } else { lines.append(line.bytes) }
  }

  /// Splits an entry into text and author. The author may continue on indented lines, which are
  /// joined; nil if there is none.
  static func split(_ lines: [[UInt8]]) -> (text: [[UInt8]], name: [UInt8]?) {
    let place = lines.lastIndex { FortuneText.authorName(in: $0) != nil }
    let isAtEnd = place.map { lines[($0 + 1)...].allSatisfy { $0.first?.isBlank ?? true } } ?? false
    guard let place, isAtEnd, lines[..<place].contains(where: { $0.contains { !$0.isBlank } }),
      let first = FortuneText.authorName(in: lines[place])
    else { return (lines, nil) }
    let parts = ([first] + lines[(place + 1)...]).map(\.trimmedBlanks).filter { !$0.isEmpty }
    return (Array(lines[..<place]), Array(parts.joined(separator: [.space])))
  }
}

extension String {
  /// The text without byte order marks at its beginning, which are invisible.
  fileprivate var withoutLeadingMark: String {
    String(String.UnicodeScalarView(unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }
}

import HearthDomain

/// Reads the entries of a fortune file, one at a time, in the memory of one.
///
/// Entries stand between lines that hold nothing but `%`, or what the `.dat` file says.
package struct FortuneReader {
  /// How many bytes one entry may have.
  package static let largestEntry = 1 << 20

  /// What became of the entries so far.
  package var report = ImportReport()
  private let index: FortuneIndex
  private let limit: Int
  private var lines: TextLines

  /// Takes a source that answers with the next bytes of the file, and with none at its end, and
  /// what the `.dat` file tells, if there is one.
  package init(
    index: FortuneIndex? = nil, limit: Int = FortuneReader.largestEntry,
    source: @escaping () throws -> [UInt8]
  ) {
    self.index = index ?? FortuneIndex()
    self.limit = max(limit, 1)
    lines = TextLines(limit: self.limit, refusingBinary: true, plain: true, source: source)
  }

  /// The next entry; nil at the end. Two marks with nothing between them hold none.
  ///
  /// Throws what the source throws, and ``Damage/notText(offset:)`` for a picture or the like.
  package mutating func next() throws -> FortuneEntry? {
    var record = FortuneRecord()
    while let line = try lines.next() {
      if line.bytes == [index.delimiter], !line.isCut {
        if let entry = finish(record) { return entry }
        record = FortuneRecord()
      } else if !isRemark(line) {
        record.append(line, limit: limit)
      }
    }
    defer {
      report.charset = lines.charset?.shown
      if report.read > 0 { report.format = "fortune" }
    }
    return finish(record)
  }

  /// Takes the entry that was read last for one that is left out.
  package mutating func refuseLast(_ entry: FortuneEntry, _ fact: ImportFact) {
    report.refuseLast(line: entry.line, fact)
  }

  private func isRemark(_ line: TextLine) -> Bool {
    index.hasRemarks && line.bytes.starts(with: [index.delimiter, index.delimiter])
  }

  private mutating func finish(_ record: FortuneRecord) -> FortuneEntry? {
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
    // Where the entry is written first in a file, a mark at its beginning is the file's.
    let said = text(body, line: line).withoutLeadingMark
    guard !said.allSatisfy(\.isWhitespace) else {
      report.skip(line: line, .empty)
      return nil
    }
    report.countRead()
    return FortuneEntry(text: said, who: name.map { text([$0], line: line) }, line: line)
  }

  private mutating func text(_ lines: [[UInt8]], line: Int) -> String {
    let bytes = Array(lines.joined(separator: [.lineFeed]))
    guard let decoded = try? DecodedText(bytes, isWithinFile: true) else {
      report.warn(line: line, .unknownCharset)
      return FortuneText.withoutOverstrikes(DecodedText.latin1(bytes))
    }
    return FortuneText.withoutOverstrikes(decoded.text)
  }
}

/// The lines of one entry.
private struct FortuneRecord {
  private(set) var lines: [[UInt8]] = []
  private(set) var line: Int?
  private(set) var isTooLarge = false
  private var size = 0

  mutating func append(_ line: TextLine, limit: Int) {
    if self.line == nil { self.line = line.number }
    // Empty lines cost memory too.
    size += line.bytes.count + 16
    isTooLarge = isTooLarge || line.isCut || size > limit
    if isTooLarge { lines = [] } else { lines.append(line.bytes) }
  }

  /// The text, and the name with the indented lines behind it as one.
  static func split(_ lines: [[UInt8]]) -> (text: [[UInt8]], name: [UInt8]?) {
    let place = lines.lastIndex { FortuneText.name(in: $0) != nil }
    let isAtEnd = place.map { lines[($0 + 1)...].allSatisfy { $0.first?.isBlank ?? true } } ?? false
    guard let place, isAtEnd, lines[..<place].contains(where: { $0.contains { !$0.isBlank } }),
      let first = FortuneText.name(in: lines[place])
    else { return (lines, nil) }
    let parts = ([first] + lines[(place + 1)...]).map(\.trimmedBlanks).filter { !$0.isEmpty }
    return (Array(lines[..<place]), Array(parts.joined(separator: [.space])))
  }
}

extension String {
  /// Without the marks of byte order, which show nothing, that it begins with.
  fileprivate var withoutLeadingMark: String {
    String(String.UnicodeScalarView(unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }
}

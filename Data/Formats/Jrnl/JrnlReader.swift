import HearthDomain

/// Reads the entries of a journal one at a time, with memory for one entry.
struct JrnlReader {
  /// Maximum size of an entry, in bytes.
  static let maxEntrySize = 1 << 20

  /// Report on the entries read so far.
  var report = ImportReport()
  private let dates: FileDates
  private var lines: TextLines
  private var entry: JrnlEntry?
  private var hasReportedStrayText = false
  /// Whether headers have brackets, as determined by the first entry.
  private var hasBrackets: Bool?

  init(dates: FileDates, source: @escaping () throws -> [UInt8]) {
    self.dates = dates
    lines = TextLines(
      limit: Self.maxEntrySize, refusingBinary: true, plain: true, source: source)
  }

  /// Returns the next entry; nil at the end. Reports text before the first entry.
  mutating func next() throws -> FoundMood? {
    while let line = try lines.next() {
      guard let header = header(of: line) else {
        add(line)
        continue
      }
      let complete = finishEntry()
      entry = JrnlEntry(header, line)
      hasReportedStrayText = false
      if let complete { return complete }
    }
    report.charset = lines.charset?.displayName
    return finishEntry()
  }

  /// Collects the dates of entries as evidence for their order, until they suffice.
  mutating func survey(_ evidence: inout DateEvidence) throws {
    while evidence.needsMoreDates, let line = try lines.next() {
      if let header = header(of: line) { evidence.add(header.date, line: line.number) }
    }
  }

  private mutating func header(of line: TextLine) -> JrnlHeader? {
    guard let header = JrnlHeader(line.bytes, dates),
      hasBrackets ?? header.hasBrackets == header.hasBrackets
    else { return nil }
    hasBrackets = header.hasBrackets
    return header
  }

  private mutating func add(_ line: TextLine) {
    guard entry == nil else {
      entry?.append(line, limit: Self.maxEntrySize)
      return
    }
    // Report only the first such text, for the case that the file is not a journal at all.
    guard !hasReportedStrayText, line.bytes.contains(where: { !$0.isBlank }) else { return }
    hasReportedStrayText = true
    let text = DecodedText.lossy(line.bytes)
    report.skip(line: line.number, .outsideRecord(text: ImportFact.excerpt(text)))
  }

  private mutating func finishEntry() -> FoundMood? {
    guard let entry else { return nil }
    self.entry = nil
    if entry.isTooLarge {
      report.skip(line: entry.line, .tooLarge(limit: Self.maxEntrySize))
      return nil
    }
    report.countRead()
    var mood = FoundMood(line: entry.line, moment: entry.header.moment)
    if let text = try? DecodedText(entry.bytes, isWithinFile: true).text {
      mood.text = text
    } else {
      mood.text = DecodedText.latin1(entry.bytes)
      mood.warnings.append(.unknownCharset)
    }
    mood.parseText(JrnlText(zone: dates.zone))
    return mood
  }
}

extension FoundMood {
  /// Extracts text, tags and level from the text of the entry. Tags that are known already stay.
  mutating func parseText(_ entry: JrnlText) {
    let (whole, known) = (text, tags.values.map(\.value))
    let (text, choice, tags) = entry.read(whole)
    self.text = text
    append(setTagsReportingRest(tags + known).joined(separator: ", "))
    setLevel(choice?.level, isStated: choice != nil)
    if choice == nil, self.text != whole { formerTexts.append(whole) }
  }

  /// Sets the tags. Returns the words that cannot be tags, and reports that they are moved to the
  /// memo.
  private mutating func setTagsReportingRest(_ words: [String]) -> [String] {
    let others = setTags(words)
    if !others.isEmpty { warnings.append(.movedToMemo(others)) }
    return others
  }
}

/// The lines of an entry.
private struct JrnlEntry {
  let header: JrnlHeader
  let line: Int
  private(set) var bytes: [UInt8]
  private(set) var isTooLarge: Bool

  init(_ header: JrnlHeader, _ line: TextLine) {
    self.header = header
    self.line = line.number
    bytes = Array(line.bytes.dropFirst(header.length))
    isTooLarge = line.isCut
  }

  mutating func append(_ line: TextLine, limit: Int) {
    isTooLarge = isTooLarge || line.isCut || bytes.count + line.bytes.count >= limit
    guard !isTooLarge else {
      bytes = []
      return
    }
    bytes.append(.lineFeed)
    bytes += line.bytes
  }
}

extension DecodedText {
  fileprivate static func lossy(_ bytes: [UInt8]) -> String {
    (try? DecodedText(bytes, isWithinFile: true).text) ?? latin1(bytes)
  }
}

import HearthDomain

/// Reads `My Clippings.txt`. An entry has a title, a line with position and date, the text, and a
/// closing line of equals signs.
///
/// The words depend on the device's language, so lines are parsed by their structure. If a passage
/// was highlighted again, the file has both, and the later one counts. A note belongs to the
/// passage that contains the note's position.
struct ClippingsReader {
  static let divider = Array("==========".utf8)
  /// Maximum size of an entry, in bytes.
  private static let maxEntrySize = 1 << 20

  private let dates: FileDates
  private var lines: TextLines
  private var report = ImportReport()

  init(dates: FileDates, source: @escaping () throws -> [UInt8]) {
    self.dates = dates
    lines = TextLines(
      limit: ClippingsReader.maxEntrySize, refusingBinary: true, plain: true, source: source)
  }

  /// Reads the highlights. Keeps the whole file in memory, since a note may be far from its
  /// passage.
  consuming func read(each: (ImportedHighlight) throws -> [ImportFact]) throws -> ImportReport {
    var books: [String: [Clipping]] = [:]
    var titles: [String] = []
    while let clipping = try next() {
      if books[clipping.title] == nil { titles.append(clipping.title) }
      books[clipping.title, default: []].append(clipping)
    }
    for title in titles {
      for clipping in ClippingsReader.passages(books[title] ?? []) {
        try deliver(clipping, each)
      }
    }
    report.format = "Kindle"
    report.charset = lines.charset?.displayName
    return report
  }

  private mutating func deliver(
    _ clipping: Clipping, _ each: (ImportedHighlight) throws -> [ImportFact]
  ) throws {
    do {
      let highlight = try ImportedHighlight(
        title: BookTitle(clipping.titleAndAuthor.title),
        author: BookAuthor(clipping.titleAndAuthor.author),
        text: SentenceText(imported: clipping.text), page: clipping.page,
        addedAt: clipping.addedAt)
      report.countRead()
      if let text = clipping.unparsedDate {
        report.warn(
          line: clipping.line, .unreadable(field: "date", text: ImportFact.excerpt(text)))
      }
      for fact in try each(highlight) { report.warn(line: clipping.line, fact) }
    } catch DomainError.invalid(let issues) {
      report.skip(line: clipping.line, .invalid(issues))
    }
  }

  /// Returns the next entry with a text; skips bookmarks, which have none.
  private mutating func next() throws -> Clipping? {
    var entry: [TextLine] = []
    var size = 0
    while let line = try lines.next() {
      if !line.bytes.starts(with: ClippingsReader.divider) {
        size += line.bytes.count
        if size <= ClippingsReader.maxEntrySize, !entry.isEmpty || !line.isBlank {
          entry.append(line)
        }
        continue
      }
      defer { (entry, size) = ([], 0) }
      guard let first = entry.first else { continue }
      if size > ClippingsReader.maxEntrySize {
        report.skip(line: first.number, .tooLarge(limit: ClippingsReader.maxEntrySize))
        continue
      }
      let texts = entry.map { String(decoding: $0.bytes, as: UTF8.self) }
      guard let clipping = Clipping(texts, line: first.number, dates) else {
        report.skip(line: first.number, .outsideRecord(text: ImportFact.excerpt(texts[0])))
        continue
      }
      if !clipping.text.isEmpty { return clipping }
    }
    if let rest = entry.first {
      let text = String(decoding: rest.bytes, as: UTF8.self)
      report.skip(line: rest.number, .outsideRecord(text: ImportFact.excerpt(text)))
    }
    return nil
  }

  /// Returns the passages of a book with their notes, sorted by position.
  private static func passages(_ clippings: [Clipping]) -> [Clipping] {
    let order = clippings.enumerated().sorted { left, right in
      let starts = (left.element.start, right.element.start)
      return starts.0 == starts.1 ? left.offset < right.offset : starts.0 < starts.1
    }
    var passages: [(place: Int, clipping: Clipping)] = []
    for (place, clipping) in order where !clipping.isNote {
      guard let last = passages.last, last.clipping.overlaps(clipping) else {
        passages.append((place, clipping))
        continue
      }
      // Keep the later highlight.
      if place > last.place { passages[passages.count - 1] = (place, clipping) }
    }
    var all = passages.map(\.clipping)
    var next = 0
    for (_, note) in order where note.isNote {
      // Both are sorted, so each passage is visited once.
      while next < all.count, !all[next].isNote, all[next].end < note.start { next += 1 }
      if next < all.count, !all[next].isNote, all[next].start <= note.start {
        all[next].text += "\n\n" + note.text
      } else {
        all.append(note)
      }
    }
    return all
  }
}

extension TextLine {
  fileprivate var isBlank: Bool { bytes.allSatisfy(\.isBlank) }
}

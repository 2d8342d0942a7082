import HearthDomain

/// Reads highlights from a table with one per row, or from JSON (``HighlightProgram``).
struct TableHighlightFile {
  let zone: any ZoneRules
  let hints: ImportHints

  private var reader: TableReader<HighlightPart> { TableReader(zone: zone, hints: hints) }

  /// Reads a table. Keeps the whole file in memory, since highlights must be grouped by book but
  /// the table may be sorted by date.
  func readRows(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    var books = BooksOfHighlights()
    var others = SkippedColumns()
    var report = try reader.readRows(
      source, required: ["highlight", "title"], columns: HighlightProgram.columns
    ) { record, dates, report in
      others.count(record.otherValues, line: record.line)
      let highlight = try highlight(record, dates, &report)
      books.add(highlight, at: Int(try record.text(.place)), line: record.line)
    }
    for (highlight, line) in books.sorted {
      for fact in try each(highlight) { report.warn(line: line, fact) }
    }
    others.note(&report)
    return report
  }

  func readObjects(
    _ file: FileBeginning, each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    let programs = [HighlightProgram.koReader, HighlightProgram.bookWyrm]
    let ordered = file.isBookWyrm ? programs : programs.reversed()
    var report = try reader.readObjects(
      file.source, lists: ["documents", "books"], keys: ["entries", "edition"], of: ordered
    ) { record, dates, report in
      let highlight = try highlight(record, dates, &report)
      for fact in try each(highlight) { report.warn(line: record.line, fact) }
    }
    report.format = ordered.last?.name
    return report
  }

  private func highlight(
    _ record: TableRecord<HighlightPart>, _ dates: FileDates, _ report: inout ImportReport
  ) throws -> ImportedHighlight {
    let kind = try record.text(.placeKind).lowercased()
    var page = try record.text(.page)
    if page.isEmpty, kind == "page" { page = try record.text(.place) }
    let number = kind == "pct" ? nil : Int(BookRow.wholeNumberDigits(page))
    let added = try record.texts(.added).first ?? ""
    var facts: [ImportFact] = []
    let highlight = try ImportedHighlight(
      title: BookTitle(record.text(.title)),
      author: BookAuthor(cutting: record.texts(.author).joined(separator: ", "), &facts),
      text: SentenceText(
        imported: (record.texts(.text) + record.texts(.note)).joined(separator: "\n\n")),
      page: number, addedAt: dates.instant(added))
    for fact in facts { report.warn(line: record.line, fact) }
    if number == nil, !page.isEmpty, kind != "pct" {
      report.warn(line: record.line, .unreadable(field: "page", text: ImportFact.excerpt(page)))
    }
    if highlight.addedAt == nil, !added.isEmpty {
      report.warn(line: record.line, .unreadable(field: "date", text: ImportFact.excerpt(added)))
    }
    return highlight
  }
}

/// Highlights grouped by book and sorted by position.
private struct BooksOfHighlights {
  private struct Entry {
    let highlight: ImportedHighlight
    let position: Int?
    let line: Int
  }

  private var books: [[Entry]] = []
  private var bookIndices: [String: Int] = [:]

  mutating func add(_ highlight: ImportedHighlight, at place: Int?, line: Int) {
    let name = "\(highlight.title.value)\n\(highlight.author.value)"
    let number = bookIndices[name] ?? books.count
    if number == books.count {
      bookIndices[name] = number
      books.append([])
    }
    books[number].append(
      Entry(highlight: highlight, position: place ?? highlight.page, line: line))
  }

  /// The highlights by position. Those without a position come last, in file order.
  var sorted: [(highlight: ImportedHighlight, line: Int)] {
    books.flatMap { book in
      book.sorted {
        ($0.position ?? .max, $0.line) < ($1.position ?? .max, $1.line)
      }
      .map { ($0.highlight, $0.line) }
    }
  }
}

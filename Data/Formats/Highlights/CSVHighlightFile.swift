import HearthDomain

/// Reads a table with one highlight per row.
struct CSVHighlightFile {
  let zone: any ZoneRules
  let order: DateOrder?

  /// Reads the highlights. Keeps the whole file in memory, since highlights must be grouped by book
  /// but the table may be sorted by date.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    let file = try DatedFile(source, zone: zone, order: order) { source, evidence in
      var reader = CSVReader(source: source)
      if let columns = try reader.readHeader().flatMap(HighlightColumns.init) {
        try reader.survey([columns.added], &evidence)
      }
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.readHeader(), let columns = HighlightColumns(header) else {
      throw DomainError.damaged(.noHeader(columns: ["highlight", "title"]))
    }
    file.addNote(&reader.report)
    var books = BooksOfHighlights()
    var others = SkippedColumns(columns.unsupportedColumns)
    func take(_ record: CSVRecord) throws {
      do {
        let highlight = try highlight(record, columns, file.dates, &reader.report)
        books.add(highlight, at: Int(record[columns.place] ?? ""), line: record.line)
      } catch DomainError.invalid(let issues) {
        reader.markLastSkipped(record, .invalid(issues))
      }
      others.examine(record)
    }
    if !columns.hasNames {
      reader.report.countRead()
      try take(CSVRecord(line: 1, values: header.names))
    }
    while let record = try reader.next() { try take(record) }
    for (highlight, line) in books.sorted {
      for fact in try each(highlight) { reader.report.warn(line: line, fact) }
    }
    others.noteSkipped(&reader.report)
    reader.report.format = columns.program
    return reader.report
  }

  private func highlight(
    _ record: CSVRecord, _ columns: HighlightColumns, _ dates: FileDates,
    _ report: inout ImportReport
  ) throws -> ImportedHighlight {
    let parts = [record[columns.text], record[columns.note]].compactMap { $0 }
    let isPage = record[columns.placeKind]?.lowercased() == "page"
    let page = record.text(columns.page ?? (isPage ? columns.place : nil))
    let number = Int(BookRow.wholeNumberDigits(page))
    let added = record[columns.added] ?? ""
    let highlight = try ImportedHighlight(
      title: BookTitle(record[columns.title] ?? ""),
      author: BookAuthor(record[columns.author] ?? ""),
      text: SentenceText(imported: parts.filter { !$0.isEmpty }.joined(separator: "\n\n")),
      page: number, addedAt: dates.instant(added))
    if number == nil, !page.isEmpty {
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

import HearthDomain

/// Books as a table whose header names its columns, in any order.
///
/// Reads tables of this program, Goodreads, StoryGraph and others. Writes the columns of this
/// program or of Goodreads.
package struct CSVBookFile: BookFile {
  /// Columns to write.
  package enum Dialect: Hashable, Sendable {
    case own
    case goodreads
  }

  private let dialect: Dialect
  private let dates: FileDates

  /// `order` is the order of day, month and year, if given.
  package init(_ dialect: Dialect = .own, zone: any ZoneRules, order: DateOrder? = nil) {
    self.dialect = dialect
    dates = FileDates(zone: zone, order: order)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    let file = try DatedFile(
      FileBeginning(source).source, zone: dates.zone, order: dates.order
    ) { source, evidence in
      var reader = CSVReader(source: source)
      if let columns = try reader.header().flatMap(BookTableColumns.init) {
        try reader.survey(columns.days, &evidence)
      }
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.header() else { return reader.report }
    guard let columns = BookTableColumns(header) else {
      throw DomainError.damaged(.noHeader(columns: BookTableColumns.needed))
    }
    file.tell(&reader.report)
    var shelved: (line: Int, records: Int)?
    var others = SkippedColumns(columns.others)
    while let record = try reader.next() {
      var row = BookRow(record: record, columns: columns, dates: file.dates)
      let book: ImportedBook
      do {
        book = try row.book()
      } catch DomainError.invalid(let issues) {
        reader.refuseLast(record, .invalid(issues))
        continue
      }
      let facts = try each(book)
      for fact in row.facts + facts { reader.report.warn(line: record.line, fact) }
      // If the description was not imported, neither were the values appended to it.
      guard !facts.contains(where: CSVBookFile.leavesDescription) else { continue }
      if row.hasShelves { shelved = (shelved?.line ?? record.line, (shelved?.records ?? 0) + 1) }
      others.take(record)
    }
    if columns.program == "CSV" {
      others.reportDescribed(&reader.report)
    } else {
      others.tell(&reader.report)
    }
    if let shelved {
      reader.report.warn(line: shelved.line, .shelvesInDescription(records: shelved.records))
    }
    reader.report.format = columns.program
    return reader.report
  }

  private static func leavesDescription(_ fact: ImportFact) -> Bool {
    if case .existingDiffers(_, let fields) = fact {
      return fields.contains(BookField.description.name)
    }
    return false
  }

  package func makeWriter() -> any BookFileWriter {
    switch dialect {
    case .own: NativeBookTable(dates: dates)
    case .goodreads: GoodreadsTable(dates: dates)
    }
  }
}

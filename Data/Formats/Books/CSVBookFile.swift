import HearthDomain

/// Books as a table with a header; columns may be in any order.
///
/// Reads tables of this program, Goodreads, StoryGraph and others. Writes this program's or
/// Goodreads' columns.
package struct CSVBookFile: BookFile {
  /// Whose columns are written.
  package enum Dialect: Hashable, Sendable {
    case native
    case goodreads
  }

  private let dialect: Dialect
  private let dates: FileDates

  /// `order` is the order of day, month and year in dates, if known.
  package init(_ dialect: Dialect = .native, zone: any ZoneRules, order: DateOrder? = nil) {
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
      if let columns = try reader.readHeader().flatMap(BookTableColumns.init) {
        try reader.survey(columns.dateColumns, &evidence)
      }
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.readHeader() else { return reader.report }
    guard let columns = BookTableColumns(header) else {
      throw DomainError.damaged(.noHeader(columns: BookTableColumns.requiredColumns))
    }
    file.addNote(&reader.report)
    var shelved: (line: Int, records: Int)?
    var others = SkippedColumns(columns.unmatched)
    while let record = try reader.next() {
      var row = BookRow(record: record, columns: columns, dates: file.dates)
      let book: ImportedBook
      do {
        book = try row.parseBook()
      } catch DomainError.invalid(let issues) {
        reader.markLastSkipped(record, .invalid(issues))
        continue
      }
      let facts = try each(book)
      for fact in row.facts + facts { reader.report.warn(line: record.line, fact) }
      // Values that were to be appended to the description are lost if the description was not
      // imported.
      guard !facts.contains(where: CSVBookFile.isDescriptionSkipped) else { continue }
      if row.hasShelves { shelved = (shelved?.line ?? record.line, (shelved?.records ?? 0) + 1) }
      others.examine(record)
    }
    if columns.program == "CSV" {
      others.noteDescribed(&reader.report)
    } else {
      others.noteSkipped(&reader.report)
    }
    if let shelved {
      reader.report.warn(line: shelved.line, .shelvesInDescription(records: shelved.records))
    }
    reader.report.format = columns.program
    return reader.report
  }

  private static func isDescriptionSkipped(_ fact: ImportFact) -> Bool {
    if case .existingDiffers(_, let fields) = fact {
      return fields.contains(BookField.description.columnName)
    }
    return false
  }

  package func makeWriter() -> any BookFileWriter {
    switch dialect {
    case .native: NativeBookTable(dates: dates)
    case .goodreads: GoodreadsTable(dates: dates)
    }
  }
}

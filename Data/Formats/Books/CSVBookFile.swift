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
  private let hints: ImportHints

  package init(
    _ dialect: Dialect = .native, zone: any ZoneRules, hints: ImportHints = ImportHints()
  ) {
    (self.dialect, self.hints) = (dialect, hints)
    dates = FileDates(zone: zone, order: hints.dateOrder)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    var shelved: (line: Int, records: Int)?
    var others = SkippedColumns()
    let file = RereadSource(try FileBeginning(source).source)
    let (maximum, note) = try highestRating(file.peek)
    var report = try TableReader(zone: dates.zone, hints: hints).readRows(
      file.next, required: BookProgram.requiredColumns, notes: note.map { [$0] } ?? [],
      columns: BookProgram.columns
    ) { record, dates, report in
      var row = BookRow(record, dates, ratingMaximum: maximum)
      let book = try row.parseBook()
      let facts = try each(book)
      for fact in row.facts + facts { report.warn(line: record.line, fact) }
      // Values that were to be appended to the description are lost if the description was not
      // imported.
      guard !facts.contains(where: CSVBookFile.isDescriptionSkipped) else { return }
      if row.hasShelves { shelved = (shelved?.line ?? record.line, (shelved?.records ?? 0) + 1) }
      others.count(record.otherValues, line: record.line)
    }
    others.note(&report, areDescribed: report.format == CSVReader.formatName)
    if let shelved {
      report.warn(line: shelved.line, .shelvesInDescription(records: shelved.records))
    }
    return report
  }

  /// Returns the maximum of the ratings. In a table of an unknown program, it is what the user
  /// said, or that of the scale that contains them, with a note to the user; otherwise five.
  private func highestRating(
    _ source: @escaping () throws -> [UInt8]
  ) throws -> (maximum: Int, note: ImportNote?) {
    var reader = CSVReader(source: source)
    guard let header = try reader.readHeader(),
      let columns = BookProgram.columns(header.renamed(hints)), columns.isOfUnknownProgram
    else { return (5, nil) }
    if let said = hints.levels.scaleMaximum { return (said, nil) }
    guard let column = columns[.rating].first?.index,
      let highest = try ScoredFile.highest(in: column, &reader, NamedLevels()), highest.value > 5
    else { return (5, nil) }
    return (highest.likelyMaximum, highest.scaleNote)
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

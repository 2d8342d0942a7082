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
    var report = try TableReader(zone: dates.zone, hints: hints).readRows(
      FileBeginning(source).source, required: BookProgram.requiredColumns,
      columns: BookProgram.columns
    ) { record, dates, report in
      var row = BookRow(record, dates)
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

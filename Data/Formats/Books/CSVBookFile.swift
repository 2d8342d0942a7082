import HearthDomain

/// Books as a table whose first line names its columns, in any order.
///
/// It reads what this program, Goodreads, StoryGraph and others write; it writes the columns of
/// this program or those of Goodreads.
package struct CSVBookFile: BookFile {
  /// Whose columns are written.
  package enum Dialect: Hashable, Sendable {
    case own
    case goodreads
  }

  private let dialect: Dialect
  private let moment: SayingMoment

  package init(_ dialect: Dialect = .own, zone: any ZoneRules) {
    self.dialect = dialect
    moment = SayingMoment(zone: zone)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    var reader = CSVReader(source: try FileBeginning(source).source)
    guard let header = try reader.header() else { return reader.report }
    guard let columns = BookColumns(header) else {
      throw DomainError.damaged(.noHeader(columns: BookColumns.needed))
    }
    while let record = try reader.next() {
      var row = BookRow(record, columns, moment)
      let book: ImportedBook
      do {
        book = try row.book()
      } catch DomainError.invalid(let issues) {
        reader.refuseLast(record, .invalid(issues))
        continue
      }
      for fact in try row.facts + each(book) { reader.report.warn(line: record.line, fact) }
    }
    return reader.report
  }

  package func makeWriter() -> any BookFileWriter {
    switch dialect {
    case .own: OwnBookTable(moment: moment)
    case .goodreads: GoodreadsTable(moment: moment)
    }
  }
}

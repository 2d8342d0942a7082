import HearthDomain

/// Reads a file for a catalogue: a table with a header, or a dump of Open Library.
struct CatalogueReader {
  /// Calls the body with each book. Reports unreadable ones with their lines. Keeps only one book
  /// in memory.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (BookDetails) throws -> Void
  ) throws -> ImportReport {
    let beginning = try FileBeginning(source)
    return beginning.bytes.starts(with: "/type/".utf8)
      ? try readDump(beginning.source, each)
      : try CSVBookFile(zone: FixedZone.utc).read(beginning.source) {
        try each($0.details)
        return []
      }
  }

  private func readDump(
    _ source: @escaping () throws -> [UInt8], _ each: (BookDetails) throws -> Void
  ) throws -> ImportReport {
    var lines = TextLines(limit: CSVReader.maxRecordSize, source: source)
    var report = ImportReport()
    while let line = try lines.next() {
      if line.bytes.isEmpty { continue }
      guard !line.isCut else {
        report.skip(line: line.number, .tooLarge(limit: CSVReader.maxRecordSize))
        continue
      }
      do {
        guard let details = try OpenLibraryLine(line.bytes).details() else { continue }
        report.countRead()
        try each(details)
      } catch let error as UnreadableRecord {
        report.skip(line: line.number, error.fact)
      } catch DomainError.invalid(let issues) {
        report.skip(line: line.number, .invalid(issues))
      }
    }
    return report
  }
}

import HearthDomain

/// A file of books. Its format is detected from its beginning: JSON, otherwise a table.
package struct DetectedBookFile: BookFile {
  private let json: JSONBookFile
  private let table: CSVBookFile
  private let hints: ImportHints

  /// `zone` is the user's zone, for dates without one.
  package init(zone: any ZoneRules, hints: ImportHints = ImportHints()) {
    json = JSONBookFile(zone: zone, order: hints.dateOrder)
    table = CSVBookFile(zone: zone, hints: hints)
    self.hints = hints
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .books, hints) {
      $0.isJSON ? try json.read($0.source, each: each) : try table.read($0.source, each: each)
    }
  }

  // Write JSON, the only format that loses nothing.
  package func makeWriter() -> any BookFileWriter { json.makeWriter() }
}

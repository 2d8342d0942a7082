import HearthDomain

/// A file of books. Its format is detected from its beginning: JSON, otherwise a table.
package struct DetectedBookFile: BookFile {
  private let json: JSONBookFile
  private let table: CSVBookFile

  /// `zone` is the user's zone, for dates without one. `order` is the order of day, month and year
  /// in dates, if known.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    json = JSONBookFile(zone: zone, order: order)
    table = CSVBookFile(zone: zone, order: order)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .books) {
      $0.isJSON ? try json.read($0.source, each: each) : try table.read($0.source, each: each)
    }
  }

  // Write JSON, the only format that loses nothing.
  package func makeWriter() -> any BookFileWriter { json.makeWriter() }
}

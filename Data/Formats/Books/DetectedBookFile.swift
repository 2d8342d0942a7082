import HearthDomain

/// A file of books whose format is detected from its beginning: this program's JSON, else a table.
package struct DetectedBookFile: BookFile {
  private let json: JSONBookFile
  private let table: CSVBookFile

  /// `zone` is the user's zone, for dates without a zone. `order` is the order of day, month and
  /// year, if given.
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

  // JSON is the format without any loss.
  package func makeWriter() -> any BookFileWriter { json.makeWriter() }
}

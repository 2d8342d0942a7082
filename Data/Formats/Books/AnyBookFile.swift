import HearthDomain

/// A file of books whose format is told by how it begins: JSON of this program, or else a table of
/// any program.
package struct AnyBookFile: BookFile {
  private let json: JSONBookFile
  private let table: CSVBookFile

  /// `zone` is where the user lives, for days that name no zone; `order` is that of the parts of
  /// dates, where somebody says it.
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

  // What tells nothing of its own is written so that nothing is left out.
  package func makeWriter() -> any BookFileWriter { json.makeWriter() }
}

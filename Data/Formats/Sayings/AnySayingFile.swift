import HearthDomain

/// A file of sayings whose format is told by how it begins: JSON, a table with a header, and
/// everything else is fortune.
package struct AnySayingFile: SayingFile {
  private let fortune: FortuneSayingFile
  private let csv: CSVSayingFile
  private let json: JSONSayingFile

  /// Takes the bytes of the `.dat` file beside it, or none where there is none.
  package init(index: [UInt8] = [], zone: any ZoneRules, order: DateOrder? = nil) {
    fortune = FortuneSayingFile(index: index)
    csv = CSVSayingFile(zone: zone, order: order)
    json = JSONSayingFile(zone: zone)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .sayings) {
      try file($0).read($0.source, each: each)
    }
  }

  private func file(_ beginning: FileBeginning) -> any SayingFile {
    if beginning.isJSON { return json }
    return beginning.header.map(CSVSayingFile.isHeader) == true ? csv : fortune
  }

  /// What tells nothing of its own is written so that nothing is left out.
  package func makeWriter() -> any SayingFileWriter { json.makeWriter() }
}

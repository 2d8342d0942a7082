import HearthDomain

/// A file of sayings. Its format is detected from its beginning, not from its name: JSON, a table
/// with a header, otherwise fortune.
package struct DetectedSayingFile: SayingFile {
  private let fortune: FortuneSayingFile
  private let table: TableSayingFile
  private let otherwise: any SayingFile
  private let zone: any ZoneRules
  private let hints: ImportHints

  /// `index` is the `.dat` file, empty if there is none. `otherwise` reads texts whose format is
  /// not certain: fortune by default, or the format that the file name suggests.
  package init(
    index: [UInt8] = [], zone: any ZoneRules, hints: ImportHints = ImportHints(),
    otherwise: (any SayingFile)? = nil
  ) {
    fortune = FortuneSayingFile(index: index)
    // JSON is the only format that loses nothing.
    table = TableSayingFile(.json, zone: zone, hints: hints)
    self.otherwise = otherwise ?? fortune
    (self.zone, self.hints) = (zone, hints)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .sayings, hints) { beginning in
      let file = format(beginning)
      var lines = 0
      var report = try file.read(beginning.source) {
        let texts = [$0.details.korean?.value, $0.details.english?.value].compactMap { $0 }
        lines = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isNewline).count }
        try each($0)
      }
      // Warn about a list with one saying per line: without separators, it is read as a single
      // fortune entry.
      if file is FortuneSayingFile, !beginning.hasFortuneSeparators, report.readCount == 1,
        lines > 1
      {
        report.warn(line: 1, .unseparatedLines(lines: lines))
      }
      return report
    }
  }

  private func format(_ beginning: FileBeginning) -> any SayingFile {
    if beginning.isJSON { return beginning.isProse ? fortune : table }
    guard let header = beginning.header else { return otherwise }
    let csv = TableSayingFile(zone: zone, hints: hints)
    if SayingProgram.isHeader(header) { return csv }
    if beginning.hasFortuneSeparators { return fortune }
    return SayingProgram.isSingleColumn(header) && !beginning.isOneLine ? csv : otherwise
  }

  package func makeWriter() -> any SayingFileWriter { table.makeWriter() }
}

import HearthDomain

/// A file of moods. Its format is detected from its beginning: JSON of this program or another
/// journal; a table of this program, Daylio or Bearable; a calendar with journal entries; otherwise
/// jrnl.
package struct AnyMoodFile: MoodFile {
  private let jrnl: JrnlMoodFile
  private let daylio: DaylioMoodFile
  private let bearable: BearableTable
  private let csv: CSVMoodFile
  private let json: JSONMoodFile
  private let journal: JournalCalendar

  /// `zone` is the user's zone, for times without a zone; `zones` finds zones by name.
  package init(
    zone: any ZoneRules, zones: @escaping @Sendable (String) -> (any ZoneRules)?,
    hints: ImportHints = ImportHints()
  ) {
    jrnl = JrnlMoodFile(zone: zone, order: hints.dateOrder)
    daylio = DaylioMoodFile(zone: zone, hints: hints)
    bearable = BearableTable(zone: zone, order: hints.dateOrder)
    csv = CSVMoodFile(zone: zone, hints: hints)
    json = JSONMoodFile(zone: zone, zones: zones, order: hints.dateOrder)
    journal = JournalCalendar(zone: zone, zones: zones)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .moods) {
      if $0.isCalendar { return try journal.read($0.source, each: each) }
      if !$0.isJSON, $0.header.map(BearableTable.isHeader) == true {
        return try bearable.read($0.source, each: each)
      }
      if let file = format($0) { return try file.read($0.source, each: each) }
      let report = try jrnl.read($0.source, each: each)
      // A table with unknown columns was read as jrnl, but contains no entries of it.
      guard report.readCount > 0 || !$0.isTable else {
        throw DomainError.damaged(.noHeader(columns: CSVMoodFile.typicalColumns))
      }
      return report
    }
  }

  /// Returns the format of the file; nil if the beginning fits none but jrnl, which has no
  /// distinctive beginning.
  private func format(_ beginning: FileBeginning) -> (any MoodFile)? {
    if beginning.isDaylioBackup { return daylio }
    if beginning.isJSON { return json }
    guard let header = beginning.header else { return nil }
    if DaylioMoodFile.isHeader(header) { return daylio }
    return CSVMoodFile.mayBeHeader(header) ? csv : nil
  }

  // Write JSON, the only format that loses nothing.
  package var header: [UInt8] { json.header }
  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    json.bytes(of: mood, isFirst: isFirst)
  }
  package var footer: [UInt8] { json.footer }
}

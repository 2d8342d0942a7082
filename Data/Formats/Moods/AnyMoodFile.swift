import HearthDomain

/// A file of moods whose format is told by how it begins: JSON of this program or of another
/// journal, a table of this program, of Daylio or of Bearable, a calendar with a journal, and
/// everything else is a journal of jrnl.
package struct AnyMoodFile: MoodFile {
  private let jrnl: JrnlMoodFile
  private let daylio: DaylioMoodFile
  private let bearable: BearableTable
  private let csv: CSVMoodFile
  private let json: JSONMoodFile
  private let journal: JournalCalendar

  /// `zone` is where the user lives, for times that name no zone; `zones` finds the others.
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
      if let file = file($0) { return try file.read($0.source, each: each) }
      let report = try jrnl.read($0.source, each: each)
      // A table of which no column is known has nothing that begins as an entry does.
      guard report.read > 0 || !$0.isTable else {
        throw DomainError.damaged(.noHeader(columns: CSVMoodFile.needed))
      }
      return report
    }
  }

  /// Nil for what can only be a journal of jrnl.
  private func file(_ beginning: FileBeginning) -> (any MoodFile)? {
    if beginning.isDaylioBackup { return daylio }
    if beginning.isJSON { return json }
    guard let header = beginning.header else { return nil }
    if DaylioMoodFile.isHeader(header) { return daylio }
    return CSVMoodFile.mayBeHeader(header) ? csv : nil
  }

  // What tells nothing of its own is written so that nothing is left out.
  package var opening: [UInt8] { json.opening }
  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    json.bytes(of: mood, isFirst: isFirst)
  }
  package var closing: [UInt8] { json.closing }
}

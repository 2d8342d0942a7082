import HearthDomain

/// A file of moods. Its format is detected from its beginning: a table or JSON of any program; a
/// calendar with journal entries; otherwise jrnl.
package struct AnyMoodFile: MoodFile {
  private let jrnl: JrnlMoodFile
  private let table: TableMoodFile
  private let journal: JournalCalendar
  private let hints: ImportHints

  /// `zone` is the user's zone, for times without a zone; `zones` finds zones by name.
  package init(
    zone: any ZoneRules, zones: @escaping @Sendable (String) -> (any ZoneRules)?,
    hints: ImportHints = ImportHints()
  ) {
    jrnl = JrnlMoodFile(zone: zone, order: hints.dateOrder)
    // JSON is the only format that loses nothing.
    table = TableMoodFile(.json, zone: zone, zones: zones, hints: hints)
    journal = JournalCalendar(zone: zone, zones: zones)
    self.hints = hints
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .moods, hints) {
      if $0.isCalendar { return try journal.read($0.source, each: each) }
      let hasColumns = $0.header.flatMap(MoodProgram.columns) != nil
      if $0.isDaylioBackup || $0.isJSON || hasColumns { return try table.read($0, each: each) }
      let report = try jrnl.read($0.source, each: each)
      // A table with unknown columns was read as jrnl, but contains no entries of it.
      if report.readCount == 0, $0.isTable, let header = $0.header {
        _ = try table.reader.columns(header, MoodProgram.columns, MoodProgram.typicalColumns)
      }
      return report
    }
  }

  package var header: [UInt8] { table.header }
  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    table.bytes(of: mood, isFirst: isFirst)
  }
  package var footer: [UInt8] { table.footer }
}

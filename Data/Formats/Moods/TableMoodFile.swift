import HearthDomain
import JSONText

/// Moods as a table, or as JSON objects, of this and other programs (``MoodProgram``).
///
/// Unknown names of moods are reported all at once: ``Damage/unknownMoods(_:)``.
package struct TableMoodFile: MoodFile {
  /// What is written.
  package enum Dialect: Hashable, Sendable {
    case csv
    case json
  }

  let dialect: Dialect
  private let zone: any ZoneRules
  private let zones: @Sendable (String) -> (any ZoneRules)?
  private let hints: ImportHints
  let reader: TableReader<MoodPart>

  /// `zone` is the user's zone, for times without a zone; `zones` finds zones by name.
  package init(
    _ dialect: Dialect = .csv, zone: any ZoneRules,
    zones: @escaping @Sendable (String) -> (any ZoneRules)? = { _ in nil },
    hints: ImportHints = ImportHints()
  ) {
    (self.dialect, self.zone, self.zones, self.hints) = (dialect, zone, zones, hints)
    reader = TableReader(zone: zone, hints: hints)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    try read(FileBeginning(source, hints), each: each)
  }

  func read(
    _ file: FileBeginning, each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    if file.isDaylioBackup { return try readBackup(file.source, each: each) }
    if file.isJSON { return try readObjects(file.source, each: each) }
    if file.header.map(MoodProgram.bearable.isProgram(of:)) == true {
      return try readBearable(file.source, each: each)
    }
    return try readRows(file.source, each: each)
  }

  private func readRows(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let scored = try ScoredFile(source, hints) {
      MoodProgram.isOwn($0) ? nil : LevelColumn($0)
    }
    var delivery = MoodDelivery()
    var moods = moodReader(scored.levels)
    moods.formerLevels = scored.earlierLevels
    var unknown = UnknownNames()
    var firstRead: Int?
    var report = try reader.readRows(
      scored.source, required: MoodProgram.typicalColumns, notes: scored.notes,
      columns: MoodProgram.columns
    ) { record, dates, report in
      let mood = try moods.mood(record, of: nil, dates, &unknown)
      if !unknown.assumedLevels.isEmpty { firstRead = firstRead ?? record.line }
      let isAsked = !unknown.isEmpty
      try delivery.deliver(mood, &report) { isAsked ? nil : try each($0) }
    }
    if !unknown.isEmpty { throw DomainError.damaged(.unknownMoods(unknown.counts)) }
    if let firstRead { report.warn(line: firstRead, .namesRead(unknown.assumedLevels)) }
    delivery.reportGaps(&report)
    return report
  }

  private func readObjects(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let programs = MoodProgram.jsonPrograms
    var delivery = MoodDelivery()
    let moods = moodReader()
    var unknown = UnknownNames()
    var report = try reader.readObjects(
      source, lists: ["items", "entries"],
      keys: ["memo"] + MoodProgram.journey.table.marks[0] + MoodProgram.keep.table.marks[0],
      of: programs.map { $0.table }
    ) { record, dates, report in
      let program = programs.first { $0.table.name == record.columns.program }
      try delivery.deliver(moods.mood(record, of: program, dates, &unknown), &report, to: each)
    }
    delivery.reportGaps(&report)
    return report
  }

  private func readBackup(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var delivery = MoodDelivery()
    let (moods, dates) = (moodReader(), FileDates(zone: zone))
    var unknown = UnknownNames()
    var backup = DaylioBackup(zone: zone)
    var report = try backup.read(source)
    for entry in backup.entries {
      do {
        let record = try backup.record(of: entry.fields, line: entry.line)
        report.countRead()
        try delivery.deliver(moods.mood(record, of: nil, dates, &unknown), &report, to: each)
      } catch let error as UnreadableRecord {
        report.skip(line: entry.line, error.fact)
      }
    }
    delivery.reportGaps(&report)
    report.format = "Daylio"
    return report
  }

  /// Reads Bearable's table. Keeps the whole file in memory, since the range of mood scores is
  /// known only at its end.
  private func readBearable(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var days = BearableDays()
    var report = try reader.readRows(
      source, required: MoodProgram.typicalColumns, columns: MoodProgram.columns
    ) { record, dates, _ in try days.add(record, dates) }
    var delivery = MoodDelivery()
    var unknown = UnknownNames()
    let (moods, dates) = (moodReader(), FileDates(zone: zone))
    for record in days.records {
      try delivery.deliver(moods.mood(record, of: nil, dates, &unknown), &report, to: each)
    }
    delivery.reportGaps(&report)
    return report
  }

  private func moodReader(_ levels: LevelReader? = nil) -> MoodRecordReader {
    MoodRecordReader(
      zone: zone, zones: CachedZones(zones),
      levels: levels
        ?? LevelReader(namedLevels: hints.levels, scaleMaximum: 100, isScore: true))
  }
}

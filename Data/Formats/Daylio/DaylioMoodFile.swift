import HearthDomain

/// Moods from Daylio's CSV export or backup, from How We Feel, or from a custom table with names of
/// moods.
///
/// The memo contains the title, the note and the scales, each on its own line. Activities become
/// tags; those that cannot are added to the memo, and so is a mood name without a known level.
/// Unknown names are reported all at once: ``Damage/unknownMoods(_:)``.
package struct DaylioMoodFile: MoodFile {
  private static let requiredColumns = ["full_date", "time", "mood"]
  /// Names of the text column.
  static let noteColumnNames = ["note", "notes", "memo", "text", "entry", "메모", "일기", "내용"]

  private let zone: any ZoneRules
  private let hints: ImportHints
  private let writer: CSVMoodFile

  /// `zone` is the user's zone, as Daylio does not record one.
  package init(zone: any ZoneRules, hints: ImportHints = ImportHints()) {
    self.zone = zone
    self.hints = hints
    writer = CSVMoodFile(zone: zone)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let beginning = try FileBeginning(source)
    if beginning.isDaylioBackup {
      return try DaylioBackup(zone: zone).read(beginning.source, each: each)
    }
    let scored = try ScoredFile(beginning.source, hints) { LevelColumn($0) }
    let file = try DatedFile(scored.source, zone: zone, order: hints.dateOrder) {
      var reader = CSVReader(source: $0)
      guard let header = try reader.readHeader().map(DaylioColumns.init) else { return }
      try reader.survey([header.fullDate ?? header.date], years: header.year, &$1)
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.readHeader() else { return reader.report }
    guard DaylioMoodFile.isHeader(header) else {
      throw DomainError.damaged(.noHeader(columns: DaylioMoodFile.requiredColumns))
    }
    file.addNote(&reader.report)
    scored.addNote(&reader.report)
    let columns = DaylioColumns(header)
    reader.report.format = columns.program
    return try reader.moods(to: each) { record, unknown in
      let row = DaylioRow(record, columns)
      var levels = scored.levels
      // Without a score, the level comes from the mood's name.
      if row.score.isEmpty { levels.isScore = false }
      var mood = try mood(row, file.dates)
      mood.setLevel(try levels.level(row.levels, &unknown))
      mood.formerLevels = scored.earlierLevels(row.levels)
      return mood
    }
  }

  static func isHeader(_ header: CSVHeader) -> Bool {
    LevelColumn(header, named: LevelColumn.moodNames) != nil
      && header["full_date", "date", "날짜"] != nil
  }

  private func mood(_ row: DaylioRow, _ dates: FileDates) throws -> FoundMood {
    var gaps: [MoodGap] = []
    let moment = try row.moment(dates, &gaps)
    var mood = FoundMood(line: row.line, moment: moment.moodMoment(in: zone))
    mood.gaps = gaps + row.unsupportedColumns.map { .dropped(field: $0) }
    if row.score.isEmpty, row.moods.isEmpty {
      throw UnreadableRecord(row.isEmpty ? .empty : .missing(field: "level"))
    }
    mood.fill(
      called: row.mood,
      isNamed: !row.score.isEmpty || row.moods.contains(where: LevelReader.hasMoreThanLevel),
      [row.title, row.note] + row.thoughts, activities: row.activities, scales: row.scales)
    return mood
  }

  // Write this program's table, since Daylio's table would need a mood name for every level.
  package var header: [UInt8] { writer.header }
  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    writer.bytes(of: mood, isFirst: isFirst)
  }
  package var footer: [UInt8] { writer.footer }
}

/// Columns of the table, which differ between versions.
private struct DaylioColumns {
  let fullDate, year, date, time, mood, score, activities, words, scales, title, note: Int?
  /// Program that wrote the table; "CSV" if unknown.
  let program: String
  /// Columns with tags; How We Feel has one for each kind of tags. `thoughts` are columns with
  /// answers to its questions; `unsupported` are those that a memo cannot contain, such as sleep
  /// data.
  let tags: [Int]
  let thoughts, unsupported: [(name: String, column: Int)]

  init(_ header: CSVHeader) {
    (fullDate, year, date) = (header["full_date"], header["year"], header["date", "날짜"])
    time = header["time", "시간", "시각"]
    mood = LevelColumn(header, named: LevelColumn.moodNames)?.column
    score = LevelColumn(header, named: LevelColumn.scoreNames)?.column
    (activities, words) = (header["activities"], header["tags", "태그"])
    (scales, title) = (header["scales"], header["note_title", "title", "name", "제목", "이름"])
    note = header.column(named: DaylioMoodFile.noteColumnNames)
    let isDaylio = header["full_date", "activities", "weekday"] != nil
    let isHowWeFeel = header.names.contains { $0.lowercased().hasPrefix("tags (") }
    program = isHowWeFeel ? "How We Feel" : isDaylio ? "Daylio" : "CSV"
    tags = header.names.indices.filter { header.names[$0].lowercased().hasPrefix("tags (") }
    func columns(_ names: [String]) -> [(String, Int)] {
      names.compactMap { name in header[name].map { (name, $0) } }
    }
    thoughts = tags.isEmpty ? [] : columns(["reflections", "takeaways"])
    let single: [Int?] = [
      fullDate, year, date, time, mood, score, activities, words, scales, title, note,
    ]
    let several: [Int?] = tags + thoughts.map(\.column)
    unsupported = header.otherColumns(
      besides: single + several, named: ["weekday", "mood key", "mood keys", "locale"]
    )
    // Skip the column of keys that How We Feel adds to each of its tag columns.
    .filter { !$0.name.lowercased().hasPrefix("tags key (") }
    .map { ($0.name.lowercased(), $0.column) }
  }
}

/// A row of the table, with blanks at the ends of values removed.
private struct DaylioRow {
  let line: Int
  let time, mood, score, scales, title, note: String
  /// Names of the moods; How We Feel allows several.
  let moods: [String]
  let activities: [String]
  /// Texts other than the note.
  let thoughts: [String]
  /// Columns with values that are not imported.
  let unsupportedColumns: [String]
  private let fullDate, year, date: String

  init(_ record: CSVRecord, _ columns: DaylioColumns) {
    let text = record.text
    line = record.line
    (time, mood, scales) = (text(columns.time), text(columns.mood), text(columns.scales))
    score = text(columns.score)
    moods = columns.tags.isEmpty ? [mood].filter { !$0.isEmpty } : DaylioRow.list(mood, ",")
    let words = TagList.words(of: text(columns.words), isOwn: false).map(\.withoutBlanks)
    activities =
      DaylioRow.list(text(columns.activities), "|") + words.filter { !$0.isEmpty }
      + columns.tags.flatMap { DaylioRow.list(text($0), ",") }
    // How We Feel writes an empty list for no answer.
    thoughts = columns.thoughts.map { text($0.column) }.filter { $0 != "[]" }
    unsupportedColumns = columns.unsupported.filter { !["", "0", "0.0"].contains(text($0.column)) }
      .map(\.name)
    (title, note) = (text(columns.title), DaylioNote.text(of: text(columns.note)))
    (fullDate, year, date) = (text(columns.fullDate), text(columns.year), text(columns.date))
  }

  /// Texts that determine the level: the score or, if there is none, the names of moods, which may
  /// be unknown.
  var levels: [String] { score.isEmpty ? moods : [score] }

  /// Whether the row contains nothing but a date.
  var isEmpty: Bool {
    activities.isEmpty && ([title, note, scales] + thoughts).allSatisfy(\.isEmpty)
  }

  private static func list(_ activities: String, _ separator: Character) -> [String] {
    activities.split(separator: separator).map(\.withoutBlanks).filter { !$0.isEmpty }
  }

  /// Returns the moment of the entry: from the full date, or from the localized date and the year.
  /// If the time column is empty, uses a time in the date column.
  func moment(
    _ dates: FileDates, _ gaps: inout [MoodGap]
  ) throws(UnreadableRecord) -> FileMoment {
    for text in [fullDate, date] where !text.isEmpty {
      guard let moment = dates.moment(text, in: Int(year)) else { continue }
      if time.isEmpty, !moment.hasTime, let written = WrittenMoment(FileDates.stripped(date)),
        let time = written.time
      {
        return moment.withTime(time, written.clock)
      }
      return try moment.with(time: time, in: dates.zone, &gaps)
    }
    let field = fullDate.isEmpty ? "date" : "full_date"
    throw UnreadableRecord(field, fullDate.isEmpty ? date : fullDate)
  }
}

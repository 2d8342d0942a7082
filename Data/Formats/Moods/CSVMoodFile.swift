import HearthDomain

/// Moods as a table: `id,at,day,level,shape,color,memo,x,y,tags`, with columns in any order.
///
/// An import uses `level`, `memo`, `x`, `y`, `tags`, and `at` or else `day` (or `date`) with
/// `time`; this program's other columns are derived from these. Tags are separated by `;`, in other
/// programs' tables also by commas and `|`.
package struct CSVMoodFile: MoodFile {
  static let columns = ["id", "at", "day", "level", "shape", "color", "memo", "x", "y", "tags"]
  /// Columns of which a table of moods has at least one.
  static let typicalColumns = ["at", "level", "memo"]

  private let zone: any ZoneRules
  private let hints: ImportHints

  /// `zone` is the user's zone, for times without an offset.
  package init(zone: any ZoneRules, hints: ImportHints = ImportHints()) {
    self.zone = zone
    self.hints = hints
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let scored = try ScoredFile(FileBeginning(source).source, hints) {
      let columns = Columns($0)
      return columns.isNative ? nil : columns.level
    }
    let file = try DatedFile(scored.source, zone: zone, order: hints.dateOrder) {
      var reader = CSVReader(source: $0)
      guard let header = try reader.readHeader().map(Columns.init) else { return }
      try reader.survey([header.at, header.day], &$1)
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.readHeader() else { return reader.report }
    guard CSVMoodFile.mayBeHeader(header) else {
      throw DomainError.damaged(.noHeader(columns: CSVMoodFile.typicalColumns))
    }
    file.addNote(&reader.report)
    scored.addNote(&reader.report)
    let columns = Columns(header)
    reader.report.format = columns.isNative ? "Hearth" : "CSV"
    return try reader.moods(to: each) { record, unknown in
      try mood(record, columns, file.dates, scored, &unknown)
    }
  }

  /// Whether the table may contain moods. This is not certain: a table of films has dates and
  /// ratings, too.
  static func mayBeHeader(_ header: CSVHeader) -> Bool {
    let columns = Columns(header)
    return (columns.at ?? columns.day) != nil && (columns.level != nil || columns.memo != nil)
  }

  static func isHeader(_ header: CSVHeader) -> Bool {
    let isSure = LevelColumn(header, named: LevelColumn.certainNames + LevelColumn.moodNames) != nil
    return mayBeHeader(header) && (isSure || Columns(header).memo != nil)
  }

  /// Whether the table has levels and days, as only tables of moods have.
  static func hasLevels(_ header: CSVHeader) -> Bool {
    LevelColumn(header, named: LevelColumn.certainNames) != nil
  }

  private struct Columns {
    let at, day, time, memo, x, y, tags: Int?
    let level: LevelColumn?
    /// Columns that a mood has no field for.
    let unsupportedColumns: [(name: String, column: Int)]

    init(_ header: CSVHeader) {
      (at, day, time) = (
        header["at", "timestamp", "일시"], header["day", "date", "날짜"], header["time", "시간", "시각"]
      )
      level = LevelColumn(header)
      // Other names of text columns count only beside a level, since any table may have such
      // columns.
      let texts = level.flatMap { _ in header.column(named: DaylioMoodFile.noteColumnNames) }
      memo = header["memo", "메모"] ?? texts
      (x, y) = (header["x"], header["y"])
      tags = header["tags", "tag", "태그"]
      // This program's derived columns are not reported as unsupported.
      unsupportedColumns = header.otherColumns(
        besides: [at, day, time, level?.column, memo, x, y, tags],
        named: ["id", "day", "shape", "color"])
    }

    /// Whether this program wrote the table.
    var isNative: Bool { x != nil && level?.isNative == true }
  }

  private func mood(
    _ record: CSVRecord, _ columns: Columns, _ dates: FileDates, _ scored: ScoredFile,
    _ unknown: inout UnknownNames
  ) throws -> FoundMood {
    var gaps: [MoodGap] = []
    let moment = try moment(record, columns, dates, &gaps)
    let felt = record.text(columns.level?.column)
    var mood = FoundMood(line: record.line, moment: moment, text: record[columns.memo] ?? "")
    // Append the mood's name, because lists display the first line. Earlier versions put it first,
    // and treated stars as a name.
    if !felt.isEmpty, LevelReader.number(felt) == nil {
      mood.formerTexts = [mood.text.withoutBlanks.isEmpty ? felt : felt + "\n" + mood.text]
    }
    if LevelReader.hasMoreThanLevel(felt) { mood.append(felt) }
    mood.gaps =
      gaps
      + columns.unsupportedColumns.filter { !record.text($0.column).isEmpty }
      .map { .dropped(field: ImportFact.excerpt($0.name)) }
    let dropped = mood.setTags(
      TagList.words(of: record[columns.tags] ?? "", isOwn: columns.isNative))
    if !dropped.isEmpty { mood.warnings.append(.dropped(dropped)) }
    let level = try scored.levels.level([felt], &unknown)
    if level == nil, mood.tags.isEmpty, mood.text.allSatisfy(\.isWhitespace) {
      throw UnreadableRecord(.empty)
    }
    // If the table has a level column, a row without a level does not get an invented one.
    if felt.isEmpty, columns.level != nil { throw UnreadableRecord(.missing(field: "level")) }
    mood.setLevel(level)
    mood.formerLevels = scored.earlierLevels([felt])
    mood.place = CanvasPosition(across: record[columns.x], down: record[columns.y])
    return mood
  }

  private func moment(
    _ record: CSVRecord, _ columns: Columns, _ dates: FileDates, _ gaps: inout [MoodGap]
  ) throws -> MoodMoment {
    if let at = record[columns.at], !at.isEmpty {
      guard let moment = dates.moment(at) else { throw UnreadableRecord("at", at) }
      return try moment.with(time: nil, in: zone, &gaps).moodMoment(in: zone)
    }
    guard let date = record[columns.day], !date.isEmpty else {
      throw UnreadableRecord(.missing(field: columns.at == nil ? "day" : "at"))
    }
    guard let moment = dates.moment(date) else { throw UnreadableRecord("day", date) }
    return try moment.with(time: record[columns.time], in: zone, &gaps).moodMoment(in: zone)
  }

  package var header: [UInt8] { CSVMoodFile.line(CSVMoodFile.columns) }

  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    CSVMoodFile.line([
      mood.id.fullForm, mood.moment.timestamp, mood.day.description,
      String(mood.level.value), String(mood.level.shape.number),
      mood.level.color(in: .canvas).description, mood.memo, mood.canvasPosition.x.description,
      mood.canvasPosition.y.description, TagList.text(of: mood.tags.values),
    ])
  }

  package var footer: [UInt8] { [] }

  private static func line(_ values: [String]) -> [UInt8] {
    var writer = CSVWriter()
    writer.write(values)
    return writer.bytes
  }
}

extension CanvasPosition {
  /// Parses a position, given as fractions of the canvas's width and height; nil if it is malformed
  /// or outside of the canvas.
  init?(across: String?, down: String?) {
    guard let across, let down, let x = Double(across), let y = Double(down),
      let across = Int(exactly: (x * 1000).rounded()),
      let down = Int(exactly: (y * 1000).rounded())
    else { return nil }
    self.init(across: across, down: down)
  }
}

extension MoodLevel {
  /// Returns the level. Throws ``UnreadableRecord`` if it is invalid.
  static func validated(_ value: Int) throws(UnreadableRecord) -> MoodLevel {
    do {
      return try MoodLevel(value)
    } catch DomainError.invalid(let issues) {
      throw UnreadableRecord(.invalid(issues))
    } catch {
      throw UnreadableRecord("level", String(value))
    }
  }
}

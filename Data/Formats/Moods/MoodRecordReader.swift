import HearthDomain

/// Converts the records of tables and JSON objects to moods.
struct MoodRecordReader {
  let zone: any ZoneRules
  let zones: CachedZones
  let levels: LevelReader
  /// Returns the levels that earlier imports may have read.
  var formerLevels: ([String]) -> [MoodLevel] = { _ in [] }

  typealias Record = TableRecord<MoodPart>

  /// Returns the mood of the record. Throws ``UnreadableRecord`` if it has none. Names of moods
  /// without a known level are added to `unknown`.
  func mood(
    _ record: Record, of program: MoodProgram?, _ dates: FileDates, _ unknown: inout UnknownNames
  ) throws -> FoundMood {
    var gaps: [MoodGap] = []
    var mood = FoundMood(line: record.line, moment: try moment(record, dates, &gaps))
    try fill(&mood, with: record, of: program)
    mood.place = CanvasPosition(
      across: try record.texts(.across).first, down: try record.texts(.down).first)
    if program?.isJrnl == true {
      mood.parseText(JrnlText(zone: zone))
    } else {
      mood.setLevel(
        try level(record, of: program, &unknown, &mood), isStated: mood.place != nil)
    }
    let lost = try record.others + record.texts(.lost)
    for field in lost where !gaps.contains(.dropped(field: field)) {
      gaps.append(.dropped(field: field))
    }
    mood.gaps += gaps
    try convertZone(of: &mood, record)
    return mood
  }

  // MARK: Time

  private func moment(
    _ record: Record, _ dates: FileDates, _ gaps: inout [MoodGap]
  ) throws -> MoodMoment {
    if let (name, text) = try record.named(.milliseconds).first {
      guard let milliseconds = Int64(text) else { throw UnreadableRecord(name, text) }
      return MoodMoment(Instant(milliseconds: milliseconds), in: zone)
    }
    let moments = try record.named(.moment).filter { !$0.text.allSatisfy(\.isWhitespace) }
    let days = try record.named(.day)
    let (year, time) = try (Int(record.text(.year)), record.text(.time))
    for (_, text) in moments.isEmpty ? days : moments {
      guard let moment = dates.moment(text, in: year) else { continue }
      if time.isEmpty, !moment.hasTime, let other = timed(days.map(\.text)) {
        return moment.withTime(other.time, other.clock).moodMoment(in: zone)
      }
      let isComplete = moment.hasTime && !moments.isEmpty
      return try moment.with(time: isComplete ? nil : time, in: zone, &gaps).moodMoment(in: zone)
    }
    if let (name, text) = (moments + days).first {
      throw UnreadableRecord(name, text.withoutBlanks)
    }
    let columns = record.columns
    let first = (columns[.milliseconds] + columns[.moment] + columns[.day]).first
    throw UnreadableRecord(.missing(field: first?.name ?? "at"))
  }

  /// Returns the time in the first of the texts that has one.
  private func timed(_ texts: [String]) -> (time: TimeOfDay, clock: FileMoment.Clock)? {
    texts.lazy.compactMap { text in
      WrittenMoment(FileDates.stripped(text)).flatMap { moment in
        moment.time.map { ($0, moment.clock) }
      }
    }.first
  }

  private func convertZone(of mood: inout FoundMood, _ record: Record) throws {
    guard let (field, name) = try record.named(.zone).first else { return }
    let named = zones.zone(name)
    mood.moment = MoodMoment(mood.moment.instant, in: named ?? zone)
    if named == nil {
      mood.warnings.append(.unusable(field: field, text: ImportFact.excerpt(name)))
    }
  }

  // MARK: Level

  private func level(
    _ record: Record, of program: MoodProgram?, _ unknown: inout UnknownNames,
    _ mood: inout FoundMood
  ) throws -> MoodLevel? {
    let scores = try record.named(.score)
    if let scale = program?.scale { return try MoodRecordReader.average(scores, scale) }
    var reader = levels
    if let (_, level) = try record.named(.level).first {
      return try reader.level([level], &unknown)
    }
    let names = try record.texts(.names)
    // Without a score, the level comes from the mood's name.
    if scores.isEmpty { reader.isScore = false }
    let texts = (scores.isEmpty ? names : scores.map(\.text)).map(\.withoutBlanks)
    let level = try reader.level(texts, &unknown)
    mood.formerLevels = formerLevels(texts)
    // Only this program's own files contain moods with neither level nor text.
    if level == nil, mood.isEmpty, mood.place == nil { throw UnreadableRecord(.empty) }
    return level
  }

  /// Returns the average of scores on that scale, on which 0 means none.
  static func average(
    _ scores: [(name: String, text: String)], _ scale: ClosedRange<Double>
  ) throws(UnreadableRecord) -> MoodLevel? {
    var (sum, count) = (0.0, 0)
    for (name, text) in scores {
      guard let score = LevelReader.number(text), score == 0 || scale.contains(score) else {
        throw UnreadableRecord(name, text)
      }
      if score == 0 { continue }
      sum += (score - scale.lowerBound) / (scale.upperBound - scale.lowerBound) * 100
      count += 1
    }
    return count == 0 ? nil : MoodLevel(clamping: Int((sum / Double(count)).rounded()))
  }

  // MARK: Texts

  private func fill(
    _ mood: inout FoundMood, with record: Record, of program: MoodProgram?
  ) throws {
    let (scores, names) = try (
      record.texts(.score), record.texts(.names).map(\.withoutBlanks)
    )
    let score = program?.scale == nil ? scores.first?.withoutBlanks ?? "" : ""
    let isScore = names.isEmpty
    let isNamed = (isScore ? [score] : names).contains(where: LevelReader.hasMoreThanLevel)
    let name = isScore && LevelReader.number(score) == nil ? score : names.joined(separator: ", ")
    let isHTML = try record.text(.textForm) == "html"
    let texts = try record.texts(.text).map { isHTML ? MarkupText.lines($0) : $0 }
    try mood.fill(
      called: name,
      isNamed: isNamed || !isScore && !score.isEmpty,
      texts, tags: record.texts(.tags), ending: record.texts(.ending),
      mark: record.isObject ? "#" : "",
      isOwn: ["Hearth", MoodProgram.ownJSON.table.name].contains(record.columns.program))
    if try record.text(.starred) == "true" { mood.addTag("starred") }
    if let (name, place) = try record.named(.place).first {
      mood.fillText("text", with: place, called: name.split(separator: ".").last.map(String.init))
    }
    if let usual = program?.usualText { mood.fillText("text", with: usual) }
  }
}

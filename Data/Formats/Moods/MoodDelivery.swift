import HearthDomain

/// Passes on the moods of a file, and reports each gap once with its number of records.
struct MoodDelivery {
  /// Maximum number of gaps that are counted; further ones are reported per record.
  private static let maxGaps = 100

  private var gaps: [MoodGap: (line: Int, records: Int)] = [:]

  /// Passes on the last record, split into several moods if its text is long.
  mutating func deliver(
    _ mood: FoundMood, _ report: inout ImportReport, to each: (ImportedMood) throws -> ImportFact?
  ) throws {
    var memos: [MoodMemo]
    do {
      memos = try MoodMemo.parts(of: mood.text)
    } catch DomainError.invalid(let issues) {
      return report.skipLast(line: mood.line, .invalid(issues))
    }
    if memos.isEmpty, mood.hasLevel || !mood.tags.isEmpty { memos = [.blank] }
    guard !memos.isEmpty else { return report.skipLast(line: mood.line, .empty) }
    for (place, memo) in memos.enumerated() {
      let details = MoodDetails(
        moment: memos.count == 1 ? mood.moment : mood.moment.momentOfPart(place), level: mood.level,
        memo: memo, tags: place == 0 ? mood.tags : .none)
      // The parts differ only in their texts, so either the first one is refused or none.
      var imported = ImportedMood(details, place: place == 0 ? mood.place : nil)
      (imported.line, imported.statesLevel) = (mood.line, mood.hasLevel)
      imported.formerLevels = mood.formerLevels
      if memos.count == 1 {
        // A former text that is too long was never a memo.
        imported.formerMemos = mood.formerTexts.compactMap { try? MoodMemo(stored: $0) }
      }
      if let fact = try each(imported) {
        return report.skipLast(line: mood.line, fact)
      }
    }
    reportWarnings(of: mood, moods: memos.count, &report)
  }

  private mutating func reportWarnings(of mood: FoundMood, moods: Int, _ report: inout ImportReport)
  {
    for fact in mood.warnings { report.warn(line: mood.line, fact) }
    if moods > 1 {
      let limit = MoodMemoRule.maxImportedLength
      report.warn(line: mood.line, .splitText(limit: limit, moods: moods))
    }
    for gap in mood.gaps {
      if let known = gaps[gap] {
        gaps[gap] = (known.line, known.records + 1)
      } else if gaps.count < MoodDelivery.maxGaps {
        gaps[gap] = (mood.line, 1)
      } else {
        report.warn(line: mood.line, gap.fact(records: 1))
      }
    }
  }

  /// Reports the gaps in order of their first line.
  func reportGaps(_ report: inout ImportReport) {
    let facts = gaps.map { (line: $1.line, fact: $0.fact(records: $1.records)) }
    let inOrder = facts.sorted {
      ($0.line, "\($0.fact)") < ($1.line, "\($1.fact)")
    }
    for gap in inOrder { report.warn(line: gap.line, gap.fact) }
  }
}

extension CSVReader {
  /// Passes on the mood of each remaining record; records without one are refused.
  ///
  /// At the end, throws ``Damage/unknownMoods(_:)`` if there are names with an unknown level.
  /// Reports names that were read as a level.
  mutating func moods(
    to each: (ImportedMood) throws -> ImportFact?,
    _ mood: (CSVRecord, inout UnknownNames) throws -> FoundMood
  ) throws -> ImportReport {
    var delivery = MoodDelivery()
    var unknown = UnknownNames()
    var firstRead: Int?
    while let record = try next() {
      do {
        let mood = try mood(record, &unknown)
        if !unknown.assumedLevels.isEmpty { firstRead = firstRead ?? record.line }
        let isAsked = !unknown.isEmpty
        try delivery.deliver(mood, &report) { isAsked ? nil : try each($0) }
      } catch let error as UnreadableRecord {
        markLastSkipped(record, error.fact)
      }
    }
    if !unknown.isEmpty { throw DomainError.damaged(.unknownMoods(unknown.counts)) }
    if let firstRead { report.warn(line: firstRead, .namesRead(unknown.assumedLevels)) }
    delivery.reportGaps(&report)
    return report
  }
}

extension MoodMoment {
  /// Returns the moment of a part of a long text: each is a millisecond after the one before,
  /// within the same second.
  fileprivate func momentOfPart(_ place: Int) -> MoodMoment {
    let second = Int64(instant.seconds) * 1000
    return MoodMoment(
      Instant(milliseconds: second + Int64(min(place, 999))), secondsEast: secondsEast)
  }
}

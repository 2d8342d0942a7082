import HearthDomain

/// Passes the moods of a file to the importer. Reports each missing or dropped field once, with the
/// number of records.
struct MoodDelivery {
  /// Maximum number of different fields that are counted; any others are reported for each record.
  private static let maxGaps = 100

  private var gaps: [MoodGap: (line: Int, records: Int)] = [:]

  /// Passes on a mood, or several if its text is too long for one memo.
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
      // All parts have the same fields but different texts, so the importer rejects either the
      // first one or none.
      var imported = ImportedMood(details, place: place == 0 ? mood.place : nil)
      imported.line = mood.line
      imported.formerLevels = mood.formerLevels
      if memos.count == 1 {
        // Ignore former texts that are too long for a memo, as they were never imported.
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

  /// Reports the missing and dropped fields in the order of their first lines.
  func reportGaps(_ report: inout ImportReport) {
    for (gap, found) in gaps.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
      report.warn(line: found.line, gap.fact(records: found.records))
    }
  }
}

extension MoodMoment {
  /// Returns a moment for a part of a split text, in order: part `n` gets `n` milliseconds within
  /// the same second.
  fileprivate func momentOfPart(_ place: Int) -> MoodMoment {
    let second = Int64(instant.seconds) * 1000
    return MoodMoment(
      Instant(milliseconds: second + Int64(min(place, 999))), secondsEast: secondsEast)
  }
}

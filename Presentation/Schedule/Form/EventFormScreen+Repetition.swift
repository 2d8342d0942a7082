import HearthDomain
import HearthWhen

/// The entered details of an event and its repetition.
struct EventFormEntry: Hashable {
  let details: EventDetails
  let repetition: EnteredRepetition?
}

/// Parsing and previewing the repetition.
extension EventFormScreen.State {
  /// Parses the repetition field, in words or as a rule of RFC 5545; nil for no repetition.
  func parseRepetition() throws -> EnteredRepetition? {
    try parseRepetition(fieldText(of: .repetition))
  }

  /// The repetition before editing; nil if there was none or its text cannot be parsed.
  var repetitionBefore: EnteredRepetition? {
    (occurrence?.storedEvent.repetition?.typableText(in: language)).flatMap {
      try? parseRepetition($0)
    }
  }

  private func parseRepetition(_ text: String) throws -> EnteredRepetition? {
    if text.allSatisfy(\.isWhitespace) { return nil }
    // Several combined rules cannot be typed, so they stay until the user enters another text.
    if let series = occurrence?.storedEvent.series, series.rule.hasSeveralRules,
      text == occurrence?.storedEvent.repetition?.words(in: language)
    {
      return EnteredRepetition(.rule(series.rule), skipsHolidays: series.skipsHolidays)
    }
    return try dateReader.repetition(
      typed: text, skipsHolidays: occurrence?.storedEvent.series?.skipsHolidays ?? false)
  }

  /// Returns the change to the repetition; `keep` if the text is unchanged.
  func repetitionEdit(_ entry: EventFormEntry) -> RepetitionEdit {
    let old = occurrence?.storedEvent.repetition?.typableText(in: language) ?? ""
    if fieldText(of: .repetition) == old { return .keep }
    return entry.repetition.map { .replace($0) } ?? .stop
  }

  /// How the repetition was understood, with its next three days.
  var repetitionRemark: Words? {
    guard let entered = try? parseRepetition(fieldText(of: .repetition)) else {
      let isBlank = fieldText(of: .repetition).allSatisfy(\.isWhitespace)
      return isBlank ? Words(ko: "한 번", en: "once") : Words(ko: "…", en: "…")
    }
    return Words { previewText(of: entered, $0) }
  }

  /// The start in the local time of the series.
  private var startOnSeriesClock: LocalTime {
    guard let clock = namedZone ?? occurrence?.seriesClock(beside: zone) else { return times.start }
    return clock.localTime(at: zone.instant(of: times.start))
  }

  private func isSkippedHoliday(_ day: Day, _ entered: EnteredRepetition) -> Bool {
    entered.skipsHolidays && zone.holidays.isHoliday(day)
  }

  private func previewText(of entered: EnteredRepetition, _ language: Language) -> String {
    switch entered.rule {
    case .afterDone(let days, _):
      return language(
        ko: "할 일이 돼요 · 하고 나서 \(days)일 뒤에 다시",
        en: "becomes a to-do · again \(language.days(days)) after it was done")
    case .rule(let rule):
      let words =
        rule.completeWords(in: language, skipsHolidays: entered.skipsHolidays)
        ?? rule.eachInWords(language)
      let start: RepetitionStart =
        times.isAllDay ? .day(times.start.day) : .time(startOnSeriesClock)
      guard let repetition = try? Repetition(rule, from: start) else { return words }
      let days = repetition.occurrences(after: nil, limit: 20).times
        .filter { !entered.excludedDays.contains($0.day) && !isSkippedHoliday($0.day, entered) }
        .prefix(3)
      if days.isEmpty { return language(ko: "\(words) · 맞는 날이 없어요", en: "\(words) · no day fits") }
      let shown = OccurrenceWords(language, today: now.day)
      return "\(words) · " + days.map { shown.day($0.day) }.joined(separator: ", ")
    }
  }
}

extension WhenReader {
  /// Parses the text of a field: words, or a rule of RFC 5545, which skips holidays as the former
  /// one does.
  func repetition(typed text: String, skipsHolidays: Bool) throws -> EnteredRepetition? {
    if text.contains("=") {
      return EnteredRepetition(.rule(try Recurrence(ruleText: text)), skipsHolidays: skipsHolidays)
    }
    let read = try repetition(text)
    guard read.alternatives.isEmpty, read.value.isAllDay, !read.value.namesStart else {
      throw WhenRefusal(.unknown(.repetition), text)
    }
    return read.value.repetition
  }
}

extension EventRepetition {
  /// Returns the repetition as text that the user can type: in words or, if that is not possible,
  /// as a rule.
  func typableText(in language: Language) -> String {
    switch self {
    case .series(let series):
      series.rule.hasSeveralRules
        ? words(in: language) : series.words(in: language) ?? series.rule.description
    }
  }
}

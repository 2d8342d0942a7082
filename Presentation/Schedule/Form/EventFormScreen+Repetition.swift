import HearthDomain

/// What a form says of an event: what was entered, and how it is to repeat.
struct EventFormEntry: Hashable {
  let details: EventDetails
  let repetition: EnteredRepetition?
}

/// How the event repeats.
extension EventFormScreen.State {
  /// Nil for what takes place once; words, or a rule of RFC 5545.
  func readRepetition() throws -> EnteredRepetition? {
    try readRepetition(text(of: .repetition))
  }

  /// The one that stood there at first; nil for none, and for one that no text tells whole.
  var repetitionBefore: EnteredRepetition? {
    (occurrence?.kept.repetition?.typed(in: language)).flatMap { try? readRepetition($0) }
  }

  private func readRepetition(
    _ text: String, beside rest: RepetitionRest? = .fields
  ) throws -> EnteredRepetition? {
    if text.allSatisfy(\.isWhitespace) { return nil }
    // Several rules are no text that is typed; they stay until another one is.
    if let series = occurrence?.kept.series, series.rule.isJoined,
      text == occurrence?.kept.repetition?.words(in: language)
    {
      return EnteredRepetition(.rule(series.rule), skipsHolidays: series.skipsHolidays)
    }
    if text.contains("=") {
      let skipsHolidays = occurrence?.kept.series?.skipsHolidays ?? false
      return EnteredRepetition(.rule(try Recurrence(ruleText: text)), skipsHolidays: skipsHolidays)
    }
    return try dates.repetition(text, beside: rest).entered
  }

  /// It stays as it was where nothing else was typed.
  func repetitionEdit(_ entry: EventFormEntry) -> RepetitionEdit {
    let old = occurrence?.kept.repetition?.typed(in: language) ?? ""
    if text(of: .repetition) == old { return .keep }
    return entry.repetition.map { .become($0) } ?? .stop
  }

  /// What is understood, with the next three days of it.
  var repetitionRemark: Words? {
    guard let entered = try? readRepetition(text(of: .repetition), beside: nil) else {
      let isBlank = text(of: .repetition).allSatisfy(\.isWhitespace)
      return isBlank ? Words(ko: "한 번", en: "once") : Words(ko: "…", en: "…")
    }
    return Words { preview(of: entered, $0) }
  }

  /// The start on the clock by which it repeats.
  private var startOnClock: LocalTime {
    guard let clock = toldZone ?? occurrence?.seriesClock(beside: zone) else { return times.start }
    return clock.localTime(at: zone.instant(of: times.start))
  }

  private func isLeftOut(_ day: Day, _ entered: EnteredRepetition) -> Bool {
    entered.skipsHolidays && zone.holidays.has(day)
  }

  private func preview(of entered: EnteredRepetition, _ language: Language) -> String {
    switch entered.way {
    case .afterDone(let days, _):
      return language(
        ko: "하고 나서 \(days)일 뒤에 다시", en: "again \(language.days(days)) after it was done")
    case .rule(let rule):
      let words =
        rule.wholeWords(in: language, skipsHolidays: entered.skipsHolidays)
        ?? rule.eachInWords(language)
      let start: RepetitionStart = times.isAllDay ? .day(times.start.day) : .time(startOnClock)
      guard let repetition = try? Repetition(rule, from: start) else { return words }
      let days = repetition.occurrences(after: nil, limit: 20).times
        .filter { !entered.except.contains($0.day) && !isLeftOut($0.day, entered) }.prefix(3)
      if days.isEmpty { return language(ko: "\(words) · 맞는 날이 없어요", en: "\(words) · no day fits") }
      let shown = OccurrenceWords(language, today: now.day)
      return "\(words) · " + days.map { shown.day($0.day) }.joined(separator: ", ")
    }
  }
}

extension EventRepetition {
  /// As it is typed: in words, else as the rule.
  func typed(in language: Language) -> String {
    switch self {
    case .series(let series):
      series.rule.isJoined
        ? words(in: language) : series.words(in: language) ?? series.rule.description
    case .afterDone: words(in: language)
    }
  }
}

import HearthDomain

extension Recurrence {
  /// Returns the rule without its end in words: `every Tue and Thu`, `매주 화·목`; nil if no words are
  /// read back as the same rule.
  package func words(in language: Language) -> String? {
    var endless = normalized
    (endless.count, endless.until) = (nil, nil)
    var days = endless
    let times = days.removeTimes()
    guard var words = RuleFormatter(rule: days, language: language).text else { return nil }
    if !times.isEmpty { words += " " + DayFormatter(language, today: .earliest).list(times) }
    let anyTime = LocalTime(day: Day(clampingNumber: 20_000), time: .midnight)
    let reader = WhenReader(
      WhenContext(now: anyTime, zone: FixedZone.utc, weekStart: endless.weekStart))
    guard case .rule(var read)? = try? reader.repetition(words).value.repetition?.rule else {
      return nil
    }
    if endless.weekStart == nil { read.weekStart = nil }
    return read == endless ? words : nil
  }

  /// The rule as this program writes it. Other programs name the first day of the week even if it
  /// does not matter, write the ordinal of a month's only weekday as a position, and write a weekly
  /// rule as daily on some weekdays.
  private var normalized: Recurrence {
    var plain = self
    if !dependsOnWeekStart { plain.weekStart = nil }
    let others = [monthDays, yearDays, weekNumbers, hours, minutes, seconds]
    if frequency == .monthly || frequency == .yearly && months.count == 1,
      let position = positions.first, positions.count == 1, others.allSatisfy(\.isEmpty),
      let day = weekdays.first, weekdays.count == 1, day.ordinal == nil
    {
      plain.weekdays = [WeekdayInPeriod(day.weekday, ordinal: position)]
      plain.positions = []
    }
    if frequency == .daily, interval == 1, !weekdays.isEmpty, months.isEmpty, positions.isEmpty,
      others.allSatisfy(\.isEmpty)
    {
      plain.frequency = .weekly
    }
    return plain
  }

  /// Removes and returns the times of day if there are several.
  private mutating func removeTimes() -> [TimeOfDay] {
    guard hours.count > 1, minutes.count < 2, seconds.isEmpty else { return [] }
    let times = hours.compactMap { TimeOfDay(hour: $0, minute: minutes.first ?? 0) }
    (hours, minutes) = ([], [])
    return times
  }

  /// Whether the rule depends on the first day of the week.
  private var dependsOnWeekStart: Bool {
    frequency == .weekly && interval > 1 && !weekdays.isEmpty || !weekNumbers.isEmpty
  }
}

extension EnteredRepetition {
  /// Returns the repetition with its end and exceptions in words: `every Tue until 31 Dec 2026
  /// except 24 Nov 2026`; nil if no words express it.
  package func words(in language: Language) -> String? {
    let dates = DayFormatter(language, today: .earliest)
    var parts: [String] = []
    switch self.rule {
    case .rule(let rule):
      guard let beginning = rule.words(in: language) else { return nil }
      parts.append(beginning)
      if let count = rule.count { parts.append(language.countText(count)) }
      if let last = rule.lastDay {
        let day = dates.withYear(last)
        parts.append(language.choose(ko: "\(day)까지", en: "until \(day)"))
      }
    case .afterDone(let days, let times):
      parts.append(
        language.choose(ko: "하고 나서 \(days)일 뒤", en: "\(language.days(days)) after done"))
      if let times { parts.append(language.countText(times)) }
    }
    if !excludedDays.isEmpty {
      let days = excludedDays.map(dates.withYear).joined(separator: ", ")
      parts.append(language.choose(ko: "\(days)만 빼고", en: "except \(days)"))
    }
    let words = parts.joined(separator: " ")
    return skipsHolidays
      ? words + language.choose(ko: ", 공휴일 빼고", en: ", not on holidays") : words
  }
}

extension Recurrence {
  /// Day on which the rule ends; nil if it has no end date.
  fileprivate var lastDay: Day? {
    switch until {
    case .day(let day): day
    case .local(let time), .utc(let time): time.day
    case nil: nil
    }
  }
}

extension Language {
  fileprivate func countText(_ count: Int) -> String {
    choose(ko: "총 \(count)번", en: count == 1 ? "1 time" : "\(count) times")
  }
}

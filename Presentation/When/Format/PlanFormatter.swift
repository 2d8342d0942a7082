import HearthDomain

/// Formats a plan as words that the parser reads back as the same plan.
package struct PlanFormatter: Sendable {
  private let language: Language
  private let dates: DayFormatter

  package init(_ language: Language, today: Day) {
    self.language = language
    dates = DayFormatter(language, today: today)
  }

  /// Returns the plan in words, `Fri 27 Nov 7pm`, `12월 1일부터 매주 화 오후 7시`; nil if no words express
  /// it.
  package func text(of plan: PlannedTime) -> String? {
    var parts: [String] = []
    if let repetition = plan.repetition {
      guard let words = repetition.words(in: language) else { return nil }
      let first = dates.short(plan.start.day)
      parts = language.choose(ko: ["\(first)부터", words], en: [words, "from \(first)"])
      if !repetition.hasSeveralTimes, let time = timeText(of: plan) { parts.append(time) }
      if let length = lengthText(of: plan) { parts.append(length) }
    } else {
      parts = [spanText(of: plan)]
    }
    parts += plan.reminders.map { minutes in
      let length = language.duration(minutes: minutes)
      return language.choose(ko: "\(length) 전 알림", en: "remind \(length) before")
    }
    if plan.disablesReminders { parts.append(language.choose(ko: "알림 없이", en: "no reminder")) }
    if let zone = plan.zone { parts.append("(\(zone))") }
    return parts.joined(separator: " ")
  }

  /// Returns a title and its time as a user would type them; nil if the line is not read back as
  /// the same title and time.
  package func line(_ title: PlannedTitle, readBy reader: WhenReader) -> String? {
    guard let when = text(of: title.plan) else { return nil }
    let line = "\(title.title) \(when)"
    // Quotes keep words of the title from being read as a time.
    let quoted = "\"\(title.title)\" \(when)"
    return [line, quoted].first { line in
      guard case .planned(let read) = reader.plan(line) else { return false }
      return read.title == title.title && read.plan.hasSameTimes(as: title.plan)
    }
  }

  private func timeText(of plan: PlannedTime) -> String? {
    guard case .times(let start, let end) = plan.bounds else { return nil }
    guard plan.hasEnd else { return dates.twelveHourTime(start.time) }
    return "\(dates.twelveHourTime(start.time)) - \(dates.twelveHourTime(end.time))"
  }

  /// Returns the number of days of each occurrence in words; nil for times or a single day.
  private func lengthText(of plan: PlannedTime) -> String? {
    guard case .days(let first, let last) = plan.bounds, first < last else { return nil }
    let days = language.days(last - first + 1)
    return language.choose(ko: "\(days) 동안", en: "for \(days)")
  }

  private func spanText(of plan: PlannedTime) -> String {
    switch plan.bounds {
    case .days(let first, let last):
      return first == last
        ? dates.shortWithWeekday(first) : "\(dates.short(first)) - \(dates.short(last))"
    case .times(let start, let end):
      let from = "\(dates.shortWithWeekday(start.day)) \(dates.twelveHourTime(start.time))"
      if plan.isDeadline {
        let due = "\(dates.shortWithWeekday(end.day)) \(dates.twelveHourTime(end.time))"
        return language.choose(ko: "\(due)까지", en: "by \(due)")
      }
      guard plan.hasEnd else { return from }
      let isShort =
        end.day == start.day || end <= start.adding(minutes: PlannedTime.maxMinutesOverNight)
      if isShort { return "\(from) - \(dates.twelveHourTime(end.time))" }
      // Two days with their hours have more tokens than one phrase may have.
      let to = "\(dates.shortWithWeekday(end.day)) \(dates.twelveHourTime(end.time))"
      return language.choose(ko: "\(from)부터 \(to)까지", en: "\(from) until \(to)")
    }
  }
}

extension EnteredRepetition {
  /// Whether the repetition takes place several times a day.
  fileprivate var hasSeveralTimes: Bool {
    if case .rule(let rule) = self.rule { rule.hours.count > 1 } else { false }
  }
}

import HearthDomain
import HearthWhen

/// Messages about an event that was added, changed, removed or marked done.
struct EventMessages {
  let tools: EventTools
  let outcome: EventOutcome
  /// Whether the user entered or changed the times.
  let areTimesChanged: Bool
  let language: Language

  private var formatter: EventFormatter { tools.formatter }

  /// The sentences about an added event, such as `일정을 적었어요: 치과, 내일 15:00–15:30 (알림:
  /// 시작할 때).`
  var addedSentences: [String?] {
    sentences(ko: "일정을 적었어요", en: "Planned") + [pastNote, quietHoursNote, holidayNote]
  }

  /// The sentences about a changed event. For a whole series, there is no note that the time has
  /// passed, because future occurrences may exist.
  var changedSentences: [String?] {
    let isWhole =
      outcome.occurrence.storedEvent.series != nil
      && (outcome.isSeriesEdit || !outcome.occurrence.isOverridden)
    return sentences(ko: "일정을 고쳤어요", en: "Changed")
      + [isWhole ? nil : pastNote, areTimesChanged ? quietHoursNote : nil]
  }

  private func sentences(ko: String, en: String) -> [String?] {
    [language(ko: ko, en: en) + ": \(summary)."]
      + outcome.notices.map { $0.text(in: language, today: formatter.today) }
      + [startMismatchNote, seriesMovedNote, earlierPartNote, laterPartNote]
      + SeriesOutcomeWords(outcome, formatter, language).sentences
      + [skippedMonthsNote, nextDaysNote, overlapsNote, tooLargePropertiesNote]
  }

  private var summary: String {
    let words = formatter.words(language)
    let repeats = repetition.map { " · \($0)\(exceptDaysSuffix)" } ?? ""
    let startInOwnZone = formatter.startInOwnZone(outcome.occurrence).map { " [\($0)]" } ?? ""
    let place = outcome.event.place.isEmpty ? "" : " @ \(outcome.event.place)"
    return
      "\(outcome.event.title), \(words.dateAndTime(outcome.occurrence))\(startInOwnZone)\(repeats)"
      + place + remindersText
  }

  /// The repetition in words; nil if only one occurrence was changed.
  private var repetition: String? {
    outcome.occurrence.isOverridden && !outcome.isSeriesEdit
      ? nil : outcome.occurrence.storedEvent.repetition?.words(in: language)
  }

  /// The days on which the series does not take place: `, except 1 Dec`; empty if there are none.
  private var exceptDaysSuffix: String {
    let days = outcome.removedDays
    if days.isEmpty { return "" }
    let words = formatter.words(language)
    let named =
      days.count > EventMessages.maxNamedDays
      ? language(ko: "\(days.count)번", en: "\(days.count) times")
      : days.map { words.day($0) }.joined(separator: ", ")
    return language(ko: ", \(named) 빼고", en: ", except \(named)")
  }

  static let maxNamedDays = 5

  /// Says that the entered start does not match the repetition rule; nil if it does.
  private var startMismatchNote: String? {
    outcome.startMovedFrom.map { typed in
      let day = formatter.words(language).day(typed.day)
      return language(
        ko: "\(KoreanParticle.topic(day)) 이 반복에 맞지 않아서 맞는 첫날부터 시작해요.",
        en: "\(day) does not fit the repetition, so it begins on the first day that does.")
    }
  }

  /// Says by how many days the whole series was moved. Nil for less than a week, if no occurrence
  /// is in the past.
  private var seriesMovedNote: String? {
    let days = outcome.daysMoved
    guard days != 0, let first = outcome.occurrence.storedEvent.span.repetitionStart else {
      return nil
    }
    let count = language.days(abs(days))
    let isPast = first.localTime.day.adding(days: -days) < formatter.today
    guard isPast || abs(days) >= 7 else { return nil }
    return language(
      ko: "\(isPast ? "지난 것까지 " : "")전체를 \(count) \(days < 0 ? "앞당겼어요" : "늦췄어요").",
      en: "The whole series is now \(count) \(days < 0 ? "earlier" : "later")"
        + (isPast ? ", past times included." : "."))
  }

  private var earlierPartNote: String? {
    outcome.earlierPartLastStart.map { last in
      // Names the date, because `until tomorrow` would sound as if the earlier events were to
      // change tomorrow.
      let day = DayFormatter(language, today: formatter.today).shortWithWeekday(last.day)
      return language(
        ko: "앞의 것은 \(day)까지 그대로예요.", en: "The earlier ones, up to \(day), stay as they were.")
    }
  }

  /// Says that the later part of a series, which was split off earlier, is unchanged; nil if there
  /// is none.
  private var laterPartNote: String? {
    outcome.laterPart.map { part in
      let first = part.span.start(in: formatter.clock.zone).day
      let day = DayFormatter(language, today: formatter.today).shortWithWeekday(first)
      let name = part.title == outcome.event.title ? "" : " " + part.title.quoted(language)
      return language(
        ko: "\(day)부터 이어지는 \(KoreanParticle.topic("뒷부분" + name)) 그대로예요.",
        en: "The later part\(name), from \(day) on, stays as it is.")
    }
  }

  /// Names the properties from a calendar file that were too large to copy to the later part of a
  /// split series; nil if there are none.
  private var tooLargePropertiesNote: String? {
    if outcome.omittedLines.isEmpty { return nil }
    let names = outcome.omittedLines.joined(separator: ", ")
    return language(
      ko: "파일에 있던 \(names) 줄은 너무 커서 여기부터의 일정에는 옮기지 못했어요.",
      en: "The lines \(names) of its file are too large to be copied from here on.")
  }

  /// Says that months without the chosen day, such as the 31st, are skipped; nil if there are none.
  private var skippedMonthsNote: String? {
    guard let rule = outcome.occurrence.storedEvent.series?.rule, rule.frequency == .monthly,
      rule.calendarScale == .gregorian, rule.skip == .omit, rule.months.isEmpty,
      let day = rule.monthDays.max(), day > 28
    else { return nil }
    return language(
      ko: "\(day)일이 없는 달은 건너뛰어요. 달마다 마지막 날이면 ‘매월 말일’로 적어 주세요.",
      en: "Months without a \(day == 31 ? "31st" : "\(day)th") are skipped; for the last day of"
        + " each month, write “last day of every month”.")
  }

  /// Names the first holiday among the next occurrences of an event on weekdays; nil if there is
  /// none.
  private var holidayNote: String? {
    let kept = outcome.occurrence.storedEvent
    guard let series = kept.series, !series.skipsHolidays, formatter.usesHolidays(language),
      series.rule.weekdays.map(\.weekday) == Array(Weekday.allCases.prefix(5)),
      let start = kept.span.repetitionStart,
      let times = try? Repetition(
        series.rule, from: start, keepsStart: true, last: series.lastStart
      )
      .occurrences(after: nil, limit: 250).times,
      let holiday = times.first(where: { formatter.clock.zone.holidays.isHoliday($0.day) })
    else { return nil }
    let day = formatter.words(language).day(holiday.day).parenthesized
    return language(
      ko: "공휴일에도 있어요 \(day). 빼려면 ‘평일마다 공휴일 빼고’로 적어 주세요.",
      en: "Holidays are included \(day). To leave them out, write “every weekday not on holidays”.")
  }

  /// Names the next days of a series whose rule cannot be put into words; nil for other events.
  private var nextDaysNote: String? {
    guard let series = outcome.occurrence.storedEvent.series,
      series.rule.completeWords(in: language) == nil,
      let start = outcome.occurrence.storedEvent.span.repetitionStart,
      let times = try? Repetition(
        series.rule, from: start, keepsStart: true, last: series.lastStart
      )
      .occurrences(after: outcome.occurrence.originalStart, limit: 3).times, !times.isEmpty
    else { return nil }
    let words = formatter.words(language)
    let days = times.map { words.day($0.day) }.joined(separator: ", ")
    return language(ko: "다음은 \(KoreanParticle.copula(days)).", en: "Next: \(days).")
  }

  /// The reminders in parentheses, after a space; empty for the usual ones.
  private var remindersText: String {
    let reminders = outcome.event.details.reminders
    let isAllDay = outcome.event.span.isAllDay
    if reminders == tools.defaults.reminders(isAllDay: isAllDay) { return "" }
    let words = reminders.words(in: language, isAllDay: isAllDay)
    if reminders.minutesBefore.isEmpty { return " (\(words))" }
    return language(
      ko: " (알림: \(words))",
      en: " (\(Plural("reminder").noun(for: reminders.minutesBefore.count)): \(words))")
  }

  private var quietHoursNote: String? {
    let occurrence = outcome.occurrence
    guard occurrence.isBusy, !occurrence.event.span.isAllDay else { return nil }
    return tools.quietHoursNote(
      occurrence.event.details.reminders, before: occurrence.startsAt)?(language)
  }

  private var overlapsNote: String? {
    let words = formatter.words(language).overlaps(
      of: outcome.occurrence, with: outcome.overlaps, hasMore: outcome.hasMoreOverlaps)
    return words.map { language(ko: "\($0).", en: "It \($0).") }
  }

  private var pastNote: String? {
    guard areTimesChanged, formatter.status(of: outcome.occurrence) == .done else { return nil }
    return outcome.event.span.isAllDay
      ? language(ko: "이미 지난 날이에요.", en: "That day has already passed.")
      : language(ko: "이미 지난 시간이에요.", en: "That time has already passed.")
  }

  /// The note that the event was already planned, and how to remove one of the two.
  var duplicateNote: String {
    let isSeries = outcome.occurrence.storedEvent.series != nil
    let line = "hearth event remove \(outcome.event.id.shortForm)" + (isSeries ? " --all" : "")
    return language(
      ko: "같은 일정이 이미 있어요. 하나를 지우려면: \(line)",
      en: "This was already planned. To remove one of the two: \(line)")
  }

  /// Returns the note that an event without a typed start begins now.
  func beginsSoonNote(hasEnd: Bool) -> String {
    let time = DayFormatter(language, today: formatter.today).time(outcome.occurrence.start.time)
    return language(
      ko: hasEnd
        ? "시작할 때를 적지 않아서 \(time)에 시작해요."
        : "시간이 없어서 오늘 \(KoreanParticle.toward("\(time)")) 적었어요.",
      en: "No \(hasEnd ? "start" : "time") was given, so it begins at \(time).")
  }

  /// Says which half of the day was assumed for an ambiguous hour such as 7, and how to enter
  /// `hour`, the other one.
  static func assumedHalfOfDayNote(insteadOf hour: TimeOfDay) -> Words {
    func spoken(_ time: TimeOfDay) -> Words {
      Words { DayFormatter($0, today: .earliest).twelveHourTime(time) }
    }
    let isMorning = hour < .noon
    let half = Words(
      ko: isMorning ? "오전이면" : hour.hour >= 18 ? "저녁이면" : "오후면",
      en: isMorning ? "morning" : hour.hour >= 18 ? "evening" : "afternoon")
    let taken = TimeOfDay(seconds: (hour.seconds + 43_200) % 86_400) ?? hour
    let (read, other) = (spoken(taken), spoken(hour))
    return Words(
      ko: "\(KoreanParticle.toward(read.ko)) 적었어요. \(half.ko) \(other.ko.quoted(.korean))처럼 적어"
        + " 주세요.",
      en: "Read as \(read.en); for the \(half.en), write \(other.en).")
  }
}

/// Messages in both languages at once, for the line above the footer.
extension EventMessages {
  /// Confirms an added event, with its times, overlaps and adjustments for clock changes.
  static func added(
    _ outcome: EventOutcome, _ tools: EventTools, _ missing: Words? = nil
  ) -> Words {
    Words { language in
      EventMessages(
        tools: tools, outcome: outcome, areTimesChanged: true, language: language
      ).addedSentences
        + [missing?(language)]
    }
  }

  /// Explains that a copy went into another calendar because the original's is read-only, followed
  /// by `missing`. Nil if a calendar was named, or if it is the same.
  static func otherCalendarNote(
    _ outcome: EventOutcome, than old: Event, _ named: CalendarName?, _ missing: Words?
  ) -> Words? {
    let (from, to) = (old.calendar, outcome.event.calendar)
    guard named == nil, from != to else { return nil }
    let why = Words(
      ko: "\(from) 캘린더는 읽기 전용이라서 \(to)에 넣었어요.",
      en: "The calendar \(from) is read-only, so it went into \(to).")
    return missing.map { Words(ko: "\(why.ko) \($0.ko)", en: "\(why.en) \($0.en)") } ?? why
  }

  static func changed(_ outcome: EventOutcome, isMoved: Bool, _ tools: EventTools) -> Words {
    Words { language in
      EventMessages(
        tools: tools, outcome: outcome, areTimesChanged: isMoved, language: language
      )
      .changedSentences
    }
  }

  static func restored(_ occurrence: Occurrence, _ formatter: EventFormatter) -> Words {
    let text = { (language: Language) -> String in
      "\(occurrence.event.title.quotable()), \(formatter.words(language).dateAndTime(occurrence))"
    }
    return Words(ko: "되살렸어요: \(text(.korean)).", en: "Brought back: \(text(.english)).")
  }

  static func removed(_ event: Event, _ formatter: EventFormatter) -> Words {
    let occurrence = formatter.occurrence(of: event)
    let text = { (language: Language) -> String in
      "\(event.title.quotable()), \(formatter.words(language).dateAndTime(occurrence))"
    }
    return Words(ko: "일정을 지웠어요: \(text(.korean)).", en: "Removed: \(text(.english)).")
  }
}

extension Words {
  fileprivate init(_ sentences: (Language) -> [String?]) {
    self.init(
      ko: sentences(.korean).compactMap { $0 }.joined(separator: " "),
      en: sentences(.english).compactMap { $0 }.joined(separator: " "))
  }
}

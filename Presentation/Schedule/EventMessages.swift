import HearthDomain

/// Says what became of an event, in sentences.
struct EventMessages {
  let formatter: EventFormatter
  let outcome: EventOutcome
  /// Whether its times are new.
  let isMoved: Bool
  let language: Language

  /// `일정을 적었어요: 치과, 내일 15:00–15:30 (알림: 시작할 때).`
  var added: [String?] { sentences(ko: "일정을 적었어요", en: "Planned") + [past, holidays] }

  /// Of a series of which all was changed, some may be past and others to come.
  var changed: [String?] {
    let isWhole =
      outcome.occurrence.kept.series != nil && (outcome.isOfAll || !outcome.occurrence.isMoved)
    return sentences(ko: "일정을 고쳤어요", en: "Changed") + [isWhole ? nil : past]
  }

  private func sentences(ko: String, en: String) -> [String?] {
    [language(ko: ko, en: en) + ": \(summary)."]
      + outcome.notices.map { $0.text(in: language, today: formatter.today) }
      + [moved, shifted, former, later]
      + SeriesOutcomeWords(outcome, formatter, language).sentences
      + [shortMonths, next, overlaps, noRoom]
  }

  private var summary: String {
    let words = formatter.words(language)
    let repeats = repetition.map { " · \($0)\(leftOut)" } ?? ""
    let there = formatter.there(outcome.occurrence).map { " [\($0)]" } ?? ""
    return "\(outcome.event.title), \(words.when(outcome.occurrence))\(there)\(repeats)"
      + " (\(reminders))"
  }

  /// How it repeats, unless one time of it alone was changed.
  private var repetition: String? {
    outcome.occurrence.isMoved && !outcome.isOfAll
      ? nil : outcome.occurrence.kept.repetition?.words(in: language)
  }

  /// `, except 1 Dec`.
  private var leftOut: String {
    let days = outcome.leftOut
    if days.isEmpty { return "" }
    let words = formatter.words(language)
    let named =
      days.count > EventMessages.mostNamed
      ? language(ko: "\(days.count)번", en: "\(days.count) times")
      : days.map { words.day($0) }.joined(separator: ", ")
    return language(ko: ", \(named) 빼고", en: ", except \(named)")
  }

  static let mostNamed = 5

  /// The start that was entered is none that the rule gives.
  private var moved: String? {
    outcome.movedFrom.map { typed in
      let day = formatter.words(language).day(typed.day)
      return language(
        ko: "\(KoreanParticle.topic(day)) 이 반복에 맞지 않아서 맞는 첫날부터 시작해요.",
        en: "It begins with the first day that fits the repetition: \(day) does not.")
    }
  }

  /// Nobody sees in the time that is told how far the others went, and those that have been.
  private var shifted: String? {
    let days = outcome.daysMoved
    guard days != 0, let first = outcome.occurrence.kept.span.repetitionStart else { return nil }
    let count = language.days(abs(days))
    let isPast = first.moment.day.adding(days: -days) < formatter.today
    guard isPast || abs(days) >= 7 else { return nil }
    return language(
      ko: "\(isPast ? "지난 것까지 " : "")전체를 \(count) \(days < 0 ? "앞당겼어요" : "늦췄어요").",
      en: "All of it is \(count) \(days < 0 ? "earlier" : "later") now"
        + (isPast ? ", past times too." : "."))
  }

  private var former: String? {
    outcome.formerLast.map { last in
      // `until tomorrow` would sound as if it were to change then.
      let day = DateWords(language, today: formatter.today).shortWithWeekday(last.day)
      return language(
        ko: "앞의 것은 \(day)까지 그대로예요.", en: "The earlier ones, up to \(day), stay as they were.")
    }
  }

  /// Who means all of it may not know that it was cut before.
  private var later: String? {
    outcome.later.map { part in
      let first = part.span.start(in: formatter.clock.zone).day
      let day = DateWords(language, today: formatter.today).shortWithWeekday(first)
      let name = part.title == outcome.event.title ? "" : " " + part.title.quoted(language)
      return language(
        ko: "\(day)부터 이어지는 \(KoreanParticle.topic("뒷부분" + name)) 그대로예요.",
        en: "The later part\(name), from \(day) on, stays as it is.")
    }
  }

  /// What the file says of the part before, and there was no room for in this one.
  private var noRoom: String? {
    if outcome.linesLeftOut.isEmpty { return nil }
    let names = outcome.linesLeftOut.joined(separator: ", ")
    return language(
      ko: "파일에 있던 \(names) 줄은 너무 커서 여기부터의 일정에는 옮기지 못했어요.",
      en: "What its file says as \(names) is too large to be kept from here on.")
  }

  /// A day that short months have not.
  private var shortMonths: String? {
    guard let rule = outcome.occurrence.kept.series?.rule, rule.frequency == .monthly,
      rule.scale == .gregorian, rule.skip == .omit, rule.months.isEmpty,
      let day = rule.monthDays.max(), day > 28
    else { return nil }
    return language(
      ko: "\(day)일이 없는 달은 건너뛰어요. 달마다 마지막 날이면 ‘매월 말일’로 적어 주세요.",
      en: "Months without a \(day == 31 ? "31st" : "\(day)th") are left out;"
        + " “last day of every month” is in each of them.")
  }

  /// The first of the workdays of a year that is a holiday.
  private var holidays: String? {
    let kept = outcome.occurrence.kept
    guard let series = kept.series, !series.skipsHolidays, formatter.keepsHolidays(language),
      series.rule.weekdays.map(\.weekday) == Array(Weekday.allCases.prefix(5)),
      let start = kept.span.repetitionStart,
      let times = try? Repetition(series.rule, from: start, keepsStart: true, last: series.last)
        .occurrences(after: nil, limit: 250).times,
      let holiday = times.first(where: { formatter.clock.zone.holidays.has($0.day) })
    else { return nil }
    let day = formatter.words(language).day(holiday.day).parenthesized
    return language(
      ko: "공휴일에도 있어요 \(day). 빼려면 ‘평일마다 공휴일 빼고’로 적어 주세요.",
      en: "Holidays are among them \(day); “every weekday not on holidays” leaves them out.")
  }

  /// What no words say is told by its next days.
  private var next: String? {
    guard let series = outcome.occurrence.kept.series,
      series.rule.wholeWords(in: language) == nil,
      let start = outcome.occurrence.kept.span.repetitionStart,
      let times = try? Repetition(series.rule, from: start, keepsStart: true, last: series.last)
        .occurrences(after: outcome.occurrence.original, limit: 3).times, !times.isEmpty
    else { return nil }
    let words = formatter.words(language)
    let days = times.map { words.day($0.day) }.joined(separator: ", ")
    return language(ko: "다음은 \(KoreanParticle.copula(days)).", en: "Next: \(days).")
  }

  private var reminders: String {
    let reminders = outcome.event.details.reminders
    let words = reminders.words(in: language, isAllDay: outcome.event.span.isAllDay)
    if reminders.minutesBefore.isEmpty { return words }
    return language(
      ko: "알림: \(words)",
      en: "\(Plural("reminder").noun(for: reminders.minutesBefore.count)): \(words)")
  }

  private var overlaps: String? {
    let words = formatter.words(language).overlaps(
      of: outcome.occurrence, with: outcome.overlaps, hasMore: outcome.hasMoreOverlaps)
    return words.map { language(ko: "\($0).", en: "It \($0).") }
  }

  private var past: String? {
    guard isMoved, formatter.status(of: outcome.occurrence) == .done else { return nil }
    return outcome.event.span.isAllDay
      ? language(ko: "이미 지난 날이에요.", en: "That day has already passed.")
      : language(ko: "이미 지난 시간이에요.", en: "That time has already passed.")
  }

  /// Nothing told the start: it is not to come as a surprise that it begins at once.
  func beginsSoon(hasEnd: Bool) -> String {
    let time = DateWords(language, today: formatter.today).time(outcome.occurrence.start.time)
    return language(
      ko: "\(hasEnd ? "시작할 때를" : "때를") 적지 않으셔서 곧(\(time)) 시작하는 것으로 적어 두었어요."
        + " ‘내일 오후 3시’처럼 적을 수 있어요.",
      en: "No \(hasEnd ? "start" : "time") was given, so it begins in a moment, at \(time);"
        + " write one like tomorrow 3pm.")
  }

  /// The hour was taken for one in a half of the day although the words tell none; it could be
  /// that one as well.
  static func tookHalf(insteadOf hour: TimeOfDay) -> Words {
    let minute = hour.minute
    let minutes = minute > 0 ? ":\(minute < 10 ? "0" : "")\(minute)" : ""
    let koreanMinutes = minute > 0 ? " \(minute)분" : ""
    guard hour < .noon else {
      let isEvening = hour.hour >= 18
      let half = isEvening ? "저녁" : "오후"
      let korean = "\(half) \(hour.hour - 12)시" + koreanMinutes
      let english = "\(hour.hour - 12)\(minutes)pm"
      return Words(
        ko: "오전인지 \(half)인지 적지 않아서 오전으로 적었어요. \(isEvening ? "저녁이면" : "오후면")"
          + " \(korean.quoted(.korean))처럼 적어 주세요.",
        en: "Nothing told which half of the day, so it was taken for the morning; for the"
          + " \(isEvening ? "evening" : "afternoon"), write \(english).")
    }
    let korean = "오전 \(hour.hour)시" + koreanMinutes
    let english = "\(hour.hour)\(minutes)am"
    return Words(
      ko: "오전인지 저녁인지 적지 않아서 저녁으로 적었어요. 오전이면 \(korean.quoted(.korean))처럼 적어 주세요.",
      en: "Nothing told which half of the day, so it was taken for the evening; for the morning,"
        + " write \(english).")
  }

  /// Words of the title tell a part of the day, and nothing tells its hour.
  static func tellsNoHour(_ open: OpenHour) -> Words {
    Words(
      ko: "\(KoreanParticle.topic(open.typed.quoted(.korean))) 몇 시인지 알 수 없어서 하루 종일로 적었어요."
        + " 시각은 \(open.example.quoted(.korean))처럼 적어 주세요.",
      en: "\(open.typed.quoted(.english)) tells no hour, so it takes all day; write one, such as"
        + " \(open.example).")
  }

  /// A day that was misspelt was read as another word.
  static func corrected(_ word: CorrectedWord) -> Words {
    let (typed, meant) = (word.typed, word.meant)
    return Words(
      ko: KoreanParticle.object(typed.quoted(.korean)) + " "
        + KoreanParticle.toward(meant.quoted(.korean)) + " 읽었어요.",
      en: "\(typed.quoted(.english)) was read as \(meant.quoted(.english)).")
  }

  /// For words that could tell when the event takes place and were left in its title.
  static func staysInTitle(_ staying: StayingWords, of event: Event, isAllDay: Bool) -> Words {
    let words = staying.typed
    let line =
      "  hearth event edit \(event.id.spelling) --from \(Quoting.shellWord(staying.meant.text))"
      + (isAllDay ? " --all-day" : "")
    return Words(
      ko: "\(KoreanParticle.topic(words.quoted(.korean))) 제목의 일부로 봤어요. 그때로 옮기려면:\n\(line)",
      en: "\(words.quoted(.english)) was read as part of the title. To move it there:\n\(line)")
  }
}

/// The same in both languages, as the line above the footer tells it.
extension EventMessages {
  /// That the event is kept, when it is, what it overlaps and what the clock made of its times.
  static func added(
    _ outcome: EventOutcome, _ formatter: EventFormatter, _ missing: Words? = nil
  ) -> Words {
    Words { language in
      EventMessages(formatter: formatter, outcome: outcome, isMoved: true, language: language).added
        + [missing?(language)]
    }
  }

  /// Where nobody named a calendar, a copy is in another one only because that of the other event
  /// is not written to.
  static func wentElsewhere(
    _ outcome: EventOutcome, than old: Event, _ named: CalendarName?, _ missing: Words?
  ) -> Words? {
    let (from, to) = (old.calendar, outcome.event.calendar)
    guard named == nil, from != to else { return nil }
    let why = Words(
      ko: "\(from) 캘린더는 읽기만 해서 \(to)에 넣었어요.",
      en: "The calendar \(from) is only read here, so it went into \(to).")
    return missing.map { Words(ko: "\(why.ko) \($0.ko)", en: "\(why.en) \($0.en)") } ?? why
  }

  static func changed(_ outcome: EventOutcome, isMoved: Bool, _ formatter: EventFormatter) -> Words
  {
    Words { language in
      EventMessages(formatter: formatter, outcome: outcome, isMoved: isMoved, language: language)
        .changed
    }
  }

  static func restored(_ occurrence: Occurrence, _ formatter: EventFormatter) -> Words {
    let text = { (language: Language) -> String in
      "\(occurrence.event.title.quotable()), \(formatter.words(language).when(occurrence))"
    }
    return Words(ko: "되살렸어요: \(text(.korean)).", en: "Brought back: \(text(.english)).")
  }

  /// What was done, and when it is to be done next.
  static func done(_ outcome: MarkEventDone.Outcome, _ formatter: EventFormatter) -> Words {
    let title = outcome.done.event.title.quotable()
    let next = { (language: Language) in
      outcome.next.map { formatter.words(language).when($0) }
    }
    let said =
      outcome.wasDone
      ? Words(ko: "이미 했다고 표시했어요", en: "Marked done already") : Words(ko: "했어요", en: "Done")
    return Words(
      ko: "\(said.ko): \(title). "
        + (next(.korean).map { "다음은 \(KoreanParticle.copula($0))." } ?? "이제 다 했어요."),
      en: "\(said.en): \(title). "
        + (next(.english).map { "The next is \($0)." } ?? "That was the last time."))
  }

  static func removed(_ event: Event, _ formatter: EventFormatter) -> Words {
    let occurrence = formatter.occurrence(of: event)
    let text = { (language: Language) -> String in
      "\(event.title.quotable()), \(formatter.words(language).when(occurrence))"
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

import HearthDomain
import HearthWhen

/// A typed day, or a time of today, that has just passed, so that the next such day was assumed.
struct PassedDate: Hashable {
  /// The value as typed in an option; nil if words of the title named it.
  private let typedText: String?
  let pastDay: Day
  let nextDay: Day
  let time: TimeOfDay?

  /// Returns nil if no guess says that a date has passed.
  init?(_ typed: String?, _ guesses: [Guess], next: LocalTime, isAllDay: Bool) {
    let past = guesses.lazy.compactMap { guess -> Day? in
      if case .hasPassed(let day) = guess { day } else { nil }
    }.first
    guard let past else { return nil }
    (self.typedText, self.pastDay, self.nextDay) = (typed, past, next.day)
    time = isAllDay ? nil : next.time
  }

  /// Whether the day was at most one day ago.
  func isRecent(at now: LocalTime) -> Bool {
    guard let time, pastDay < now.day else { return false }
    return now <= LocalTime(day: pastDay.adding(days: 1), time: time)
  }

  /// Returns what has passed, as the subject of a sentence: the typed value, the time of today, or
  /// the date.
  func subject(in language: Language) -> String {
    if let typedText { return typedText.quoted(language) }
    let words = DayFormatter(language, today: pastDay)
    guard let time, nextDay == pastDay.adding(days: 1) else { return words.withYear(pastDay) }
    let hour = words.twelveHourTime(time)
    return language(ko: "오늘 \(hour)", en: "\(hour) today")
  }

  /// Returns a sentence that says which day was assumed, because the user was not asked.
  func chosenDayStatement(in language: Language) -> String {
    let day = DayFormatter(language, today: pastDay).long(nextDay)
    let subject = subject(in: language)
    return language(
      ko: "\(KoreanParticle.topic(subject)) 이미 지나서 \(day)로 적었어요. 지난 날을 적으려면 \(pastDay)처럼 적어 주세요.",
      en: "\(subject) has passed, so \(day) was used. For the past day, write \(pastDay).")
  }
}

extension Console {
  /// Parses a deadline. Nil if it has passed and the user does not confirm that next year is meant.
  ///
  /// Asks only if the date passed within the last 60 days, because next year is then rarely meant.
  /// Throws if nobody can be asked.
  mutating func askForDeadline(
    _ text: String, _ dates: WhenReader, option: String, in command: [String]
  ) throws -> Day? {
    let read = try dates.deadline(text)
    let day = read.value
    guard let passed = PassedDate(text, read.guesses, next: day.start, isAllDay: true),
      dates.context.now.day - passed.pastDay <= 60, !traits.assumesYes
    else { return day }
    let next = DayFormatter(language, today: passed.pastDay).long(passed.nextDay)
    guard canAsk || capturedOutput != nil || assistant != nil else {
      let why = Words(
        ko: "\(KoreanParticle.topic(text.quoted(.korean))) 이미 지났어요. 다음 해라면 \(option)"
          + " \(passed.nextDay)처럼 적어 주세요.",
        en: "\(text.quoted(.english)) has passed. For the next one give \(option)"
          + " \(passed.nextDay).")
      throw UsageError(.custom(why), in: command)
    }
    let question = language(
      ko: "\(KoreanParticle.topic(text.quoted(.korean))) 이미 지났어요. \(KoreanParticle.object(next))"
        + " 뜻하나요?",
      en: "\(text.quoted(.english)) has passed. Do you mean \(next)?")
    return try confirmOrReport(question, orSays: .nothingChanged) ? day : nil
  }

  /// Asks which of the two days is meant; nil if none was chosen.
  mutating func chooseDay(_ passed: PassedDate) throws -> Day? {
    let subject = passed.subject(in: language)
    let question = language(
      ko: "\(KoreanParticle.topic(subject)) 이미 지났어요. 언제인가요?",
      en: "\(subject) has passed. Which day do you mean?")
    let days = [passed.nextDay, passed.pastDay]
    let words = DayFormatter(language, today: passed.pastDay)
    return try choose(question, among: days.map(words.long)).map { days[$0] }
  }
}

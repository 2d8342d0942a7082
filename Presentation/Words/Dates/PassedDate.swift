import HearthDomain

/// A date without its year that has just passed, and is read as next year's where something is
/// planned.
struct PassedDate: Hashable {
  /// As it was typed.
  let words: String
  let past: Day
  let next: Day
  let time: TimeOfDay?

  /// The day that has passed with its time, as text.
  var pastMoment: String { time.map { "\(past) \($0)" } ?? "\(past)" }

  /// The same of the day that is still to come.
  var nextMoment: String { time.map { "\(next) \($0)" } ?? "\(next)" }

  /// What is told where nobody chose: which day it was taken for.
  func told(_ language: Language) -> String {
    let day = DateWords(language, today: past).long(next)
    return language(
      ko: "\(KoreanParticle.topic(words.quoted(.korean))) 이미 지나서 \(day)로 적었어요."
        + " 지난 날을 적으려면 \(past)처럼 적어 주세요.",
      en: "\(words.quoted(.english)) has passed, so it was taken for \(day)."
        + " For the day that has passed, write \(past).")
  }
}

extension DateInput {
  /// The hour of today that has passed by the time that it ends, where no day or a weekday alone is
  /// told beside it: the next one is meant, `at 8pm` tomorrow and `sunday 5pm` in a week. A weekday
  /// without an hour is that of the next week once its evening has come, or where it is meant at a
  /// usual hour, once that is over.
  func passedToday(
    _ text: String, orAt usual: TimeOfDay? = nil, endsAt end: (LocalTime) -> LocalTime?
  ) -> PassedDate? {
    guard leaning == .upcoming, let (day, time) = try? dayAndTime(text), day == now.day,
      let next = try? following(day.adding(days: 1)).dayAndTime(text).day,
      (1...7).contains(next - day)
    else { return nil }
    let over = (time ?? usual).map { LocalTime(day: day, time: $0) }.flatMap(end)
    guard over.map({ $0 <= now }) ?? (now.time.hour >= DateInput.lateHour) else { return nil }
    return PassedDate(words: text, past: day, next: next, time: time)
  }

  /// From then on nobody plans a whole day for the day that it is.
  private static let lateHour = 20

  /// The date if it is nearer as one that has passed; nil for what tells its year or its week,
  /// and for dates of the moon.
  func passed(_ text: String) -> PassedDate? {
    let words = text.split(separator: " ").map(String.init)
    guard leaning == .upcoming, !words.contains(where: LunarWords.names),
      let (next, time) = try? dayAndTime(text), let past = try? looking.dayAndTime(text).day,
      past < now.day, next > now.day, past.month == next.month
    else { return nil }
    return PassedDate(words: text, past: past, next: next, time: time)
  }

  /// Whether what began then goes on today until that end, which is why it is this year's.
  func isRunning(_ passed: PassedDate, to end: String) -> Bool {
    guard passed.past < now.day, let (last, time) = try? following(passed.past).dayAndTime(end),
      last - passed.past <= SpanHalves.longestDays
    else { return false }
    return last > now.day || last == now.day && time.map { $0 > now.time } ?? true
  }

  /// Whether no more than a day has gone by since then.
  func isRecent(_ passed: PassedDate) -> Bool {
    guard let time = passed.time, passed.past < now.day else { return false }
    return now <= LocalTime(day: passed.past.adding(days: 1), time: time)
  }
}

extension Console {
  /// The day by which something is to be done; nil for no answer.
  ///
  /// A date that has just passed is asked about, and refused where nobody can be asked: that of the
  /// next year is rarely meant, and the one that has passed is none to do anything by.
  mutating func deadline(
    _ text: String, _ dates: DateInput, option: String, in command: [String]
  ) throws -> Day? {
    let day = try dates.deadline(text)
    guard let passed = dates.passed(text), dates.now.day - passed.past <= 60, !traits.assumesYes
    else { return day }
    let (words, next) = (passed.words, DateWords(language, today: passed.past).long(passed.next))
    guard canAsk || page != nil || assistant != nil else {
      let why = Words(
        ko: "\(KoreanParticle.topic(words.quoted(.korean))) 이미 지났어요."
          + " 다음 해라면 \(option) \(passed.next)처럼 적어 주세요.",
        en: "\(words.quoted(.english)) has passed. For the next one give"
          + " \(option) \(passed.next).")
      throw UsageError(.explained(why), in: command)
    }
    let question = language(
      ko: "\(KoreanParticle.topic(words.quoted(.korean))) 이미 지났어요."
        + " \(KoreanParticle.object(next)) 뜻하나요?",
      en: "\(words.quoted(.english)) has passed. Is \(next) meant?")
    return try agrees(to: question, orSays: .nothingChanged) ? day : nil
  }

  /// Which of the two is meant; nil where none was chosen.
  mutating func choose(_ passed: PassedDate) throws -> Day? {
    let question = language(
      ko: "\(KoreanParticle.topic(passed.words.quoted(.korean))) 이미 지났어요. 언제인가요?",
      en: "\(passed.words.quoted(.english)) has passed. Which day is meant?")
    let days = [passed.next, passed.past]
    let words = DateWords(language, today: passed.past)
    return try choose(question, among: days.map(words.long)).map { days[$0] }
  }
}

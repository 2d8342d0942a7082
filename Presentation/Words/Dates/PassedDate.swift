import HearthDomain
import TerminalKit

/// A date without its year that has just passed, and is read as next year's where something is
/// planned.
struct PassedDate: Hashable {
  /// As it was typed.
  let words: String
  let past: Day
  let next: Day
  let time: TimeOfDay?

  /// What is told where nobody chose: which day it was taken for.
  func told(_ language: Language) -> String {
    let day = DateWords(language, today: past).long(next)
    return language(
      ko: "\(KoreanParticle.topic(words.quoted(.korean))) 이미 지난 날이라 \(day)로 적었어요."
        + " 지난 날을 적으려면 \(past)처럼 적어 주세요.",
      en: "\(words.quoted(.english)) has passed, so it was taken for \(day)."
        + " For the day that has passed, write \(past).")
  }
}

extension DateInput {
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

  /// Whether no more than a day has gone by since then.
  func isRecent(_ passed: PassedDate) -> Bool {
    guard let time = passed.time else { return false }
    return now <= LocalTime(day: passed.past.adding(days: 1), time: time)
  }
}

extension Console {
  /// Says for which day a date that has passed was taken.
  mutating func notePassed(_ text: String?, _ dates: DateInput) {
    guard let passed = text.flatMap(dates.passed) else { return }
    note(StyledText(passed.told(language)))
  }

  /// Which of the two is meant; nil where none was chosen.
  mutating func choose(_ passed: PassedDate) throws -> Day? {
    let question = language(
      ko: "\(KoreanParticle.topic(passed.words.quoted(.korean))) 이미 지난 날이에요. 언제인가요?",
      en: "\(passed.words.quoted(.english)) has passed. Which day is meant?")
    let days = [passed.next, passed.past]
    let words = DateWords(language, today: passed.past)
    return try choose(question, among: days.map(words.long)).map { days[$0] }
  }
}

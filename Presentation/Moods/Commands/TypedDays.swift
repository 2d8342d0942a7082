import HearthDomain
import TerminalKit

/// The days from one to another as they were typed, each nil where that side is open; or one text
/// that names them all.
struct TypedDays: Hashable, Sendable {
  private let named: String?
  private let from: String?
  private let to: String?

  /// Reads the argument `day` and the options `from` and `to`; throws where both are given.
  init(_ input: ParsedInput) throws {
    named = try input[MoodSpec.days]
    from = try input[MoodSpec.from]
    to = try input[MoodSpec.to]
    if let named, from != nil || to != nil {
      throw input.refusal(.conflictingOptions([named, from != nil ? "--from" : "--to"]))
    }
  }

  /// Throws for what is no day, and for an end before the beginning.
  func days(_ formatter: MoodFormatter) throws -> ClosedRange<Day> {
    if let named { return try formatter.dates.days(named) }
    let first = try from.map { try formatter.dates.day($0) } ?? .earliest
    let last = try to.map { try formatter.dates.day($0) } ?? .latest
    guard first <= last else {
      throw DomainError.invalid(.day, .beforeFirstDay(last, first: first))
    }
    return first...last
  }

  /// Which days are meant, where they would be others if weeks began as calendars show them: words
  /// for a week are read from Monday on as long as nobody has chosen; nil for what is the same.
  func meaning(_ formatter: MoodFormatter, weeksFrom first: Weekday) -> Words? {
    let dates = formatter.dates
    guard let named, let days = try? dates.days(named),
      let shown = try? dates.weeks(from: first).days(named), shown != days
    else { return nil }
    func day(_ day: Day, _ language: Language) -> String {
      DateWords(language, today: formatter.today).shortWithWeekday(day)
    }
    let line = "hearth settings set week-start \(first.settingWord)"
    let isOne = days.lowerBound == days.upperBound
    let korean = day(days.lowerBound, .korean)
    let english = day(days.lowerBound, .english)
    return Words(
      ko: (isOne ? "\(korean)이에요." : "\(korean)부터 \(day(days.upperBound, .korean))까지예요.")
        + " 한 주를 \(first.name(in: .korean))부터 세려면: \(line)",
      en: "That is \(english)"
        + (isOne ? "." : " to \(day(days.upperBound, .english)).")
        + " To count weeks from \(first.name(in: .english)): \(line)")
  }

  /// Says so to somebody who reads the answer.
  func tell(
    _ formatter: MoodFormatter, in console: inout Console
  ) {
    guard console.form == .terminal,
      let meaning = meaning(formatter, weeksFrom: console.traits.weekdays[0])
    else { return }
    console.note(StyledText(meaning(console.language)))
  }
}

import HearthDomain
import HearthWhen
import TerminalKit

/// A typed range of days: one text that names it, or a first and a last day, each nil if that side
/// is open.
struct TypedDays: Hashable, Sendable {
  private let named: String?
  private let from: String?
  private let to: String?

  /// Reads the argument `day` and the options `from` and `to`; throws if both kinds are given.
  init(_ input: ParsedInput) throws {
    named = try input[MoodSpec.days]
    from = try input[MoodSpec.from]
    to = try input[MoodSpec.to]
    if let named, from != nil || to != nil {
      throw input.usageError(.conflictingOptions([named, from != nil ? "--from" : "--to"]))
    }
  }

  /// Throws if a text is not a day, or if the end is before the beginning.
  func days(_ formatter: MoodFormatter) throws -> ClosedRange<Day> {
    if let named { return try formatter.dateReader.days(named) }
    let first = try from.map { try formatter.dateReader.day($0) } ?? .earliest
    let last = try to.map { try formatter.dateReader.day($0) } ?? .latest
    guard first <= last else {
      throw DomainError.invalid(.day, .beforeFirstDay(last, first: first))
    }
    return first...last
  }

  /// Returns a note that names the parsed days and tells how to change the first day of the week.
  /// Returns nil if the days would be the same in weeks that begin on `first`, as those of the
  /// calendars do.
  func meaning(_ formatter: MoodFormatter, weeksFrom first: Weekday) -> Words? {
    let dates = formatter.dateReader
    guard let named, let days = try? dates.days(named),
      let shown = try? dates.with({ $0.weekStart = first }).days(named), shown != days
    else { return nil }
    func day(_ day: Day, _ language: Language) -> String {
      DayFormatter(language, today: formatter.today).shortWithWeekday(day)
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

  /// Prints which days are meant, on a terminal only.
  func printMeaning(
    _ formatter: MoodFormatter, in console: inout Console
  ) {
    guard console.form == .terminal,
      let meaning = meaning(formatter, weeksFrom: console.traits.weekdays[0])
    else { return }
    console.printNote(StyledText(meaning(console.language)))
  }
}

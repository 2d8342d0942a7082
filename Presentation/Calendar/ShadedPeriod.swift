import HearthDomain
import JSONText
import TerminalKit

/// The month or the year that a command shows.
enum ShadedPeriod: Hashable {
  case month(Month)
  case year(Int)

  /// Nil where there is no such year.
  var days: ClosedRange<Day>? {
    switch self {
    case .month(let month): month.firstDay...month.lastDay
    case .year(let year): Month.days(of: year)
    }
  }

  /// Its days for programs.
  func json(_ items: [JSONValue]) -> JSONObject {
    switch self {
    case .month(let month): ["month": .string(month.description), "items": .array(items)]
    case .year(let year): ["year": .int(year), "items": .array(items)]
    }
  }

  /// Its shaded days as they are printed, a month in weeks or a year in twelve rows.
  func rows(_ shades: [Day: DayShade], today: Day, in console: Console) -> [StyledText] {
    let (language, traits) = (console.language, console.traits)
    switch self {
    case .month(let month):
      var board = MarkedMonth(
        month: month, today: today, language: language, weekdays: traits.weekdays
      ) { shades[$0].map { MonthGrid.Mark($0.mark, style: $0.style) } }
      board.holidays = traits.holidays(in: month)
      return board.rows(columns: console.width, traits.widths)
    case .year(let year):
      var frame = Frame(
        size: PrintedYear.size(within: console.width), widths: traits.widths)
      PrintedYear(year: year, shades: shades, today: today, language: language)
        .draw(in: &frame, at: frame.bounds)
      return [StyledText(language(ko: "\(year)년", en: "\(year)"), .bold)] + frame.lines
    }
  }
}

extension ShadedPeriod {
  /// What calendars of what was take, in digits or in words; this month when it is left out.
  static let argument = Argument<String?>(
    "period", kind: .month, placeholder: Words(ko: "YYYY-MM|YYYY", en: "YYYY-MM|YYYY"),
    spoken: Words(ko: "달이나 해", en: "MONTH or YEAR"),
    help: Words(
      ko: "10월, 지난달, 작년처럼 적어도 돼요.",
      en: "A name such as october, last month or last year works too."))

  /// A year or a month, without its year the last such one.
  init(_ text: String, today: Day) throws(DateInputError) {
    try self.init(
      text, by: DateInput(now: LocalTime(day: today, time: .midnight), leaning: .past))
  }

  /// A year or a month, without its year the one to which the input leans.
  init(_ text: String, by dates: DateInput) throws(DateInputError) {
    if let year = try? dates.year(text) {
      self = .year(year)
    } else if let month = try? dates.month(text) {
      self = .month(month)
    } else {
      throw .unknownForm(text, .monthOrYear)
    }
  }
}

extension Month {
  /// All days of that year; nil where there is no such year.
  static func days(of year: Int) -> ClosedRange<Day>? {
    guard let first = Month(year: year, month: 1), let last = Month(year: year, month: 12)
    else { return nil }
    return first.firstDay...last.lastDay
  }
}

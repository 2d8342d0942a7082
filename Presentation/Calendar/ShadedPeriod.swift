import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// The month or the year that a command displays.
enum ShadedPeriod: Hashable {
  case month(Month)
  case year(Int)

  /// The days of the period; nil if there is no such year.
  var days: ClosedRange<Day>? {
    switch self {
    case .month(let month): month.firstDay...month.lastDay
    case .year(let year): Month.days(of: year)
    }
  }

  /// Returns the JSON of the period; `items` are its days.
  func json(_ items: [JSONValue]) -> JSONObject {
    switch self {
    case .month(let month): ["month": .string(month.description), "items": .array(items)]
    case .year(let year): ["year": .int(year), "items": .array(items)]
    }
  }

  /// Returns the shaded days as printed: a month in weeks, or a year in twelve rows.
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
  /// The month or the year that a calendar of the past displays, in digits or words; the current
  /// month if omitted.
  static let argument = Argument<String?>(
    "period", kind: .month, placeholder: Words(ko: "YYYY-MM|YYYY", en: "YYYY-MM|YYYY"),
    nameInMessages: Words(ko: "달이나 해", en: "MONTH or YEAR"),
    help: Words(
      ko: "10월, 지난달, 작년처럼 적어도 돼요.",
      en: "A name such as october, last month or last year works too."))

  /// Parses a year or a month; a month without a year is the most recent one.
  init(_ text: String, today: Day) throws(WhenRefusal) {
    try self.init(
      text, by: DatePreferences.standard.reader(at: LocalTime(day: today, time: .midnight), .past))
  }

  /// Parses a year or a month; for a month without a year, the reader decides between past and
  /// future.
  init(_ text: String, by dates: WhenReader) throws(WhenRefusal) {
    switch try dates.period(text, as: .monthOrYear) {
    case .year(let year): self = .year(year)
    case .month(let month): self = .month(month)
    case .day, .days: throw WhenRefusal(.unknown(.monthOrYear), text)
    }
  }
}

extension Month {
  /// Returns all days of the year; nil if there is no such year.
  static func days(of year: Int) -> ClosedRange<Day>? {
    guard let first = Month(year: year, month: 1), let last = Month(year: year, month: 12)
    else { return nil }
    return first.firstDay...last.lastDay
  }
}

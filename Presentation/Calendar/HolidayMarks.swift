import HearthDomain
import JSONText
import TerminalKit

/// The holidays among the displayed days: red, and with a mark for displays without colour.
struct HolidayMarks {
  private let days: [Day: [Holiday]]
  private let holidayStyle: Style
  let widths: DisplayWidth

  static let none = HolidayMarks([:], red: .plain, widths: .standard)

  init(_ days: [Day: [Holiday]], red: Style, widths: DisplayWidth) {
    (self.days, self.holidayStyle, self.widths) = (days, red, widths)
  }

  subscript(day: Day) -> [Holiday] { days[day] ?? [] }

  /// Returns the style of the day's number; nil if it is not a holiday.
  func style(on day: Day) -> Style? { days[day] == nil ? nil : holidayStyle }

  /// Returns the mark after the number of a holiday that has no bracket there; nil for other days.
  func glyph(on day: Day) -> Character? { days[day] == nil ? nil : holidayGlyph }

  private var holidayGlyph: Character { widths.singleColumn("°", or: "'") }

  /// Returns the names of the day's holidays as titles in a month.
  func titles(on day: Day, _ language: Language) -> [DayTitle] {
    self[day].map { DayTitle($0.name(language).terminalSafe.onOneLine, style: holidayStyle) }
  }

  /// Returns the legend of the mark; empty if there are no holidays.
  func legend(_ language: Language, _ style: Style) -> [StyledText] {
    days.isEmpty
      ? []
      : [
        StyledText("\(holidayGlyph)", holidayStyle)
          + StyledText(language(ko: " 공휴일", en: " holiday"), style)
      ]
  }

  /// Returns the names of the holidays, as printed below a calendar: `° 3 National Foundation Day`;
  /// nil if there are none.
  func namesLine(_ language: Language) -> StyledText? {
    guard !days.isEmpty else { return nil }
    let names = days.sorted { $0.key < $1.key }.map { day, holidays in
      let names = holidays.names(language)
      return language(ko: "\(day.dayOfMonth)일 \(names)", en: "\(day.dayOfMonth) \(names)")
    }
    return StyledText("\(holidayGlyph) \(names.joined(separator: " · "))", holidayStyle)
  }

  /// Returns the line with the names wrapped to the columns; empty if there are no holidays.
  func namesRows(_ language: Language, columns: Int) -> [StyledText] {
    namesLine(language).map { Paragraph($0).rows(columns: columns, widths: widths) } ?? []
  }

  /// The JSON of the holidays.
  var json: JSONValue {
    .array(
      days.sorted { $0.key < $1.key }.flatMap { day, holidays in
        holidays.map { holiday in
          JSONValue.object([
            "day": .string(day.description),
            "name": .object([
              "ko": .string(holiday.name(.korean)), "en": .string(holiday.name(.english)),
            ]),
          ])
        }
      })
  }

  /// Returns the names of the day's holidays for display after its heading: ` · Chuseok`.
  func headingSuffix(_ day: Day, _ language: Language) -> StyledText {
    self[day].isEmpty ? StyledText() : StyledText(" · \(self[day].names(language))", holidayStyle)
  }
}

extension ViewContext {
  /// Returns the holidays in the days with the screen's styles.
  func holidays(on days: ClosedRange<Day>) -> HolidayMarks {
    HolidayMarks(
      holidays.calendar(in: language).holidays(days), red: theme.error, widths: widths)
  }

  func holidays(in month: Month) -> HolidayMarks { holidays(on: month.firstDay...month.lastDay) }

  /// Returns the names of the day's holidays for display after its heading.
  func holidayNames(beside day: Day) -> StyledText {
    holidays(on: day...day).headingSuffix(day, language)
  }
}

extension ConsoleTraits {
  /// Returns the holidays in the days with the styles for printing.
  func holidays(on days: ClosedRange<Day>) -> HolidayMarks {
    HolidayMarks(
      holidays.calendar(in: language).holidays(days), red: Style(foreground: .ansi(1)),
      widths: widths)
  }

  func holidays(in month: Month) -> HolidayMarks { holidays(on: month.firstDay...month.lastDay) }

  /// Returns the names of the day's holidays for display after its heading.
  func holidayNames(beside day: Day) -> StyledText {
    holidays(on: day...day).headingSuffix(day, language)
  }
}

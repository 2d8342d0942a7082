import HearthDomain
import JSONText
import TerminalKit

/// The holidays among the days that a calendar shows: red, and marked for those who see no colour.
struct HolidayMarks {
  private let days: [Day: [Holiday]]
  private let red: Style
  let widths: DisplayWidth

  static let none = HolidayMarks([:], red: .plain, widths: .standard)

  init(_ days: [Day: [Holiday]], red: Style, widths: DisplayWidth) {
    (self.days, self.red, self.widths) = (days, red, widths)
  }

  subscript(day: Day) -> [Holiday] { days[day] ?? [] }

  /// How the number of that day looks; nil where it is no holiday.
  func style(on day: Day) -> Style? { days[day] == nil ? nil : red }

  /// Stands behind the number of a day that has no bracket there.
  func glyph(on day: Day) -> Character? { days[day] == nil ? nil : glyph }

  private var glyph: Character { widths.narrow("°", or: "'") }

  /// What the mark behind a number means; none where there is no holiday.
  func legend(_ language: Language, _ style: Style) -> [StyledText] {
    days.isEmpty
      ? []
      : [StyledText("\(glyph)", red) + StyledText(language(ko: " 공휴일", en: " holiday"), style)]
  }

  /// What the days are kept for, as printed under a calendar: `° 3 National Foundation Day`.
  func line(_ language: Language) -> StyledText? {
    guard !days.isEmpty else { return nil }
    let names = days.sorted { $0.key < $1.key }.map { day, holidays in
      let names = holidays.names(language)
      return language(ko: "\(day.dayOfMonth)일 \(names)", en: "\(day.dayOfMonth) \(names)")
    }
    return StyledText("\(glyph) \(names.joined(separator: " · "))", red)
  }

  /// The same as broken to so many columns; none where there is no holiday.
  func rows(_ language: Language, columns: Int) -> [StyledText] {
    line(language).map { Paragraph($0).rows(columns: columns, widths: widths) } ?? []
  }

  /// The holidays as programs see them.
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

  /// What the day is kept for, to stand behind its heading: ` · Chuseok`.
  func beside(_ day: Day, _ language: Language) -> StyledText {
    self[day].isEmpty ? StyledText() : StyledText(" · \(self[day].names(language))", red)
  }
}

extension ViewContext {
  /// The holidays of those days as the screen shows them.
  func holidays(on days: ClosedRange<Day>) -> HolidayMarks {
    HolidayMarks(
      holidays.calendar(in: language).days(days), red: theme.error, widths: widths)
  }

  func holidays(in month: Month) -> HolidayMarks { holidays(on: month.firstDay...month.lastDay) }

  /// What that day is kept for, to stand behind its heading.
  func holidays(beside day: Day) -> StyledText { holidays(on: day...day).beside(day, language) }
}

extension ConsoleTraits {
  /// The holidays of those days as they are printed.
  func holidays(on days: ClosedRange<Day>) -> HolidayMarks {
    HolidayMarks(
      holidays.calendar(in: language).days(days), red: Style(foreground: .ansi(1)),
      widths: widths)
  }

  func holidays(in month: Month) -> HolidayMarks { holidays(on: month.firstDay...month.lastDay) }

  /// What that day is kept for, to stand behind its heading.
  func holidays(beside day: Day) -> StyledText { holidays(on: day...day).beside(day, language) }
}

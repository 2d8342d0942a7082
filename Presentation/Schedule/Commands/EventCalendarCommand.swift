import HearthDomain
import JSONText
import TerminalKit

/// Shows how many events each day of a month has.
struct EventCalendarCommand: Command {
  static let words = CommandName(["event", "calendar"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "한 달의 일정을 달력으로 봐요", en: "Show a month with its events"),
    examples: [
      CommandExample(
        line: "hearth event calendar", meaning: Words(ko: "이번 달을 봐요", en: "this month")),
      CommandExample(
        line: Words(
          ko: "hearth event calendar 2026-12", en: "hearth event calendar 2026-12"),
        meaning: Words(ko: "2026년 12월을 봐요", en: "December 2026")),
    ],
    arguments: [SharedSpec.month], isReading: true)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let month =
      try input[SharedSpec.month].map { try tools.formatter.dates.looking.month($0) }
      ?? tools.formatter.today.calendarMonth
    let counts = try tools.schedule.queries.counts(in: month)
    let days = counts.sorted { $0.key < $1.key }
    switch console.form {
    case .json: console.json(.document(json(of: month, days, console)))
    case .piped: for (day, count) in days { console.line(StyledText("\(day)\t\(count)")) }
    case .terminal:
      var board = MarkedMonth(
        month: month, today: tools.formatter.today, language: console.language,
        weekdays: console.traits.weekdays
      ) { counts[$0].map(mark) }
      board.holidays = console.traits.holidays(in: month)
      for row in board.rows(columns: console.width, console.traits.widths) { console.line(row) }
      console.line()
      let legend = Paragraph(StyledText(legend(counts.count)(console.language), .dim))
      for row in legend.rows(columns: console.width, widths: console.traits.widths) {
        console.line(row)
      }
    }
  }

  /// The count as a small raised digit.
  private func mark(_ count: Int) -> MonthGrid.Mark {
    let digits: [Character] = ["¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let glyph = digits.indices.contains(count - 1) ? digits[count - 1] : "⁺"
    return MonthGrid.Mark(glyph, style: Style(foreground: .ansi(2), attributes: .bold))
  }

  private func legend(_ days: Int) -> Words {
    days == 0
      ? Words(ko: "이달에는 일정이 없어요.", en: "Nothing is planned.")
      : Words(
        ko: "일정이 있는 날 \(days)일. 작은 숫자는 그날의 일정 수예요.",
        en: "\(Plural("day")(days)) with events; the small number is how many.")
  }

  private func json(
    of month: Month, _ days: [(key: Day, value: Int)], _ console: Console
  ) -> JSONObject {
    [
      "month": .string(month.description),
      "days": .array(
        days.map { ["day": .string($0.key.description), "events": .int($0.value)] }),
      "holidays": console.traits.holidays(in: month).json,
    ]
  }
}

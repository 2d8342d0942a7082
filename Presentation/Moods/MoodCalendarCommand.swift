import HearthDomain
import JSONText
import TerminalKit

/// Shows a month in the colours of its moods.
struct MoodCalendarCommand: Command {
  struct Options: Hashable, Sendable {
    /// As typed; this one when nil.
    let month: String?
  }

  static let words = CommandName(["mood", "calendar"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "한 달을 기분의 색으로 봐요", en: "Show a month in the colours of its moods"),
    examples: [
      CommandExample(
        line: "hearth mood calendar", meaning: Words(ko: "이번 달을 봐요", en: "this month")),
      CommandExample(
        line: "hearth mood calendar 2026-10",
        meaning: Words(ko: "2026년 10월을 봐요", en: "October 2026")),
    ],
    arguments: [.month], isReading: true)

  let tools: MoodTools

  static func parse(_ input: ParsedInput) throws -> Options {
    Options(month: input.optionalArgument("month"))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let month =
      try options.month.map { try tools.voice.dates.month($0) } ?? tools.voice.today.calendarMonth
    let days = try tools.moods.queries.calendar(of: month)
    let general = try tools.moods.queries.settings().palette
    switch console.form {
    case .json:
      console.json(
        .document([
          "month": .string(month.description),
          "items": .array(days.map { .object($0.json(general)) }),
        ]))
    case .piped: for day in days { console.line(day.pipedLine(general)) }
    case .terminal:
      let picture = MoodMonth(
        month: month, days: days, palette: general, today: tools.voice.today,
        language: console.language, weekdays: console.traits.weekdays)
      for row in picture.rows(columns: console.width, console.traits.widths) {
        console.line(row)
      }
      if days.isEmpty {
        console.say(
          (try tools.moods.queries.isEmpty() ? MoodInvitation.words : .noMoodsThen)(
            console.language))
      }
    }
  }
}

extension Words {
  static let noMoodsThen = Words(
    ko: "이 기간에는 남긴 기분이 없어요.", en: "No moods in this time.")
}

extension MoodDay {
  /// Day, number of moods, mean level and colour, for programs.
  func pipedLine(_ general: HearthDomain.Palette) -> StyledText {
    let cells = [
      day.description, "\(tally.count)", tally.mean.map { $0.oneDecimal } ?? "",
      color(otherwise: general).description,
    ]
    return StyledText(cells.joined(separator: "\t"))
  }
}

extension Double {
  /// The number with one decimal, as `63.2`.
  var oneDecimal: String {
    let tenths = Int((Swift.min(Swift.max(self, -1e6), 1e6) * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

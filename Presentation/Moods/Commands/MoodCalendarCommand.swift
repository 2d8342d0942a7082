import HearthDomain
import JSONText
import TerminalKit

/// Shows a month or a year in the colours of its moods.
struct MoodCalendarCommand: Command {
  static let commandName = CommandName(["mood", "calendar"])

  static let spec = CommandSpec(commandName, arguments: [ShadedPeriod.argument], isReadOnly: true)

  let tools: MoodTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let today = tools.formatter.today
    let period =
      try input[ShadedPeriod.argument].map { try ShadedPeriod($0, today: today) }
      ?? .month(today.calendarMonth)
    let days =
      switch period {
      case .month(let month): try tools.moods.queries.calendar(of: month)
      case .year(let year): try tools.moods.queries.daysOfYear(year)
      }
    try tools.show(days, of: period, in: &console)
  }
}

extension MoodTools {
  /// Prints the days of a month or a year in the colours of their means.
  func show(_ days: [MoodDay], of period: ShadedPeriod, in console: inout Console) throws {
    let general = try moods.queries.settings().palette
    switch console.form {
    case .json: console.printJSON(.document(period.json(days.map { .object($0.json(general)) })))
    case .piped: for day in days { console.printLine(day.pipedLine(general)) }
    case .terminal:
      let shades = days.shades(in: general)
      for row in period.rows(shades, today: formatter.today, in: console) { console.printLine(row) }
      let all = days.map(\.tally).reduce(.none, +)
      guard all.moodCount > 0 else {
        return console.printWrapped(
          try moods.queries.emptyResultText(EmptyMoodTexts.noMoodsInPeriod)(console.language))
      }
      let words = MoodStatisticsWords(language: console.language)
      console.printLine()
      if console.traits.colorLevel == .none {
        console.printLine(StyledText(ColorScale.printedLetters))
      }
      console.printWrapped(
        words.overview(all, days: days.count), Style(attributes: .dim))
    }
  }
}

extension MoodDay {
  /// Returns day, number of moods, mean level and colour, separated by tabs.
  func pipedLine(_ general: HearthDomain.Palette) -> StyledText {
    let cells = [
      day.description, "\(tally.moodCount)", tally.mean.map { $0.oneDecimal } ?? "",
      color(otherwise: general)?.description ?? "",
    ]
    return StyledText(cells.joined(separator: "\t"))
  }
}

extension Double {
  /// The number with one decimal, such as `63.2`.
  var oneDecimal: String {
    let tenths = Int((Swift.min(Swift.max(self, -1e6), 1e6) * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

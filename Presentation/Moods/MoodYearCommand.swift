import HearthDomain
import JSONText
import TerminalKit

/// Shows a year in the colours of its moods.
public struct MoodYearCommand: Command {
  public struct Options: Hashable, Sendable {
    /// This one when nil.
    let year: Int?
  }

  public static let words = CommandName(["mood", "year"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "한 해를 기분의 색으로 봐요", en: "Show a year in the colours of its moods"),
    examples: [
      CommandExample(line: "hearth mood year", meaning: Words(ko: "올해를 봐요", en: "this year")),
      CommandExample(
        line: "hearth mood year 2025", meaning: Words(ko: "2025년을 봐요", en: "the year 2025")),
    ],
    arguments: [
      ArgumentSpec(
        "year", .optional, kind: .number, placeholder: Words(ko: "YYYY", en: "YYYY"),
        spoken: Words(ko: "해", en: "YEAR"))
    ],
    isReading: true)

  private let queries: MoodQueries
  private let voice: MoodVoice

  public init(queries: MoodQueries, voice: MoodVoice) {
    self.queries = queries
    self.voice = voice
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(year: try input.numberArgument("year", in: 1...9999))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let year = options.year ?? voice.today.year
    let days = try queries.year(year)
    let general = try queries.settings().palette
    switch console.form {
    case .json:
      console.json(
        .document([
          "year": .int(year), "items": .array(days.map { .object($0.json(general)) }),
        ]))
    case .piped: for day in days { console.line(day.pipedLine(general)) }
    case .terminal:
      let picture = MoodYear(
        year: year, days: days, palette: general, today: voice.today, language: console.language)
      for row in picture.rows(columns: console.width, console.traits.widths) {
        console.line(row)
      }
      if days.isEmpty {
        console.say((try queries.isEmpty() ? MoodInvitation.words : .noMoodsThen)(console.language))
      }
    }
  }
}

import HearthDomain

/// Shows a year in the colours of its moods.
struct MoodYearCommand: Command {
  struct Options: Hashable, Sendable {
    /// This one when nil.
    let year: Int?
  }

  static let words = CommandName(["mood", "year"])

  static let spec = CommandSpec(
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

  let tools: MoodTools

  static func parse(_ input: ParsedInput) throws -> Options {
    Options(year: try input.numberArgument("year", in: 1...9999))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let year = options.year ?? tools.voice.today.year
    try tools.show(try tools.moods.queries.year(year), of: .year(year), in: &console)
  }
}

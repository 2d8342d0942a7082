import HearthDomain

/// Shows a year in the colours of its moods.
struct MoodYearCommand: Command {
  static let words = CommandName(["mood", "year"])

  private static let year = Argument<Int?>(
    "year", in: 1...9999, placeholder: Words(ko: "YYYY", en: "YYYY"),
    spoken: Words(ko: "해", en: "YEAR"))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "한 해를 기분의 색으로 봐요", en: "Show a year in the colours of its moods"),
    examples: [
      CommandExample(line: "hearth mood year", meaning: Words(ko: "올해를 봐요", en: "this year")),
      CommandExample(
        line: "hearth mood year 2025", meaning: Words(ko: "2025년을 봐요", en: "the year 2025")),
    ],
    arguments: [year], isReading: true)

  let tools: MoodTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let year = try input[Self.year] ?? tools.formatter.today.year
    try tools.show(try tools.moods.queries.year(year), of: .year(year), in: &console)
  }
}

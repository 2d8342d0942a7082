import HearthDomain
import HearthWhen

/// Lists the moods of today's date in earlier years.
struct MoodOnThisDayCommand: Command {
  static let words = CommandName(["mood", "onthisday"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "과거의 오늘 남긴 기분을 봐요", en: "See this date in earlier years"),
    examples: [
      "hearth mood onthisday": Words(ko: "같은 날짜에 남긴 기분을 봐요", en: "what you felt then")
    ],
    isReading: true, printsList: true)

  let tools: MoodTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let days = try tools.moods.queries.onThisDay()
    var palettes = try DayPalettes(tools.moods.queries)
    try Listing(MoodColumns.all(today: tools.formatter.today, for: console.form)) { $0.json }
      .print(whenEmpty: try empty(), in: &console) { each in
        for day in days { try palettes.hand(over: day.moods.reversed(), each) }
      }
  }

  private func empty() throws -> Words {
    let today = tools.formatter.today
    let date = Words { DateWords($0, today: today).short(today) }
    return try tools.moods.queries.emptyResultText(
      Words(
        ko: "과거의 \(date.ko)에는 남긴 기분이 없어요.",
        en: "No moods on \(date.en) in earlier years."))
  }
}

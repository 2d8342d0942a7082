import HearthDomain
import HearthWhen

/// Lists the moods of today's date in earlier years.
struct MoodOnThisDayCommand: Command {
  static let commandName = CommandName(["mood", "onthisday"])

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

  let tools: MoodTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let days = try tools.moods.queries.onThisDay()
    var palettes = try DayPalettes(tools.moods.queries)
    try Listing(MoodColumns.columns(today: tools.formatter.today, for: console.form)) { $0.json }
      .print(whenEmpty: try emptyText(), in: &console) { each in
        for day in days { try palettes.passEarliestFirst(day.moods.reversed(), each) }
      }
  }

  private func emptyText() throws -> Words {
    let today = tools.formatter.today
    let date = Words { DayFormatter($0, today: today).short(today) }
    return try tools.moods.queries.emptyResultText(
      Words(
        ko: "과거의 \(date.ko)에는 남긴 기분이 없어요.",
        en: "No moods on \(date.en) in earlier years."))
  }
}

import HearthDomain
import TerminalKit

/// Lists what was felt on today's date in earlier years.
public struct MoodOnThisDayCommand: Command {
  public typealias Options = NoOptions

  public static let words = CommandName(["mood", "onthisday"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "과거의 오늘 남긴 기분을 봐요", en: "See this date in earlier years"),
    examples: [
      CommandExample(
        line: "hearth mood onthisday",
        meaning: Words(ko: "같은 날짜에 남긴 기분을 봐요", en: "what you felt then"))
    ],
    isReading: true)

  private let queries: MoodQueries
  private let voice: MoodVoice

  public init(queries: MoodQueries, voice: MoodVoice) {
    self.queries = queries
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let days = try queries.onThisDay()
    var palettes = try DayPalettes(queries)
    try Listing(MoodColumns.all(today: voice.today)) { $0.json }
      .print(whenEmpty: try empty(), in: &console) { each in
        for day in days { try palettes.hand(over: day.moods.reversed(), each) }
      }
  }

  private func empty() throws -> Words {
    let dates = { (language: Language) in
      DateWords(language, today: voice.today).short(voice.today)
    }
    return try queries.isEmpty()
      ? MoodInvitation.words
      : Words(
        ko: "과거의 \(dates(.korean))에는 남긴 기분이 없어요.",
        en: "No moods on \(dates(.english)) in earlier years.")
  }
}

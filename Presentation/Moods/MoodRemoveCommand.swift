import HearthDomain
import JSONText
import TerminalKit

/// Removes moods.
public struct MoodRemoveCommand: Command {
  public struct Options: Hashable, Sendable {
    let ids: [String]
  }

  public static let words = CommandName(["mood", "remove"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "남긴 기분을 지워요", en: "Remove moods"),
    examples: [
      CommandExample(
        line: "hearth mood remove 4f7qx",
        meaning: Words(ko: "무엇을 지우는지 보여 주고 물어봐요", en: "asks first, and says what goes")),
      CommandExample(
        line: "hearth mood remove 4f7qx 4f7r2 --yes",
        meaning: Words(ko: "묻지 않고 둘을 지워요", en: "two of them, without asking")),
    ],
    arguments: [MoodSpec.id(.oneOrMore)])

  private let queries: MoodQueries
  private let remove: RemoveMood
  private let voice: MoodVoice

  public init(queries: MoodQueries, remove: RemoveMood, voice: MoodVoice) {
    self.queries = queries
    self.remove = remove
    self.voice = voice
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(ids: input.rest("id"))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    var moods: [Mood] = []
    for id in options.ids {
      let mood = try queries.find(id)
      if !moods.contains(mood) { moods.append(mood) }
    }
    let language = console.language
    let question = question(moods, language)
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try remove(moods.map(\.id))
    let items = try removed.map { mood in
      JSONValue.object(mood.json(try queries.canvas(of: mood.day).palette))
    }
    console.tell(
      removed.map { MoodSentences(mood: $0, today: voice.today).removed(language) },
      json: ["items": .array(items)])
  }

  private func question(_ moods: [Mood], _ language: Language) -> String {
    let names = moods.prefix(5).map { MoodSentences(mood: $0, today: voice.today).name(language) }
    if let only = names.first, moods.count == 1 {
      return language(
        ko: "이 기분을 지울까요? 되돌릴 수 없어요: \(only).",
        en: "Remove this mood? This cannot be undone: \(only).")
    }
    let list = names.map { "  \($0)\n" }.joined() + (moods.count > 5 ? "  …\n" : "")
    return list
      + language(
        ko: "기분 \(moods.count)개를 지울까요? 되돌릴 수 없어요.",
        en: "Remove these \(moods.count) moods? This cannot be undone.")
  }
}

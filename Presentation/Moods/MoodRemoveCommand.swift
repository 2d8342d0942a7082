import HearthDomain
import JSONText
import TerminalKit

/// Removes moods.
struct MoodRemoveCommand: Command {
  typealias Options = WhichOnes

  static let words = CommandName(["mood", "remove"])

  static let spec = CommandSpec(
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

  let tools: MoodTools

  func run(_ options: Options, in console: inout Console) throws {
    let moods = try options.found { try tools.moods.queries.find($0) }
    let language = console.language
    let question = question(moods, language)
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try tools.moods.remove(moods.map(\.id))
    let items = try removed.map { mood in
      JSONValue.object(mood.json(try tools.moods.queries.canvas(of: mood.day).palette))
    }
    console.tell(
      each: removed.map { MoodSentences(mood: $0, today: tools.voice.today).removed(language) },
      json: ["items": .array(items)])
  }

  private func question(_ moods: [Mood], _ language: Language) -> String {
    let names = moods.map { MoodSentences(mood: $0, today: tools.voice.today).name(language) }
    if let only = names.first, moods.count == 1 {
      return language(
        ko: "이 기분을 지울까요? \(only.closed) 되돌릴 수 없어요.",
        en: "Remove this mood? \(only.closed) This cannot be undone.")
    }
    return RemovalOfSeveral.question(
      names,
      Words(
        ko: "기분 \(moods.count)개를 지울까요? 되돌릴 수 없어요.",
        en: "Remove these \(moods.count) moods? This cannot be undone."),
      language)
  }
}

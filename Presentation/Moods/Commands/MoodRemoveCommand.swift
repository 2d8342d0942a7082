import HearthDomain
import JSONText

/// Removes moods.
struct MoodRemoveCommand: RemovalCommand {
  static let commandName = CommandName(["mood", "remove"])

  static let spec = CommandSpec(commandName, arguments: [MoodSpec.id.asSeveralWords])

  let tools: MoodTools

  func typedNames(_ input: ParsedInput) throws -> [String] { try input[MoodSpec.id.asSeveralWords] }

  func item(named words: String, _ input: ParsedInput) throws -> Mood {
    try tools.mood(named: words)
  }

  func isCompletelyNamed(_ mood: Mood, by words: CompleteName) -> Bool {
    words.matches(Array(MoodSpec.newestWords), mood.id)
  }

  func idSuffix(of mood: Mood) -> String? { mood.id.shortForm }

  func listName(of mood: Mood, _ language: Language) -> String {
    MoodMessages(mood: mood, today: tools.formatter.today).name(language)
  }

  func question(_ moods: [Mood], _ language: Language) -> String {
    if let only = moods.first, moods.count == 1 {
      let name = listName(of: only, language).endingWithFullStop
      return language(
        ko: "이 기분을 지울까요? \(name)", en: "Remove this mood? \(name)")
    }
    return language(
      ko: "기분 \(moods.count)개를 지울까요?", en: "Remove these \(moods.count) moods?")
  }

  func remove(_ moods: [Mood], _ language: Language) throws -> [RemovedItem] {
    try tools.moods.remove(moods.map(\.id)).map { mood in
      RemovedItem(
        message: MoodMessages(mood: mood, today: tools.formatter.today).removedMessage(language),
        json: mood.json(try tools.moods.queries.canvas(of: mood.day).palette))
    }
  }

  /// Returns a list, even of a single mood.
  static func json(_ objects: [JSONObject]) -> JSONObject {
    ["items": .array(objects.map { .object($0) })]
  }
}

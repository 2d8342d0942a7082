import HearthDomain
import TerminalKit

/// Removes a person with all waterings.
public struct PersonRemoveCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["person", "remove"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "사람과 그 기록을 지워요", en: "Remove a person with all waterings"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth person remove 지민", en: "hearth person remove Jimin"),
        meaning: Words(ko: "함께 지워지는 기록이 몇 개인지 알려 주고 물어봐요", en: "asks first, and says what goes"))
    ],
    arguments: [PersonSpec.who])

  private let queries: PeopleQueries
  private let remove: RemovePerson
  private let voice: PersonVoice

  public init(queries: PeopleQueries, remove: RemovePerson, voice: PersonVoice) {
    self.queries = queries
    self.remove = remove
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let person = try queries.find(options.words)
    let language = console.language
    let count = person.care.wateringCount
    let question = language(
      ko: "\(person.fullName): 식물과 물 준 기록 \(count)개를 지울까요? 되돌릴 수 없어요.",
      en: "Remove \(person.fullName) with \(Plural("watering")(count))? This cannot be undone.")
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try remove(person.id)
    console.tell(
      [
        language(
          ko: "\(removed.fullName): 물 준 기록 \(count)개와 함께 지웠어요.",
          en: "Removed \(removed.fullName) with \(Plural("watering")(count)).")
      ],
      json: voice.json(of: removed, in: language))
  }
}

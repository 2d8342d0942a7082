import HearthDomain
import TerminalKit

/// Removes a person with all waterings.
struct PersonRemoveCommand: Command {
  typealias Options = WhichOnes

  static let words = CommandName(["person", "remove"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "사람과 그 기록을 지워요", en: "Remove a person with all waterings"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth person remove 지민", en: "hearth person remove Jimin"),
        meaning: Words(ko: "함께 지워지는 기록이 몇 개인지 알려 주고 물어봐요", en: "asks first, and says what goes")),
      CommandExample(
        line: Words(
          ko: "hearth person remove 지민 서연", en: "hearth person remove Jimin Seoyeon"),
        meaning: Words(ko: "둘을 한꺼번에 물어보고 지워요", en: "two of them, with one question")),
    ],
    arguments: [PersonSpec.who(.oneOrMore)])

  let tools: PersonTools

  func run(_ options: Options, in console: inout Console) throws {
    let people = try options.found { try tools.people.queries.find($0) }
    let language = console.language
    guard try console.agrees(to: question(people, language), orSays: .nothingRemoved) else {
      return
    }
    let removed = try tools.people.remove(people.map(\.id))
    console.tell(
      each: removed.map { told($0, language) },
      json: RemovalOfSeveral.json(removed) { tools.voice.json(of: $0, in: language) })
  }

  private func question(_ people: [Person], _ language: Language) -> String {
    let count = people.reduce(0) { $0 + $1.care.wateringCount }
    let besides = besides(count)
    if let only = people.first, people.count == 1 {
      return language(
        ko: "\(only.fullName): 식물\(besides.ko) 지울까요? 되돌릴 수 없어요.",
        en: "Remove \(only.fullName)\(besides.en)? This cannot be undone.")
    }
    return RemovalOfSeveral.question(
      people.map(\.fullName),
      Words(
        ko: "사람 \(people.count)명\(besides.ko) 지울까요? 되돌릴 수 없어요.",
        en: "Remove these \(people.count) people\(besides.en)? This cannot be undone."),
      language)
  }

  /// The waterings that go along, after who goes; none where there are none.
  private func besides(_ count: Int) -> Words {
    count == 0
      ? Words(ko: "을", en: "")
      : Words(ko: "과 물 준 기록 \(count)개를", en: " with \(Plural("watering")(count))")
  }

  private func told(_ person: Person, _ language: Language) -> String {
    let count = person.care.wateringCount
    return language(
      ko: "\(person.fullName): " + (count == 0 ? "지웠어요." : "물 준 기록 \(count)개와 함께 지웠어요."),
      en: "Removed \(person.fullName)\(besides(count).en).")
  }
}

import HearthDomain
import JSONText

/// Removes a saying after a question.
struct SayingRemoveCommand: Command {
  typealias Options = WhichOnes

  static let words = CommandName(["saying", "remove"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "글귀를 지워요", en: "Remove a saying"),
    details: Words(
      ko: "지운 번호는 다른 글귀에 다시 쓰지 않아요.", en: "Its number is not given to another one."),
    examples: [
      CommandExample(
        line: "hearth saying remove 12", meaning: Words(ko: "물어보고 지워요", en: "asks first")),
      CommandExample(
        line: "hearth saying remove 12 15",
        meaning: Words(ko: "둘을 한꺼번에 물어보고 지워요", en: "two of them, with one question")),
    ],
    arguments: [SayingSpec.which(.oneOrMore)])

  let tools: SayingTools

  func run(_ options: Options, in console: inout Console) throws {
    let sayings = try options.found { try tools.sayings.queries.find($0) }
    let language = console.language
    guard try console.agrees(to: question(sayings, language), orSays: .nothingRemoved) else {
      return
    }
    let removed = try tools.sayings.remove(sayings.map(\.id))
    console.tell(
      each: removed.map { saying in
        let (name, excerpt) = (saying.name(language), saying.excerpt(language))
        return language(ko: "\(name)를 지웠어요: \(excerpt)", en: "Removed \(name): \(excerpt)")
      },
      json: RemovalOfSeveral.json(removed) { tools.voice.json(of: $0) })
  }

  private func question(_ sayings: [Saying], _ language: Language) -> String {
    if let only = sayings.first, sayings.count == 1 {
      let (name, excerpt) = (only.name(language), only.excerpt(language))
      return language(ko: "\(name)를 지울까요? \(excerpt)", en: "Remove \(name), \(excerpt)?")
    }
    return RemovalOfSeveral.question(
      sayings.map { "#\($0.number) \($0.excerpt(language))" },
      Words(ko: "글귀 \(sayings.count)개를 지울까요?", en: "Remove these \(sayings.count) sayings?"),
      language)
  }
}

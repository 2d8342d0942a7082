import HearthDomain
import JSONText

/// Removes a saying after a question.
public struct SayingRemoveCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["saying", "remove"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "글귀를 지워요", en: "Remove a saying"),
    details: Words(
      ko: "지운 번호는 다른 글귀에 다시 쓰지 않아요.", en: "Its number is not given to another one."),
    examples: [
      CommandExample(
        line: "hearth saying remove 12", meaning: Words(ko: "물어보고 지워요", en: "asks first"))
    ],
    arguments: [SayingSpec.which])

  private let queries: SayingQueries
  private let remove: RemoveSaying
  private let voice: SayingVoice

  public init(queries: SayingQueries, remove: RemoveSaying, voice: SayingVoice) {
    self.queries = queries
    self.remove = remove
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let saying = try queries.find(options.words)
    let language = console.language
    let (name, excerpt) = (saying.name(language), saying.excerpt(language))
    let question = language(
      ko: "\(name)를 지울까요? \(excerpt)", en: "Remove \(name), \(excerpt)?")
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try remove(saying.id)
    console.tell(
      [language(ko: "\(name)를 지웠어요: \(excerpt)", en: "Removed \(name): \(excerpt)")],
      json: voice.json(of: removed))
  }
}

import HearthDomain
import TerminalKit

/// Removes somebody from the address book.
public struct ContactRemoveCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["contact", "remove"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "연락처를 지워요", en: "Remove a contact"),
    details: Words(
      ko: "그 연락처로 심은 식물은 그대로 있어요.", en: "A plant that came from it stays."),
    examples: [
      CommandExample(
        line: Words(ko: "hearth contact remove 준호", en: "hearth contact remove Junho"),
        meaning: Words(ko: "물어보고 지워요", en: "asks first"))
    ],
    arguments: [
      ArgumentSpec("who", kind: .contact, placeholder: Words(ko: "연락처", en: "WHO"))
    ])

  private let queries: ContactQueries
  private let remove: RemoveContact
  private let voice: PersonVoice

  public init(queries: ContactQueries, remove: RemoveContact, voice: PersonVoice) {
    self.queries = queries
    self.remove = remove
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let contact = try queries.find(options.words)
    let language = console.language
    let question = language(
      ko: "연락처를 지울까요: \(contact.name)?", en: "Remove the contact \(contact.name)?")
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try remove(contact.id)
    console.tell(
      [language(ko: "연락처를 지웠어요: \(removed.name).", en: "Removed the contact \(removed.name).")],
      json: removed.json(today: voice.today))
  }
}

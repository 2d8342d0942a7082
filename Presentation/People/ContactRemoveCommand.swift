import HearthDomain
import TerminalKit

/// Removes somebody from the address book.
public struct ContactRemoveCommand: Command {
  public struct Options: Hashable, Sendable {
    let who: String
  }

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

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(who: try input.argument("who"))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let contact = try queries.find(options.who)
    let language = console.language
    let question = language(
      ko: "연락처를 지울까요: \(contact.name)?", en: "Remove the contact \(contact.name)?")
    guard try console.ask(question) else {
      return console.note(StyledText(language(ko: "그대로 두었어요.", en: "Nothing was removed.")))
    }
    let removed = try remove(contact.id)
    console.confirm(
      [language(ko: "연락처를 지웠어요: \(removed.name).", en: "Removed the contact \(removed.name).")],
      json: removed.json(today: voice.today))
  }
}

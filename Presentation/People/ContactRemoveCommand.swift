import HearthDomain
import TerminalKit

/// Removes somebody from the address book.
struct ContactRemoveCommand: Command {
  typealias Options = WhichOnes

  static let words = CommandName(["contact", "remove"])

  static let spec = CommandSpec(
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
      ArgumentSpec(
        "who", .oneOrMore, kind: .contact, placeholder: Words(ko: "연락처", en: "WHO"))
    ])

  let tools: PersonTools

  func run(_ options: Options, in console: inout Console) throws {
    let contacts = try options.found { try tools.people.contacts.find($0) }
    let language = console.language
    guard try console.agrees(to: question(contacts, language), orSays: .nothingRemoved) else {
      return
    }
    let removed = try tools.people.removeContact(contacts.map(\.id))
    console.tell(
      each: removed.map {
        language(ko: "연락처를 지웠어요: \($0.name).", en: "Removed the contact \($0.name).")
      },
      json: RemovalOfSeveral.json(removed) { $0.json(today: tools.voice.today) })
  }

  private func question(_ contacts: [Contact], _ language: Language) -> String {
    if let only = contacts.first, contacts.count == 1 {
      return language(ko: "연락처를 지울까요: \(only.name)?", en: "Remove the contact \(only.name)?")
    }
    return RemovalOfSeveral.question(
      contacts.map(\.name),
      Words(
        ko: "연락처 \(contacts.count)개를 지울까요?", en: "Remove these \(contacts.count) contacts?"),
      language)
  }
}

import HearthDomain

/// Removes contacts.
struct ContactRemoveCommand: NamedRemovalCommand {
  static let commandName = CommandName(["contact", "remove"])

  private static let who = Argument<[String]>(
    "who", .oneOrMore, kind: .contact, placeholder: Words(ko: "연락처", en: "WHO"))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "연락처를 지워요", en: "Remove a contact"),
    details: Words(
      ko: "그 연락처로 심은 식물은 그대로 있어요.", en: "A person planted from it stays."),
    examples: [
      .line(ko: "hearth contact remove 준호", en: "hearth contact remove Junho"):
        Words(ko: "물어보고 지워요", en: "asks first")
    ],
    arguments: [who])

  let tools: PersonTools

  func typedNames(_ input: ParsedInput) throws -> [String] { try input[Self.who] }

  func item(named words: String, _ input: ParsedInput) throws -> Contact {
    try tools.people.contacts.find(words)
  }

  func isCompletelyNamed(_ contact: Contact, by words: CompleteName) -> Bool {
    words.matches([contact.name], contact.id)
  }

  func idSuffix(of contact: Contact) -> String? { contact.id.shortForm }

  func listName(of contact: Contact, _ language: Language) -> String { contact.name }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let contacts = try itemsToRemove(input, console)
    try tools.carryOut(.removeContacts(contacts.map(\.id)), in: &console)
  }
}

import HearthDomain

/// Removes contacts.
struct ContactRemoveCommand: NamedRemovalCommand {
  static let commandName = CommandName(["contact", "remove"])

  private static let who = Argument<[String]>(
    "who", .oneOrMore, kind: .contact, placeholder: Words(ko: "연락처", en: "WHO"))

  static let spec = CommandSpec(commandName, arguments: [who])

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

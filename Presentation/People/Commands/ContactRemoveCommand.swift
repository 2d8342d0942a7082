import HearthDomain

/// Removes contacts.
struct ContactRemoveCommand: RemovalCommand {
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

  func question(_ contacts: [Contact], _ language: Language) -> String {
    if let only = contacts.first, contacts.count == 1 {
      return language(ko: "연락처를 지울까요? \(only.name)", en: "Remove the contact \(only.name)?")
    }
    return language(
      ko: "연락처 \(contacts.count)개를 지울까요?", en: "Remove these \(contacts.count) contacts?")
  }

  func remove(_ contacts: [Contact], _ language: Language) throws -> [RemovedItem] {
    try tools.people.removeContact(contacts.map(\.id)).map {
      RemovedItem(
        message: language(ko: "연락처를 지웠어요: \($0.name).", en: "Removed the contact \($0.name)."),
        json: $0.json(today: tools.formatter.today))
    }
  }
}

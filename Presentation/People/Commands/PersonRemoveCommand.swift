import HearthDomain

/// Removes people with their waterings.
struct PersonRemoveCommand: NamedRemovalCommand {
  static let commandName = CommandName(["person", "remove"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "사람과 그 기록을 지워요", en: "Remove a person with all waterings"),
    examples: [
      .line(ko: "hearth person remove 지민", en: "hearth person remove Jimin"):
        Words(ko: "함께 지워지는 기록이 몇 개인지 알려 주고 물어봐요", en: "says what will be removed and asks first"),
      .line(ko: "hearth person remove 지민 서연", en: "hearth person remove Jimin Seoyeon"):
        Words(ko: "둘을 한꺼번에 물어보고 지워요", en: "two of them, with one question"),
    ],
    arguments: [PersonSpec.person.asSeveralWords])

  let tools: PersonTools

  func typedNames(_ input: ParsedInput) throws -> [String] {
    try input[PersonSpec.person.asSeveralWords]
  }

  func item(named words: String, _ input: ParsedInput) throws -> Person {
    try tools.people.queries.find(words)
  }

  func isCompletelyNamed(_ person: Person, by words: CompleteName) -> Bool {
    words.matches(person.names, person.id)
  }

  func idSuffix(of person: Person) -> String? { person.id.shortForm }

  func listName(of person: Person, _ language: Language) -> String { person.fullName }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let people = try itemsToRemove(input, console)
    try tools.carryOut(.remove(people.map(\.id)), in: &console)
  }
}

import HearthDomain

/// Removes people with their waterings.
struct PersonRemoveCommand: NamedRemovalCommand {
  static let commandName = CommandName(["person", "remove"])

  static let spec = CommandSpec(commandName, arguments: [PersonSpec.person.asSeveralWords])

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

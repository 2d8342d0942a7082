import HearthDomain

/// Removes people with their waterings.
struct PersonRemoveCommand: RemovalCommand {
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

  func question(_ people: [Person], _ language: Language) -> String {
    let besides = removedWateringsText(people.reduce(0) { $0 + $1.care.wateringCount })
    if let only = people.first, people.count == 1 {
      return language(
        ko: "\(only.fullName): 식물\(besides.ko) 지울까요?",
        en: "Remove \(only.fullName)\(besides.en)?")
    }
    return language(
      ko: "사람 \(people.count)명\(besides.ko) 지울까요?",
      en: "Remove these \(people.count) people\(besides.en)?")
  }

  /// Returns the number of waterings that are removed with the person, in words; empty if there are
  /// none.
  private func removedWateringsText(_ count: Int) -> Words {
    count == 0
      ? Words(ko: "을", en: "")
      : Words(ko: "과 물 준 기록 \(count)개를", en: " with \(Plural("watering")(count))")
  }

  func remove(_ people: [Person], _ language: Language) throws -> [RemovedItem] {
    try tools.people.remove(people.map(\.id)).map { person in
      let count = person.care.wateringCount
      return RemovedItem(
        message: language(
          ko: "\(person.fullName): " + (count == 0 ? "지웠어요." : "물 준 기록 \(count)개와 함께 지웠어요."),
          en: "Removed \(person.fullName)\(removedWateringsText(count).en)."),
        json: tools.formatter.json(of: person, in: language))
    }
  }
}

import HearthDomain

/// Removes sayings after a question.
struct SayingRemoveCommand: RemovalCommand {
  static let commandName = CommandName(["saying", "remove"])

  static let spec = CommandSpec(commandName, arguments: [SayingSpec.saying.asSeveralWords])

  let tools: SayingTools

  func typedNames(_ input: ParsedInput) throws -> [String] {
    try input[SayingSpec.saying.asSeveralWords]
  }

  func item(named words: String, _ input: ParsedInput) throws -> Saying {
    try tools.sayings.queries.find(words)
  }

  func isCompletelyNamed(_ saying: Saying, by words: CompleteName) -> Bool {
    SayingNumber(words.words) != nil || words.matches(saying.details.texts, saying.id)
  }

  func idSuffix(of saying: Saying) -> String? { nil }

  func listName(of saying: Saying, _ language: Language) -> String {
    "#\(saying.number) \(saying.excerpt(language))"
  }

  func question(_ sayings: [Saying], _ language: Language) -> String {
    if let only = sayings.first, sayings.count == 1 {
      let (name, excerpt) = (only.name(language), only.excerpt(language))
      return language(ko: "\(name)를 지울까요? \(excerpt)", en: "Remove \(name), \(excerpt)?")
    }
    return language(
      ko: "글귀 \(sayings.count)개를 지울까요?", en: "Remove these \(sayings.count) sayings?")
  }

  func remove(_ sayings: [Saying], _ language: Language) throws -> [RemovedItem] {
    try tools.sayings.remove(sayings.map(\.id)).map { saying in
      let (name, excerpt) = (saying.name(language), saying.excerpt(language))
      return RemovedItem(
        message: language(ko: "\(name)를 지웠어요: \(excerpt)", en: "Removed \(name): \(excerpt)"),
        json: tools.formatter.json(of: saying))
    }
  }
}

import HearthDomain

/// Shows one saying in full and marks it as read.
struct SayingShowCommand: Command {
  static let commandName = CommandName(["saying", "show"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "글귀 하나를 봐요", en: "Show one saying"),
    examples: [
      "hearth saying show 12": Words(ko: "번호로 봐요", en: "by number"),
      .line(ko: "hearth saying show 모닥불", en: "hearth saying show ember"):
        Words(ko: "그 말이 있는 글귀를 봐요", en: "the one with that word"),
    ],
    arguments: [SayingSpec.saying], isReadOnly: true)

  let tools: SayingTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let saying = try markedAsOpened(tools.sayings.queries.find(input[SayingSpec.saying]))
    tools.formatter.show(saying, of: try tools.sayings.queries.book(of: saying.id), in: &console)
  }

  private func markedAsOpened(_ saying: Saying) throws -> Saying {
    do {
      return try tools.sayings.mark(saying.id, .opened)
    } catch DomainError.unavailable(.store) {
      // The store may be read-only: the saying is shown nevertheless, and stays unread.
      return saying
    }
  }
}

import HearthDomain

/// Shows one saying in full and marks it as read.
struct SayingShowCommand: Command {
  static let commandName = CommandName(["saying", "show"])

  static let spec = CommandSpec(commandName, arguments: [SayingSpec.saying], isReadOnly: true)

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

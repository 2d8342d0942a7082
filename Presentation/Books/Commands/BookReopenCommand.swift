import HearthDomain

/// Reopens a finished book.
struct BookReopenCommand: Command {
  static let commandName = CommandName(["book", "reopen"])

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book = try tools.books.reopen(tools.books.queries.find(input[BookSpec.book]).id)
    console.report(\.reopenedMessage, of: book, tools.formatter)
  }
}

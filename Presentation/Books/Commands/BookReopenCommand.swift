import HearthDomain

/// Reopens a finished book.
struct BookReopenCommand: Command {
  static let commandName = CommandName(["book", "reopen"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "다 읽은 책을 읽는 중으로 되돌려요", en: "Open a finished book again"),
    details: Words(
      ko: "처음부터 다시 읽으려면 book again을 써요.", en: "To read it from the beginning, use book again."),
    examples: [
      .line(ko: "hearth book reopen 데미안", en: "hearth book reopen Demian"):
        Words(ko: "멈춘 쪽에서 이어서 읽어요", en: "continue where you stopped")
    ],
    arguments: [BookSpec.book])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book = try tools.books.reopen(tools.books.queries.find(input[BookSpec.book]).id)
    console.report(\.reopenedMessage, of: book, tools.formatter)
  }
}

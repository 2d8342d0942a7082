import HearthDomain

/// Removes a book from the favourites.
struct BookUnfavouriteCommand: Command {
  static let commandName = CommandName(["book", "unfavourite"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "좋아하는 책에서 빼요", en: "Remove a book from your favourites"),
    examples: [
      .line(ko: "hearth book unfavourite 데미안", en: "hearth book unfavourite Demian"):
        Words(ko: "책은 그대로 남아요", en: "the book itself stays")
    ],
    arguments: [BookSpec.book])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book = try tools.books.queries.find(input[BookSpec.book])
    guard book.isFavourite else {
      return console.report(\.notFavouriteMessage, of: book, tools.formatter)
    }
    console.report(
      \.favouriteChangedMessage, of: try tools.books.markFavourite(book.id, false), tools.formatter)
  }
}

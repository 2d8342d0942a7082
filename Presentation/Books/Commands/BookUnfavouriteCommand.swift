import HearthDomain

/// Removes a book from the favourites.
struct BookUnfavouriteCommand: Command {
  static let commandName = CommandName(["book", "unfavourite"])

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book])

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

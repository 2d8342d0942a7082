import HearthDomain

/// Marks a stored or found book as a favourite.
struct BookFavouriteCommand: Command {
  static let commandName = CommandName(["book", "favourite"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "좋아하는 책에 넣어요", en: "Add a book to your favourites"),
    examples: [
      .line(ko: "hearth book favourite 데미안", en: "hearth book favourite Demian"):
        Words(ko: "내 책을 좋아하는 책에 넣어요", en: "one of your books"),
      "hearth book favourite --pick 2":
        Words(ko: "방금 찾은 책 가운데 두 번째예요", en: "the second result of the last search"),
    ],
    arguments: [BookSpec.book.asOptional], options: [BookSpec.pick], runningTime: .slow)

  let tools: BookTools

  static func check(_ input: ParsedInput) throws {
    guard input.has(BookSpec.pick) else {
      _ = try input.requiredValue(BookSpec.book.asOptional)
      return
    }
    _ = try input[BookSpec.pick]
    if let extra = try input[BookSpec.book.asOptional] {
      throw input.usageError(.extraArgument(extra))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book =
      if let pick = try input[BookSpec.pick] {
        try tools.books.markFavourite(tools.books.find.pick(pick))
      } else {
        try tools.books.markFavourite(tools.books.queries.find(input[BookSpec.book]).id, true)
      }
    console.report(\.favouriteChangedMessage, of: book, tools.formatter)
  }
}

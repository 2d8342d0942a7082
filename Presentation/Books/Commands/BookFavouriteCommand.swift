import HearthDomain

/// Marks a stored or found book as a favourite.
struct BookFavouriteCommand: Command {
  static let commandName = CommandName(["book", "favourite"])

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book.asOptional], options: [BookSpec.pick], runningTime: .slow
  )

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

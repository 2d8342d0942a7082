import HearthDomain

/// Sets or removes a book's rating.
struct BookRateCommand: Command {
  static let commandName = CommandName(["book", "rate"])

  /// The rating; nil removes it.
  private static let rating = Argument<Rating?>(
    "rating", placeholder: Words(ko: "별점|none", en: "RATING|none"),
    nameInMessages: Words(ko: "별점", en: "RATING"),
    help: Words(ko: "0, 0.5, 1 … 5, 또는 none이에요.", en: "0, 0.5, 1 … 5, or none."),
    isCertainValue: { TypedText.isNone($0) || (try? Rating($0)) != nil },
    parse: { try $0.valueUnlessNone { try Rating($0) } })

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book, rating])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book = try tools.books.queries.find(input[BookSpec.book])
    try input.checkTitleEnd(of: book, before: Self.rating, suchAs: "4.5")
    let rated = try tools.books.rate(book.id, input[Self.rating])
    console.report(\.ratedMessage, of: rated, tools.formatter)
  }
}

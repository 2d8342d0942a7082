import HearthDomain

/// Shares a sentence of a book as text or as a card. The sentence need not be one of the sayings.
struct SentenceShareCommand: Command {
  static let commandName = CommandName(["book", "sentence", "share"])

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book, SentenceSpec.sentence],
    options: ShareOptions.allOptions, storeNeed: .inMemory, isForPeople: true)

  let tools: BookTools

  static func check(_ input: ParsedInput) throws { _ = try ShareOptions(input) }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let queries = tools.books.queries
    let (book, sentence) = try findTwoItems(
      input[BookSpec.book], input[SentenceSpec.sentence], names: \.titles, find: queries.find
    ) { try queries.findSentence($1, of: $0.id) }
    try console.share(
      try SharedLine(sentence, of: book), try ShareOptions(input), with: tools.cards)
  }
}

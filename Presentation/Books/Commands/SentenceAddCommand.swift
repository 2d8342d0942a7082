import HearthDomain

/// Saves a sentence of a book.
struct SentenceAddCommand: Command {
  static let commandName = CommandName(["book", "sentence", "add"])

  private static let text = Argument<SentenceText>(
    "text", .oneOrMore, placeholder: .text,
    help: Words(ko: "2,000자까지 쓸 수 있어요.", en: "Up to 2,000 characters."))

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book, text],
    options: [SentenceSpec.page, SentenceSpec.saying])

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (book, words) = try tools.books.queries.bookAndWords(before: Self.text.spec, in: input)
    let entry = try SentenceDetails(
      text: SentenceText(words.joined(separator: " ")),
      page: input[SentenceSpec.page].flatMap(\.self),
      becomesSaying: input[SentenceSpec.saying])
    let sentence = try tools.books.addSentence(entry, to: book.id)
    let line = sentence.quotedLine(tools.formatter.words(console.language))
    console.confirm(
      BookMessages.sentenceSavedMessage(sentence, line, console.language),
      json: tools.formatter.json(of: sentence))
  }
}

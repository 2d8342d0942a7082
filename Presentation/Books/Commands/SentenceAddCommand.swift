import HearthDomain

/// Saves a sentence of a book.
struct SentenceAddCommand: Command {
  static let commandName = CommandName(["book", "sentence", "add"])

  private static let text = Argument<SentenceText>(
    "text", .oneOrMore, placeholder: .text,
    help: Words(ko: "2,000자까지 쓸 수 있어요.", en: "Up to 2,000 characters."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "책의 문장을 간직해요", en: "Keep a sentence from a book"),
    examples: [
      .line(
        ko: "hearth book sentence add 데미안 \"새는 알에서 나오려고 투쟁한다\" --page 123",
        en: "hearth book sentence add Demian \"The bird fights its way out\" --page 123"):
        Words(ko: "몇 쪽에 있는지도 적어요", en: "with its page"),
      .line(
        ko: "hearth book sentence add 데미안 \"알은 세계다\" --saying",
        en: "hearth book sentence add Demian \"The egg is the world\" --saying"):
        Words(ko: "글귀에도 추가해요", en: "as a saying, too"),
    ],
    arguments: [BookSpec.book, text],
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

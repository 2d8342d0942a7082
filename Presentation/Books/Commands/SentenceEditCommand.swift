import HearthDomain

/// Changes a saved sentence.
struct SentenceEditCommand: Command {
  static let commandName = CommandName(["book", "sentence", "edit"])

  private static let text = Option<SentenceText>(
    "text", placeholder: .text, help: Words(ko: "새 문장이에요.", en: "The new text."))

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book, SentenceSpec.sentence],
    options: [text, SentenceSpec.page, SentenceSpec.saying])

  let tools: BookTools

  static func check(_ input: ParsedInput) throws { try input.requireAnOption() }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let queries = tools.books.queries
    let (_, sentence) = try findTwoItems(
      input[BookSpec.book], input[SentenceSpec.sentence], names: \.titles, find: queries.find
    ) { try queries.findSentence($1, of: $0.id) }
    let changed = try tools.books.editSentence(
      sentence.id,
      to: SentenceDetails(
        text: input[Self.text] ?? sentence.text, page: input[SentenceSpec.page] ?? sentence.page,
        becomesSaying: input[SentenceSpec.saying]))
    let line = changed.quotedLine(tools.formatter.words(console.language))
    console.confirmEdit(
      from: sentence, to: changed,
      [
        console.language(
          ko: "문장을 고쳤어요: \(line.endingWithFullStop)", en: "Changed \(line.endingWithFullStop)")
      ],
      json: tools.formatter.json(of: changed))
  }
}

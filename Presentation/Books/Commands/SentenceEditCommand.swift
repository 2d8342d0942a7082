import HearthDomain

/// Changes a saved sentence.
struct SentenceEditCommand: Command {
  static let commandName = CommandName(["book", "sentence", "edit"])

  private static let text = Option<SentenceText>(
    "text", placeholder: .text, help: Words(ko: "새 문장이에요.", en: "The new text."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "간직한 문장을 고쳐요", en: "Change a kept sentence"),
    details: Words(
      ko: "적은 것만 바뀌어요. 이미 만든 글귀는 그대로예요.",
      en: "Only what you give changes. A saying made from it stays the same."),
    examples: [
      .line(
        ko: "hearth book sentence edit 데미안 알은 --page 124",
        en: "hearth book sentence edit Demian egg --page 124"):
        Words(ko: "쪽을 고쳐요", en: "its page")
    ],
    arguments: [BookSpec.book, SentenceSpec.sentence],
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

import HearthDomain

/// Shares a sentence of a book as text or as a card. The sentence need not be one of the sayings.
struct SentenceShareCommand: Command {
  static let commandName = CommandName(["book", "sentence", "share"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "간직한 문장을 글이나 카드로 공유해요", en: "Share a kept sentence as text or as a card"),
    details: Words(
      ko: "지은이와 책 제목이 함께 들어가요. 이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "Includes the author and the title of the book. An existing file is replaced only with"
        + " --yes."),
    examples: [
      .line(ko: "hearth book sentence share 데미안 알은", en: "hearth book sentence share Demian egg"):
        Words(ko: "글로 출력해요", en: "as plain text"),
      .line(
        ko: "hearth book sentence share 데미안 알은 --copy",
        en: "hearth book sentence share Demian egg --copy"):
        Words(ko: "클립보드에 넣어요", en: "into the clipboard"),
      .line(
        ko: "hearth book sentence share 데미안 알은 --size story -o card.png",
        en: "hearth book sentence share Demian egg --size story -o card.png"):
        Words(ko: "그림 파일로 저장해요", en: "a picture to send"),
    ],
    arguments: [BookSpec.book, SentenceSpec.sentence], options: ShareOptions.allOptions,
    storeNeed: .inMemory,
    isForPeople: true)

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

import HearthDomain

/// Changes a sentence that was kept of a book.
struct SentenceEditCommand: Command {
  struct Options: Hashable, Sendable {
    let book: String
    let which: String
    /// What is nil stays.
    let text: SentenceText?
    let page: Int??
    let becomesSaying: Bool
  }

  static let words = CommandName(["book", "sentence", "edit"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "담은 문장을 고쳐요", en: "Change a kept sentence"),
    details: Words(
      ko: "적은 것만 바뀌어요. 이미 만든 글귀는 그대로예요.",
      en: "Only what is named changes. A saying made of it stays as it is."),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth book sentence edit 데미안 알은 --page 124",
          en: "hearth book sentence edit Demian egg --page 124"),
        meaning: Words(ko: "쪽을 고쳐요", en: "its page"))
    ],
    arguments: [BookSpec.which, SentenceSpec.which],
    options: [
      .value(
        "text", placeholder: Words(ko: "글", en: "TEXT"),
        help: Words(ko: "새 문장이에요.", en: "The new text.")),
      SentenceSpec.page, SentenceSpec.saying,
    ])

  let tools: BookTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let book = try input.firstArgument()
    let which = try input.argument("sentence")
    try input.requireOne(of: spec.options.map(\.name))
    return Options(
      book: book, which: which, text: try input.text("text").map { try SentenceText($0) },
      page: try input.sentencePage(), becomesSaying: input.flag("saying"))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let book = try tools.books.queries.find(options.book)
    let sentence = try tools.books.queries.findSentence(options.which, of: book.id)
    let changed = try tools.books.editSentence(
      sentence.id,
      to: SentenceEntry(
        text: options.text ?? sentence.text, page: options.page ?? sentence.page,
        becomesSaying: options.becomesSaying))
    let line = changed.line(tools.voice.words(console.language))
    console.tell(
      [console.language(ko: "문장을 고쳤어요: \(line.closed)", en: "Changed \(line.closed)")],
      json: tools.voice.json(of: changed))
  }
}

import HearthDomain

/// Keeps a sentence of a book.
struct SentenceAddCommand: Command {
  struct Options: Hashable, Sendable {
    let which: String
    let entry: SentenceEntry
  }

  static let words = CommandName(["book", "sentence", "add"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "간직할 문장을 담아요", en: "Keep a sentence of a book"),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth book sentence add 데미안 \"새는 알에서 나오려고 투쟁한다\" --page 123",
          en: "hearth book sentence add Demian \"The bird fights its way out\" --page 123"),
        meaning: Words(ko: "몇 쪽에 있는지도 적어요", en: "with its page")),
      CommandExample(
        line: Words(
          ko: "hearth book sentence add 데미안 \"알은 세계다\" --saying",
          en: "hearth book sentence add Demian \"The egg is the world\" --saying"),
        meaning: Words(ko: "글귀로도 담아요", en: "as a saying, too")),
    ],
    arguments: [
      BookSpec.which,
      ArgumentSpec(
        "text", .oneOrMore, placeholder: Words(ko: "글", en: "TEXT"),
        help: Words(ko: "300자까지 쓸 수 있어요.", en: "Up to 300 characters.")),
    ],
    options: [SentenceSpec.page, SentenceSpec.saying])

  let tools: BookTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let text = input.rest("text").joined(separator: " ")
    return Options(
      which: try input.firstArgument(),
      entry: SentenceEntry(
        text: try SentenceText(text), page: try input.sentencePage().flatMap(\.self),
        becomesSaying: input.flag("saying")))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let book = try tools.books.queries.find(options.which)
    let sentence = try tools.books.addSentence(options.entry, to: book.id)
    let line = sentence.line(tools.voice.words(console.language))
    console.tell(
      [
        console.language(ko: "문장을 담았어요: \(line.closed)", en: "Kept \(line.closed)"),
        sentence.saying == nil
          ? nil : console.language(ko: "글귀로도 담았어요.", en: "It is among your sayings, too."),
      ],
      json: tools.voice.json(of: sentence))
  }
}

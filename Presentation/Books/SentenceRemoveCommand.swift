import HearthDomain

/// Removes a sentence that was kept of a book.
struct SentenceRemoveCommand: Command {
  struct Options: Hashable, Sendable {
    let book: String
    let which: [String]
  }

  static let words = CommandName(["book", "sentence", "remove"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "담은 문장을 지워요", en: "Remove a kept sentence"),
    details: Words(ko: "문장으로 만든 글귀는 남아요.", en: "A saying made of it stays."),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth book sentence remove 데미안 알은", en: "hearth book sentence remove Demian egg"),
        meaning: Words(ko: "물어보고 지워요", en: "asks first"))
    ],
    arguments: [BookSpec.which, SentenceSpec.which(.oneOrMore)])

  let tools: BookTools

  static func parse(_ input: ParsedInput) throws -> Options {
    Options(book: try input.firstArgument(), which: input.rest("sentence"))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let book = try tools.books.queries.find(options.book)
    let sentences = try WhichOnes(words: options.which).found {
      try tools.books.queries.findSentence($0, of: book.id)
    }
    let language = console.language
    let words = tools.voice.words(language)
    guard
      try console.agrees(
        to: question(sentences.map { $0.line(words) }, language), orSays: .nothingRemoved)
    else { return }
    let removed = try tools.books.removeSentence(sentences.map(\.id))
    console.tell(
      each: removed.map { sentence in
        let line = sentence.line(words).closed
        return language(ko: "문장을 지웠어요: \(line)", en: "Removed \(line)")
      },
      json: RemovalOfSeveral.json(removed) { tools.voice.json(of: $0) })
  }

  private func question(_ lines: [String], _ language: Language) -> String {
    if let only = lines.first, lines.count == 1 {
      return language(
        ko: "이 문장을 지울까요? \(only) 되돌릴 수 없어요.", en: "Remove \(only)? This cannot be undone.")
    }
    return RemovalOfSeveral.question(
      lines,
      Words(
        ko: "문장 \(lines.count)개를 지울까요? 되돌릴 수 없어요.",
        en: "Remove these \(lines.count) sentences? This cannot be undone."),
      language)
  }
}

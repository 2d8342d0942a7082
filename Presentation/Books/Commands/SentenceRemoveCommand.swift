import HearthDomain

/// Removes saved sentences.
struct SentenceRemoveCommand: RemovalCommand {
  static let words = CommandName(["book", "sentence", "remove"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "담은 문장을 지워요", en: "Remove a kept sentence"),
    details: Words(ko: "문장으로 만든 글귀는 남아요.", en: "A saying made of it stays."),
    examples: [
      .line(ko: "hearth book sentence remove 데미안 알은", en: "hearth book sentence remove Demian egg"):
        Words(ko: "물어보고 지워요", en: "asks first")
    ],
    arguments: [BookSpec.which, SentenceSpec.which.several])

  let tools: BookTools

  func words(_ input: ParsedInput) throws -> [String] { try named(input).words }

  func thing(_ words: String, _ input: ParsedInput) throws -> Sentence {
    try tools.books.queries.findSentence(words, of: named(input).book.id)
  }

  private func named(_ input: ParsedInput) throws -> (book: Book, words: [String]) {
    try tools.books.queries.named(before: SentenceSpec.which.several.spec, in: input)
  }

  func isNamed(_ sentence: Sentence, by words: CompleteName) -> Bool {
    words.names([sentence.text.value], sentence.id)
  }

  func id(of sentence: Sentence) -> String? { sentence.id.short }

  func name(of sentence: Sentence, _ language: Language) -> String {
    sentence.line(tools.formatter.words(language))
  }

  func question(_ sentences: [Sentence], _ language: Language) -> String {
    if let only = sentences.first, sentences.count == 1 {
      let line = name(of: only, language)
      return language(
        ko: "이 문장을 지울까요? \(line)", en: "Remove \(line)?")
    }
    return language(
      ko: "문장 \(sentences.count)개를 지울까요?", en: "Remove these \(sentences.count) sentences?")
  }

  func remove(_ sentences: [Sentence], _ language: Language) throws -> [RemovedThing] {
    try tools.books.removeSentence(sentences.map(\.id)).map { sentence in
      RemovedThing(
        words: BookMessages.sentenceRemoved(name(of: sentence, language), language),
        json: tools.formatter.json(of: sentence))
    }
  }
}

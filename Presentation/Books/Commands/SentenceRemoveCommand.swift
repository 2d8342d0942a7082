import HearthDomain

/// Removes saved sentences.
struct SentenceRemoveCommand: RemovalCommand {
  static let commandName = CommandName(["book", "sentence", "remove"])

  static let spec = CommandSpec(
    commandName, arguments: [BookSpec.book, SentenceSpec.sentence.asSeveralWords])

  let tools: BookTools

  func typedNames(_ input: ParsedInput) throws -> [String] { try bookAndWords(input).words }

  func item(named words: String, _ input: ParsedInput) throws -> Sentence {
    try tools.books.queries.findSentence(words, of: bookAndWords(input).book.id)
  }

  private func bookAndWords(_ input: ParsedInput) throws -> (book: Book, words: [String]) {
    try tools.books.queries.bookAndWords(
      before: SentenceSpec.sentence.asSeveralWords.spec, in: input)
  }

  func isCompletelyNamed(_ sentence: Sentence, by words: CompleteName) -> Bool {
    words.matches([sentence.text.value], sentence.id)
  }

  func idSuffix(of sentence: Sentence) -> String? { sentence.id.shortForm }

  func listName(of sentence: Sentence, _ language: Language) -> String {
    sentence.quotedLine(tools.formatter.words(language))
  }

  func question(_ sentences: [Sentence], _ language: Language) -> String {
    if let only = sentences.first, sentences.count == 1 {
      let line = listName(of: only, language)
      return language(
        ko: "이 문장을 지울까요? \(line)", en: "Remove \(line)?")
    }
    return language(
      ko: "문장 \(sentences.count)개를 지울까요?", en: "Remove these \(sentences.count) sentences?")
  }

  func remove(_ sentences: [Sentence], _ language: Language) throws -> [RemovedItem] {
    try tools.books.removeSentence(sentences.map(\.id)).map { sentence in
      RemovedItem(
        message: BookMessages.sentenceRemovedMessage(listName(of: sentence, language), language),
        json: tools.formatter.json(of: sentence))
    }
  }
}

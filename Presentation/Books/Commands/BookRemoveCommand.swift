import HearthDomain

/// Removes books with their records and sentences.
struct BookRemoveCommand: RemovalCommand {
  static let commandName = CommandName(["book", "remove"])

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book.asSeveralWords])

  let tools: BookTools

  func typedNames(_ input: ParsedInput) throws -> [String] {
    try input[BookSpec.book.asSeveralWords]
  }

  func item(named words: String, _ input: ParsedInput) throws -> Book {
    try tools.books.queries.find(words)
  }

  func isCompletelyNamed(_ book: Book, by words: CompleteName) -> Bool {
    (try? ISBN(words.words)) != nil
      || words.matches([book.title, book.details.subtitle.value], book.id)
  }

  func idSuffix(of book: Book) -> String? { book.id.shortForm }

  func listName(of book: Book, _ language: Language) -> String { book.title.quoted(language) }

  func question(_ books: [Book], _ language: Language) throws -> String {
    let records = try books.reduce(0) { sum, book in
      sum + (try tools.books.queries.history(of: book.id, in: 0..<Int.max).count)
    }
    let sentences = books.reduce(0) { $0 + $1.sentenceCount }
    let things = [
      records > 0 ? CountedNoun(ko: "읽은 기록", en: "reading record")(records) : nil,
      sentences > 0 ? CountedNoun(ko: "문장", en: "sentence")(sentences) : nil,
    ].compactMap { $0 }
    let besides = Words(
      ko: things.isEmpty ? "" : " \(things.map(\.ko).joined(separator: ", "))도 함께 지워져요.",
      en: things.isEmpty ? "" : " with \(things.map(\.en).joined(separator: " and "))")
    if let only = books.first, books.count == 1 {
      let title = only.title.quoted(language)
      return language(
        ko: "\(KoreanParticle.object(title)) 지울까요?\(besides.ko)",
        en: "Remove \(title)\(besides.en)?")
    }
    return language(
      ko: "책 \(books.count)권을 지울까요?\(besides.ko)",
      en: "Remove these \(books.count) books\(besides.en)?")
  }

  func remove(_ books: [Book], _ language: Language) throws -> [RemovedItem] {
    try tools.books.remove(books.map(\.id)).map { book in
      RemovedItem(
        message: BookMessages(book, formatter: tools.formatter, in: language).removedMessage,
        json: tools.formatter.json(of: book))
    }
  }
}

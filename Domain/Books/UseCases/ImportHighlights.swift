/// Imports highlights as sentences of their books, in one transaction. Unknown books are added, and
/// importing a file twice adds nothing.
public struct ImportHighlights: UseCase, Sendable {
  /// Maximum number of books in memory: a file may have any number, with few highlights each.
  package static let maxOpenBooks = 1_000

  let context: UseCaseContext

  /// `source` returns the next bytes of the file, and none at the end; an error that it throws
  /// undoes the import. A rehearsal changes nothing.
  @discardableResult
  public func callAsFunction(
    _ file: some HighlightFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    let now = clock.now()
    return try context.importStore.write(rehearsing: isRehearsal) { repositories in
      try repositories.journal.setVerb(.import, subject: name ?? "")
      var outcome = ImportOutcome()
      var books: [String: HighlightedBook] = [:]
      outcome.report = try file.read(source) { highlight in
        if books.count >= ImportHighlights.maxOpenBooks { try repositories.saveAndClear(&books) }
        let key = highlight.title.value + "\n" + highlight.author.value
        // The book is removed from the dictionary while it changes, so that its set of texts is not
        // copied.
        var book =
          try books.removeValue(forKey: key)
          ?? repositories.highlightedBook(highlight, at: now, newID)
        defer { books[key] = book }
        guard book.texts.insert(highlight.text.value).inserted else {
          outcome.unchanged += 1
          return []
        }
        var facts: [ImportFact] = []
        let passage = HighlightedBook.passage(of: highlight.text)
        if book.passages.contains(passage) {
          facts.append(.similarSentenceKept(text: ImportFact.excerpt(passage)))
        }
        let page = book.book.validPage(highlight.page, &facts)
        let sentence = Sentence(
          id: try newID { try repositories.sentences.sentence($0) != nil }, book: book.book.id,
          text: highlight.text, page: page, addedAt: min(now, highlight.addedAt ?? now))
        try repositories.sentences.save(sentence)
        book.book.sentenceCount += 1
        outcome.added += 1
        return facts
      }
      try repositories.saveAndClear(&books)
      return outcome
    }
  }
}

/// A book with the texts of its sentences.
private struct HighlightedBook {
  var book: Book
  var texts: Set<String> = []
  /// The highlighted passages of the sentences that existed before.
  private(set) var passages: Set<String> = []

  init(book: Book, _ sentences: [Sentence] = []) {
    self.book = book
    texts = Set(sentences.map(\.text.value))
    passages = Set(sentences.map { HighlightedBook.passage(of: $0.text) })
  }

  /// Returns the text without the note that an import appends.
  static func passage(of text: SentenceText) -> String {
    text.value.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Repositories {
  /// Saves the books and empties the cache; a book that comes again is loaded again.
  fileprivate func saveAndClear(_ open: inout [String: HighlightedBook]) throws {
    for book in open.values.map(\.book).sorted(by: { $0.id < $1.id }) { try books.save(book) }
    open = [:]
  }

  /// Returns the existing book with that title and author, or with that title if no other book has
  /// it, or a new one.
  fileprivate func highlightedBook(
    _ highlight: ImportedHighlight, at now: Instant, _ newID: IDGenerator
  ) throws -> HighlightedBook {
    var details = BookDetails(title: highlight.title)
    details.author = highlight.author
    let known =
      try matchingBook(details) ?? bookWithoutAuthor(details)
      ?? books.onlyBook(titled: highlight.title)
    guard let known else {
      let book = try newBook(details, at: now, newID)
      // Its sentences need the book to exist.
      try books.save(book)
      return HighlightedBook(book: book)
    }
    return HighlightedBook(
      book: known, try sentences.list(of: known.id, in: 0..<Int(Int32.max)))
  }
}

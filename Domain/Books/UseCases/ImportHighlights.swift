/// Imports highlights as sentences of their books, in one transaction. Unknown books are added, and
/// importing a file twice adds nothing.
public struct ImportHighlights: UseCase, Sendable {
  /// Maximum number of books in memory. A file may have any number, each with few highlights.
  package static let maxOpenBooks = 1_000

  let context: UseCaseContext

  /// Imports the file. `source` returns its next bytes, and none at the end; an error that it
  /// throws undoes the import. A rehearsal changes nothing.
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
      var seen = ReadRecords()
      outcome.report = try file.read(source) { highlight in
        if books.count >= ImportHighlights.maxOpenBooks { try repositories.saveAndClear(&books) }
        let key = highlight.title.value + "\n" + highlight.author.value
        // Remove the book from the dictionary while changing it, so that its set of texts is not
        // copied.
        var book =
          try books.removeValue(forKey: key)
          ?? repositories.highlightedBook(highlight, at: now, newID)
        defer { books[key] = book }
        let isRepeated = seen.repeats([key, highlight.text.value])
        guard book.texts.insert(highlight.text.value).inserted else {
          if isRepeated { return [.repeated] }
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

/// A book together with the texts of its sentences.
private struct HighlightedBook {
  var book: Book
  var texts: Set<String> = []
  /// Highlighted passages of the sentences that the book had before the import.
  private(set) var passages: Set<String> = []

  init(book: Book, _ sentences: [Sentence] = []) {
    self.book = book
    texts = Set(sentences.map(\.text.value))
    passages = Set(sentences.map { HighlightedBook.passage(of: $0.text) })
  }

  /// Returns the passage in the text, without the note that an import appended.
  static func passage(of text: SentenceText) -> String {
    text.value.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Repositories {
  /// Saves the books and empties the dictionary. A book that occurs again is loaded again.
  fileprivate func saveAndClear(_ open: inout [String: HighlightedBook]) throws {
    for book in open.values.map(\.book).sorted(by: { $0.id < $1.id }) { try books.save(book) }
    open = [:]
  }

  /// Returns the existing book with that title and author; if there is none, the only book with
  /// that title; otherwise a new one.
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
      // Sentences can be saved only for a stored book.
      try books.save(book)
      return HighlightedBook(book: book)
    }
    return HighlightedBook(
      book: known, try sentences.list(of: known.id, in: 0..<Int(Int32.max)))
  }
}

public struct SentenceWithBook: Hashable, Sendable {
  public let sentence: Sentence
  public let book: Book
  /// Number of the saying that was made from the sentence; nil if there is none.
  public let sayingNumber: Int?

  public init(sentence: Sentence, book: Book, sayingNumber: Int? = nil) {
    self.sentence = sentence
    self.book = book
    self.sayingNumber = sayingNumber
  }
}

extension BookQueries {
  /// Passes the newest sentences of all books to `each`, up to `limit`. They are read in batches
  /// from one snapshot of the store.
  public func newestSentences(_ limit: Int, each: (SentenceWithBook) throws -> Void) throws {
    try store.read { repositories in
      var (left, last): (Int, ID<Sentence>?) = (limit, nil)
      while left > 0 {
        let wanted = min(left, BookQueries.sentencePageSize)
        let page = try repositories.sentences.newest(before: last, limit: wanted)
        try repositories.withBooks(page).forEach(each)
        guard page.count == wanted else { return }
        left -= wanted
        last = page.last?.id
      }
    }
  }

  private static let sentencePageSize = 500
}

extension Repositories {
  fileprivate func withBooks(_ sentences: [Sentence]) throws -> [SentenceWithBook] {
    var books: [ID<Book>: Book] = [:]
    let sayings = try sayings(madeOf: sentences).map { ($0.sentence.id, $0.saying.number) }
    let numbers = Dictionary(sayings) { first, _ in first }
    return try sentences.map { sentence in
      let book = try books[sentence.book] ?? existing(sentence.book)
      books[sentence.book] = book
      return SentenceWithBook(sentence: sentence, book: book, sayingNumber: numbers[sentence.id])
    }
  }
}

/// A saying that was made of a sentence of a book.
public struct SayingOfBook: Hashable, Sendable {
  public let saying: Saying
  public let sentence: Sentence
}

extension Repositories {
  /// The book of whose sentence the saying was made, or nil.
  func book(ofSaying id: ID<Saying>) throws -> Book? {
    try sentences.sentence(of: id).flatMap { try books.book($0.book) }
  }

  /// The sayings that were made of these sentences, in their order; without those of which no
  /// saying was made, or none that is still kept.
  func sayings(madeOf sentences: [Sentence]) throws -> [SayingOfBook] {
    try sentences.compactMap { sentence in
      try sentence.saying.flatMap { try sayings.saying($0) }
        .map { SayingOfBook(saying: $0, sentence: sentence) }
    }
  }
}

extension SayingQueries {
  /// The book of whose sentence the saying was made, or nil.
  public func book(of id: ID<Saying>) throws -> Book? {
    try store.read { try $0.book(ofSaying: id) }
  }
}

extension BookQueries {
  /// The sayings that were made of the book's sentences, by page; of a book with more sentences
  /// than the limit, of the first so many.
  public func sayings(of id: ID<Book>, limit: Int = 2_000) throws -> [SayingOfBook] {
    try store.read { repositories in
      let sentences = try repositories.sentences.list(of: id, in: 0..<max(0, limit))
      return try repositories.sayings(madeOf: sentences)
    }
  }
}

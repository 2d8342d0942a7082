/// A saying, with the sentence of a book from which it was made.
public struct SayingOfBook: Hashable, Sendable {
  public let saying: Saying
  public let sentence: Sentence
}

extension Repositories {
  /// Returns the book with the sentence from which the saying was made; nil if there is none.
  func book(ofSaying id: ID<Saying>) throws -> Book? {
    try sentences.sentence(of: id).flatMap { try books.book($0.book) }
  }

  /// Returns the existing sayings that were made from these sentences, in the order of the
  /// sentences.
  func sayings(madeOf sentences: [Sentence]) throws -> [SayingOfBook] {
    try sentences.compactMap { sentence in
      try sentence.saying.flatMap { try sayings.saying($0) }
        .map { SayingOfBook(saying: $0, sentence: sentence) }
    }
  }
}

extension SayingQueries {
  /// Returns the book with the sentence from which the saying was made; nil if there is none.
  public func book(of id: ID<Saying>) throws -> Book? {
    try store.read { try $0.book(ofSaying: id) }
  }
}

extension BookQueries {
  /// Returns the sayings that were made from the first `limit` sentences of the book, by page.
  public func sayings(of id: ID<Book>, limit: Int = 2_000) throws -> [SayingOfBook] {
    try store.read { repositories in
      let sentences = try repositories.sentences.list(of: id, in: 0..<max(0, limit))
      return try repositories.sayings(madeOf: sentences)
    }
  }
}

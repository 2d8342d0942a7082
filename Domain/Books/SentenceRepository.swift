/// Stores sentences of books.
public protocol SentenceRepository {
  /// Returns the sentence with that id, or nil.
  func sentence(_ id: ID<Sentence>) throws -> Sentence?

  /// Returns the sentence from which that saying was made, or nil.
  func sentence(of saying: ID<Saying>) throws -> Sentence?

  /// Adds the sentence, or replaces the one with that id; throws
  /// ``DomainError/notFound(_:query:nearest:)`` if its book or its saying does not exist.
  func save(_ sentence: Sentence) throws

  /// Removes the sentence; does nothing if it does not exist.
  func remove(_ id: ID<Sentence>) throws

  /// Returns the sentences of the book at these indices, in the order of
  /// ``Sentence/isListedBefore(_:_:)``; fewer if the list is shorter.
  func list(of book: ID<Book>, in places: Range<Int>) throws -> [Sentence]

  /// Returns the newest up to `limit` sentences of all books, sorted by descending id. If `id` is
  /// given, only those with a lower id.
  func newest(before id: ID<Sentence>?, limit: Int) throws -> [Sentence]

  /// Returns up to `limit` sentences of the book that match the words: first those whose id ends
  /// with them, then those whose text contains them. Both groups are in the order of the book's
  /// sentences.
  func matched(by words: String, of book: ID<Book>, limit: Int) throws -> [Sentence]

  /// Returns the sentences of all books that match the words, at these indices; none for blank
  /// words. Matches of whole words (``WordMatch``) come first, then the newest.
  func search(_ words: String, in places: Range<Int>) throws -> [Sentence]
}

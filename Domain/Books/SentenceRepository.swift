/// Keeps sentences of books.
public protocol SentenceRepository {
  /// The sentence with that id, or nil.
  func sentence(_ id: ID<Sentence>) throws -> Sentence?

  /// The sentence of which that saying was made, or nil.
  func sentence(of saying: ID<Saying>) throws -> Sentence?

  /// Adds the sentence, or replaces the one with the same id; throws
  /// ``DomainError/notFound(_:query:nearest:)`` when its book or its saying is not there.
  func save(_ sentence: Sentence) throws

  /// Nothing happens if there is no such sentence.
  func remove(_ id: ID<Sentence>) throws

  /// The sentences of the book, in the order of ``Sentence/isListedBefore(_:_:)``, from the range
  /// of places; fewer where the list ends.
  func list(of book: ID<Book>, in places: Range<Int>) throws -> [Sentence]

  /// Up to `limit` sentences of all books, the newest first, which is the greatest id; those whose
  /// id is less than that one, where one is given.
  func newest(before id: ID<Sentence>?, limit: Int) throws -> [Sentence]

  /// Up to `limit` sentences of the book that the words may mean: those whose id has them as its
  /// tail, then those in whose text they are found, in the order of the book's sentences.
  func meant(by words: String, of book: ID<Book>, limit: Int) throws -> [Sentence]

  /// The sentences of all books in which the words are found, whole words first (``WordMatch``),
  /// then the newest, from the range of places; none for blank words.
  func search(_ words: String, in places: Range<Int>) throws -> [Sentence]
}

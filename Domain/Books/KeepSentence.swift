/// Keeps sentences of a book, mends them, and lets them go.
public struct KeepSentence: Sendable {
  private let store: any Store
  private let clock: LocalClock
  private let newID: NewID
  private let release: ReleaseStarters

  public init(store: any Store, clock: LocalClock, newID: NewID, release: ReleaseStarters) {
    self.store = store
    self.clock = clock
    self.newID = newID
    self.release = release
  }

  /// What is entered about a sentence.
  public struct Entry: Hashable, Sendable {
    public var text: SentenceText
    public var page: Int?
    /// Whether a saying is to be made of it; one that has the same text is taken.
    public var becomesSaying: Bool

    public init(text: SentenceText, page: Int? = nil, becomesSaying: Bool = false) {
      self.text = text
      self.page = page
      self.becomesSaying = becomesSaying
    }
  }

  /// Returns the new sentence; throws ``DomainError/invalid(_:)`` for a page that the book has
  /// not.
  @discardableResult
  public func add(_ entry: Entry, to id: ID<Book>) throws -> Sentence {
    if entry.becomesSaying { try release() }
    return try store.write { repositories in
      var book = try repositories.existing(id)
      var sentence = Sentence(
        id: try newID { try repositories.sentences.sentence($0) != nil }, book: id,
        text: entry.text, addedAt: clock.now())
      try change(&sentence, to: entry, of: book, in: repositories)
      book.sentenceCount += 1
      try repositories.books.save(book)
      return sentence
    }
  }

  /// Returns the sentence as saved; a saying that was made of it stays as it is. Throws
  /// ``DomainError/invalid(_:)`` for a new page that the book has not.
  @discardableResult
  public func edit(_ id: ID<Sentence>, to entry: Entry) throws -> Sentence {
    if entry.becomesSaying { try release() }
    return try store.write { repositories in
      var sentence = try repositories.existing(id)
      let book = try repositories.existing(sentence.book)
      sentence.text = entry.text
      try change(&sentence, to: entry, of: book, in: repositories)
      return sentence
    }
  }

  /// Returns the sentence as it was; a saying that was made of it stays.
  @discardableResult
  public func remove(_ id: ID<Sentence>) throws -> Sentence {
    try store.write { repositories in
      let sentence = try repositories.existing(id)
      var book = try repositories.existing(sentence.book)
      try repositories.sentences.remove(id)
      book.sentenceCount = max(0, book.sentenceCount - 1)
      try repositories.books.save(book)
      return sentence
    }
  }

  private func change(
    _ sentence: inout Sentence, to entry: Entry, of book: Book, in repositories: Repositories
  ) throws {
    // A page that stays may be one that the book has no more.
    if let page = entry.page, page != sentence.page {
      let last = book.lastPage
      guard (1...last).contains(page) else {
        throw DomainError.invalid(.page, .outOfRange(1...last, actual: page))
      }
    }
    sentence.page = entry.page
    if entry.becomesSaying, sentence.saying == nil {
      sentence.saying = try saying(of: entry.text, from: book, in: repositories).id
    }
    try repositories.sentences.save(sentence)
  }

  private func saying(
    of text: SentenceText, from book: Book, in repositories: Repositories
  ) throws -> Saying {
    let isKorean = Hangul.isIn(text.value)
    let line = try SayingText(text.value)
    let who = try Attribution(
      String(book.sayingSource.prefix(AttributionRule.characters.upperBound)))
    let details = try SayingDetails(
      korean: isKorean ? line : nil, english: isKorean ? nil : line, who: who)
    if let known = try repositories.sayings.saying(withTextsOf: details) { return known }
    return try repositories.add(details, at: clock.now(), newID)
  }
}

extension Book {
  /// Whom a saying of it is attributed to: `author, title`.
  fileprivate var sayingSource: String {
    author.isEmpty ? title : "\(author), \(title)"
  }
}

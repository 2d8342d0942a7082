/// A sentence of a book that somebody wants to keep.
public struct Sentence: Hashable, Sendable {
  public let id: ID<Sentence>
  public let book: ID<Book>
  public internal(set) var text: SentenceText
  /// The page on which it stands; nil where nobody noted it.
  public internal(set) var page: Int?
  /// The saying that was made of it; nil without one, or once that is removed.
  public internal(set) var saying: ID<Saying>?
  public let addedAt: Instant

  /// A sentence as stored.
  public init(
    id: ID<Sentence>, book: ID<Book>, text: SentenceText, page: Int? = nil,
    saying: ID<Saying>? = nil, addedAt: Instant
  ) {
    self.id = id
    self.book = book
    self.text = text
    self.page = page
    self.saying = saying
    self.addedAt = addedAt
  }

  /// The order of a book's sentences: by page, those without a page last, then as they came.
  public static func isListedBefore(_ left: Sentence, _ right: Sentence) -> Bool {
    let pages = (left.page ?? .max, right.page ?? .max)
    guard pages.0 == pages.1 else { return pages.0 < pages.1 }
    return (left.addedAt, left.id) < (right.addedAt, right.id)
  }
}

/// A sentence of a book that the user saved.
public struct Sentence: Hashable, Sendable {
  public internal(set) var id: ID<Sentence>
  public internal(set) var book: ID<Book>
  public internal(set) var text: SentenceText
  /// The page with the sentence; nil if unknown.
  public internal(set) var page: Int?
  /// The saying that was made from it; nil if there is none or it was removed.
  public package(set) var saying: ID<Saying>?
  public internal(set) var addedAt: Instant

  /// Creates a sentence from its stored fields.
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

  /// Whether `left` comes first: sorts by page, those without one last, then by time of adding.
  public static func isListedBefore(_ left: Sentence, _ right: Sentence) -> Bool {
    let pages = (left.page ?? .max, right.page ?? .max)
    guard pages.0 == pages.1 else { return pages.0 < pages.1 }
    return (left.addedAt, left.id) < (right.addedAt, right.id)
  }
}

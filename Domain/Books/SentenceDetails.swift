/// What is entered about a sentence of a book.
public struct SentenceDetails: Hashable, Sendable {
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

/// The user-editable fields of a sentence.
public struct SentenceDetails: Hashable, Sendable {
  public var text: SentenceText
  public var page: Int?
  /// Whether a saying is made from it; an existing one with that text is used.
  public var becomesSaying: Bool

  public init(text: SentenceText, page: Int? = nil, becomesSaying: Bool = false) {
    self.text = text
    self.page = page
    self.becomesSaying = becomesSaying
  }
}

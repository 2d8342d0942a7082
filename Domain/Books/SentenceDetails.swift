/// The user-editable fields of a sentence.
public struct SentenceDetails: Hashable, Sendable {
  public var text: SentenceText
  public var page: Int?
  /// Whether to make a saying from the sentence. If a saying has the same text, that one is used.
  public var becomesSaying: Bool

  public init(text: SentenceText, page: Int? = nil, becomesSaying: Bool = false) {
    self.text = text
    self.page = page
    self.becomesSaying = becomesSaying
  }
}

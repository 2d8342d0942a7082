/// Search text of limited length, which bounds the time of a search.
public typealias SearchedText = LimitedText<SearchedTextRule>

public enum SearchedTextRule: TextRule {
  public static let field = Field.query
  public static let lengthRange = 0...256
  public static let keepsLineBreaks = false
}

extension SearchedText {
  /// Throws ``DomainError/invalid(_:)`` for a text that is too long or too heavy.
  static func check(_ words: String) throws { _ = try SearchedText(words) }
}

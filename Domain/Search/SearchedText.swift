/// Search text of limited length, so that a search does not take too long.
public typealias SearchedText = LimitedText<SearchedTextRule>

public enum SearchedTextRule: TextRule {
  public static let field = Field.query
  public static let lengthRange = 0...256
  public static let keepsLineBreaks = false
}

extension SearchedText {
  /// Throws ``DomainError/invalid(_:)`` if the text is too long or has too many scalars or bytes.
  static func check(_ words: String) throws { _ = try SearchedText(words) }
}

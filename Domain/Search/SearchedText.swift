/// Words that somebody looks for: as many as anybody remembers, so that looking takes no longer.
public typealias SearchedText = LimitedText<SearchedTextRule>

public enum SearchedTextRule: TextRule {
  public static let field = Field.query
  public static let characters = 0...256
  public static let keepsLines = false
}

extension SearchedText {
  /// Throws ``DomainError/invalid(_:)`` for words that are too long or too heavy to be looked for.
  static func check(_ words: String) throws { _ = try SearchedText(words) }
}

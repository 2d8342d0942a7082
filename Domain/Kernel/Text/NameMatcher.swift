/// Query for items by the last letters of an id or by names. All stores return equal results: items
/// whose id ends with the words first, then those with matching names, the best
/// ``NameMatchQuality`` first, ties by id.
public struct NameMatcher: Hashable, Sendable {
  public let words: String
  /// The words as last letters of an id; nil if they cannot be.
  public let idTail: IDTail?
  public let ignoresSpaces: Bool

  public init(_ words: String) {
    self.words = words
    ignoresSpaces = false
    let typed = words.drop(while: \.isWhitespace)
    let end = typed.lastIndex { !$0.isWhitespace }
    idTail = end.flatMap { IDTail(typed[...$0]) }
  }

  /// Creates a query for names only that ignores spaces
  /// (``NameMatchQuality/init(ofSpaceless:toAny:)``).
  public init(spaceless words: String) {
    self.words = words
    idTail = nil
    ignoresSpaces = true
  }
}

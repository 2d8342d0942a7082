/// Query for items by the last letters of an id or by names. All stores return equal results: items
/// whose id ends with the words first, then those with matching names, the best ``NameFit`` first,
/// ties by id.
public struct NameMatcher: Hashable, Sendable {
  public let words: String
  /// The words as last letters of an id; nil if they cannot be.
  public let tail: IDTail?
  public let isSpaceless: Bool

  public init(_ words: String) {
    self.words = words
    isSpaceless = false
    let typed = words.drop(while: \.isWhitespace)
    let end = typed.lastIndex { !$0.isWhitespace }
    tail = end.flatMap { IDTail(typed[...$0]) }
  }

  /// Creates a query for names only that ignores spaces (``NameFit/init(ofSpaceless:toAny:)``).
  public init(spaceless words: String) {
    self.words = words
    tail = nil
    isSpaceless = true
  }
}

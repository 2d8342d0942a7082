/// Query for items by the last letters of an id or by names.
///
/// All stores return the same results in the same order: items whose id ends with the query, then
/// those with matching names. The latter are sorted by ``NameMatchQuality``, the best first, then
/// by id.
public struct NameMatcher: Hashable, Sendable {
  public let words: String
  /// The query as the last letters of an id; nil if it cannot be that.
  public let idTail: IDTail?
  public let ignoresSpaces: Bool

  public init(_ words: String) {
    self.words = words
    ignoresSpaces = false
    let typed = words.drop(while: \.isWhitespace)
    let end = typed.lastIndex { !$0.isWhitespace }
    idTail = end.flatMap { IDTail(typed[...$0]) }
  }

  /// Creates a query that matches only names, ignoring spaces; see
  /// ``NameMatchQuality/init(ofSpaceless:toAny:)``.
  public init(spaceless words: String) {
    self.words = words
    idTail = nil
    ignoresSpaces = true
  }
}

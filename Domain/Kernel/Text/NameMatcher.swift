/// What a few words mean, by the last letters of an id or by names, so that all stores deliver the
/// same things: those whose id has the words as its tail come first, then those whose names they
/// fit, the best ``NameFit`` first, ties by id.
public struct NameMatcher: Hashable, Sendable {
  public let words: String
  /// The words as the last letters of an id; nil if they cannot be.
  public let tail: IDTail?
  public let isSpaceless: Bool

  public init(_ words: String) {
    self.words = words
    isSpaceless = false
    let typed = words.drop(while: \.isWhitespace)
    let end = typed.lastIndex { !$0.isWhitespace }
    tail = end.flatMap { IDTail(typed[...$0]) }
  }

  /// Names only, where no spaces count (``NameFit/init(ofSpaceless:toAny:)``).
  public init(spaceless words: String) {
    self.words = words
    tail = nil
    isSpaceless = true
  }
}

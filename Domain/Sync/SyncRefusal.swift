/// Why devices cannot exchange something now.
public enum SyncRefusal: Hashable, Sendable {
  /// Other bytes stand under that name at the relay than were to be put there.
  case pieceIsAnother(PieceName)
  /// The relay takes no more than so many bytes.
  case relayIsFull(limit: Int)
  /// The words that recover a key are twenty-four of the list; this is none of them.
  case noRecoveryWord(String)
  /// There are as many words as that.
  case wrongNumberOfWords(Int)
  /// Each is a word of the list, but one is another than was written down, or they are in another
  /// order.
  case wrongRecoveryWords
}

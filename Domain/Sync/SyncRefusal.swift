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
  /// The store does not take part.
  case isOff
  /// The store takes part already.
  case isOn
  /// Somebody wanted nothing to be exchanged for now.
  case isPaused
  /// The keys of this device are not there.
  case hasNoKeys
  /// The relay has a profile, which can only be joined.
  case isTaken
  /// Nobody has set anything up at the relay.
  case hasNoProfile
  /// The folder of the relay is that in which the store or the keys are.
  case isOwnFolder(FilePath)
  /// One change is larger than what can be sent.
  case isTooLarge
  /// The address of a database holds a password, which would stand where others see it.
  case addressHasPassword
  /// A text is no address of a database.
  case isNoAddress(String)
  /// A server lets nobody in, or does not do what it is asked; in its own words.
  case serverRefused(detail: String)
  /// No relay of that kind can be used.
  case isNoRelay(String)
}

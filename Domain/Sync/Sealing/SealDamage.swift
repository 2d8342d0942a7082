/// Why something sealed cannot be opened.
public enum SealDamage: Hashable, Sendable {
  /// It is cut off, changed, of another place, or sealed with another key.
  case notAuthentic
  /// A newer program sealed it.
  case newerFormat(Int)
  /// It was sealed with a key of that number, which is not here.
  case unknownKey(number: Int)
  case wrongPassphrase
  /// How much work a passphrase is said to take is outside of what is accepted.
  case workOutOfBounds
  /// Opening it takes two to that power of KiB of memory, and time to match; only who says so
  /// lets it have them.
  case tooMuchWork(factor: Int)
  /// None of the keys opens it.
  case noKeyFits
  /// What should be a file of keys has none.
  case noKeys
  /// It was not sealed in a way that this program can open.
  case unknownLock
}

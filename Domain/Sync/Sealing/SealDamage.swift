/// Why something sealed cannot be opened.
public enum SealDamage: Hashable, Sendable {
  /// It is cut off, changed, of another place, or sealed with another key.
  case notAuthentic
  /// A newer program sealed it.
  case newerFormat(Int)
  /// It was sealed with a key of that number, which is not here.
  case unknownKey(number: Int)
  /// The passphrase does not open it.
  case wrongPassphrase
  /// How much work a passphrase is said to take is outside of what is accepted.
  case workOutOfBounds
}

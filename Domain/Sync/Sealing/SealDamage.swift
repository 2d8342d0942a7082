/// Why sealed data cannot be opened.
public enum SealDamage: Hashable, Sendable {
  /// The data is truncated, modified, from another piece, or sealed with another key.
  case notAuthentic
  /// A newer program sealed it, with this format version.
  case newerFormat(Int)
  /// The key with this number is unknown here.
  case unknownKey(number: Int)
  case wrongPassphrase
  /// The claimed work factor of a passphrase is outside the accepted range.
  case workOutOfBounds
  /// Opening would take 2 to the power of `factor` KiB of memory and corresponding time; the user
  /// has to allow that.
  case tooMuchWork(factor: Int)
  /// None of the given keys opens it.
  case noKeyFits
  /// The key file contains no keys.
  case noKeys
  /// The data is not sealed in a supported format.
  case unknownFormat
}

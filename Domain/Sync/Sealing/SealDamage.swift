/// Why sealed data cannot be opened.
public enum SealDamage: Hashable, Sendable {
  /// The data was truncated or modified, belongs to another piece, or is sealed with another key.
  case notAuthentic
  /// A newer program sealed the data, in the format with this version.
  case newerFormat(Int)
  /// The key with this number is unknown here.
  case unknownKey(number: Int)
  case wrongPassphrase
  /// The work factor that the data states for its passphrase is outside the accepted range.
  case workOutOfBounds
  /// Opening would take 2 to the power of `factor` KiB of memory, and much time, so the user has to
  /// allow it first.
  case tooMuchWork(factor: Int)
  /// None of the given keys opens it.
  case noKeyFits
  /// The key file contains no keys.
  case noKeys
  /// The data is not sealed in a supported format.
  case unknownFormat
}

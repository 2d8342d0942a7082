/// Turns what somebody knows into what may be kept.
///
/// The program has one adapter, the system's library: there shall be no weaker one to fall back
/// to. Tests have a quick one of their own.
package protocol PassphraseHasher: Sendable {
  /// Throws as ``hash(_:for:)`` where the machine has no such method; does nothing else.
  func prepare() throws

  /// A salted hash that names its own method and what it costs, without white space; throws
  /// ``Unavailability/library(name:package:)`` where the machine has none.
  func hash(_ secret: Secret, for use: HashUse) throws -> String

  /// Whether the hash is one of the secret, compared in constant time; throws as
  /// ``hash(_:for:)``, and ``Damage/lock`` for what is no hash.
  func matches(_ secret: Secret, _ hash: String) throws -> Bool

  /// Whether the hash costs whoever tries less than one of a passphrase does by now.
  func isCheap(_ hash: String) -> Bool
}

/// What a hash is of, and so how much it has to cost whoever tries all there are.
package enum HashUse: Hashable, Sendable {
  /// Somebody's own choice, of which there may be no more than ten thousand.
  case passphrase
  /// A code that nobody can guess.
  case recoveryCode
}

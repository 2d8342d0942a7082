/// Hashes secrets for storage.
///
/// The program's implementation uses the system's library and never falls back to a weaker hash.
/// Tests use a fast one.
package protocol PassphraseHasher: Sendable {
  /// Checks that the machine has the hash method; throws like ``hash(_:for:)`` if not.
  func prepare() throws

  /// Returns a salted hash without white space. It names its method and cost. Throws
  /// ``Unavailability/library(name:package:)`` if the machine lacks the method.
  func hash(_ secret: Secret, for use: HashUse) throws -> String

  /// Whether the hash belongs to the secret; compares in constant time. Throws like
  /// ``hash(_:for:)``, and ``Damage/lock`` for a malformed hash.
  func matches(_ secret: Secret, _ hash: String) throws -> Bool

  /// Whether the hash is cheaper to attack than new hashes of passphrases.
  func isWeak(_ hash: String) -> Bool
}

/// Kind of hashed secret, which determines the cost.
package enum HashUse: Hashable, Sendable {
  /// A secret chosen by a user, which may be easy to guess.
  case passphrase
  /// A random code that cannot be guessed.
  case recoveryCode
}

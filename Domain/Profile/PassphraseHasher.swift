/// Hashes secrets for storage.
///
/// The only adapter of the program uses the system's library, without a weaker fallback. Tests use
/// a fast one.
package protocol PassphraseHasher: Sendable {
  /// Throws like ``hash(_:for:)`` if the machine lacks the method; does nothing else.
  func prepare() throws

  /// Returns a salted hash that contains its method and cost, without white space; throws
  /// ``Unavailability/library(name:package:)`` if the machine lacks the method.
  func hash(_ secret: Secret, for use: HashUse) throws -> String

  /// Whether the hash belongs to the secret, compared in constant time; throws like
  /// ``hash(_:for:)``, and ``Damage/lock`` for a malformed hash.
  func matches(_ secret: Secret, _ hash: String) throws -> Bool

  /// Whether the hash is cheaper to attack than new hashes of passphrases.
  func isWeak(_ hash: String) -> Bool
}

/// Kind of hashed secret, which determines the cost.
package enum HashUse: Hashable, Sendable {
  /// A secret chosen by a user, possibly one of few thousand.
  case passphrase
  /// A random code that cannot be guessed.
  case recoveryCode
}

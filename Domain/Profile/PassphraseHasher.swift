/// Turns what somebody knows into what may be kept.
///
/// The program has one adapter, the system's library: there shall be no weaker one to fall back
/// to. Tests have a quick one of their own.
public protocol PassphraseHasher: Sendable {
  /// Throws as ``hash(_:)`` where the machine has no such method; does nothing else.
  func prepare() throws

  /// A salted hash that names its own method, without white space; throws
  /// ``Unavailability/library(name:package:)`` where the machine has none.
  func hash(_ secret: String) throws -> String

  /// Whether the hash is one of the secret, compared in constant time; throws as ``hash(_:)``,
  /// and ``Damage/lock`` for what is no hash.
  func matches(_ secret: String, _ hash: String) throws -> Bool
}

/// Passphrase that encrypts data leaving the machine. Attackers can try offline without limit, so
/// it must be longer than the passphrase of a lock.
package struct SealPassphrase: Hashable {
  /// The passphrase in composed form (NFC), however it was typed.
  package let secret: Secret

  /// Minimum number of characters.
  package static let least = 12

  /// Throws ``DomainError/invalid(_:)`` for a short passphrase, and ``LockRefusal/isOneLetter``.
  package init(_ typed: Secret) throws(DomainError) {
    self.init(toOpen: typed)
    guard secret.characters >= Self.least else {
      throw .invalid(.passphrase, .tooShort(least: Self.least))
    }
    guard secret.isVaried else { throw .refused(.lock(.isOneLetter)) }
  }

  /// Accepts a passphrase of any length, to open existing data.
  package init(toOpen typed: Secret) {
    secret = typed.spelled(in: .composed)
  }
}

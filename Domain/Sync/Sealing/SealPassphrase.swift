/// Passphrase that encrypts data leaving the machine. Attackers can try offline without limit, so
/// it must be longer than the passphrase of a lock.
package struct SealPassphrase: Hashable {
  /// The passphrase in composed form (NFC), however it was typed.
  package let secret: Secret

  /// Minimum number of characters.
  package static let minLength = 12

  /// Throws ``DomainError/invalid(_:)`` for a short passphrase, and
  /// ``LockRefusal/isOneRepeatedCharacter``.
  package init(_ typed: Secret) throws(DomainError) {
    self.init(toOpen: typed)
    guard secret.characterCount >= Self.minLength else {
      throw .invalid(.passphrase, .tooShort(least: Self.minLength))
    }
    guard secret.hasDifferentCharacters else { throw .refused(.lock(.isOneRepeatedCharacter)) }
  }

  /// Accepts a passphrase of any length, to open existing data.
  package init(toOpen typed: Secret) {
    secret = typed.normalized(in: .composed)
  }
}

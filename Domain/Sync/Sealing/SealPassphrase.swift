/// Passphrase that encrypts data leaving the machine. It must be longer than that of a lock, since
/// attackers can try any number of passphrases on their own machines.
package struct SealPassphrase: Hashable {
  /// The passphrase in composed form (NFC), however it was typed.
  package let secret: Secret

  /// Minimum number of characters.
  package static let minLength = 12

  /// Creates a passphrase for new data. Throws ``DomainError/invalid(_:)`` if it is too short, and
  /// ``LockRefusal/isOneRepeatedCharacter``.
  package init(_ typed: Secret) throws(DomainError) {
    self.init(toOpen: typed)
    guard secret.characterCount >= Self.minLength else {
      throw .invalid(.passphrase, .tooShort(least: Self.minLength))
    }
    guard secret.hasDifferentCharacters else { throw .refused(.lock(.isOneRepeatedCharacter)) }
  }

  /// Creates a passphrase of any length, to open existing data.
  package init(toOpen typed: Secret) {
    secret = typed.normalized(in: .composed)
  }
}

/// A passphrase that closes something which leaves the machine: whoever has that can try as many as
/// they like, so that it has to be a longer one than those of locks.
package struct SealPassphrase: Hashable {
  /// The composed spelling, whichever way it was typed.
  package let secret: Secret

  /// So many characters at least.
  package static let least = 12

  /// Throws ``DomainError/invalid(_:)`` for too short a passphrase, and
  /// ``LockRefusal/isOneLetter``.
  package init(_ typed: Secret) throws(DomainError) {
    self.init(toOpen: typed)
    guard secret.characters >= Self.least else {
      throw .invalid(.passphrase, .tooShort(least: Self.least))
    }
    guard secret.isVaried else { throw .refused(.lock(.isOneLetter)) }
  }

  /// One that closed something already, here or elsewhere, of whatever length.
  package init(toOpen typed: Secret) {
    secret = typed.spelled(in: .composed)
  }
}

/// Passphrase of a locked profile: at least four characters, in any Unicode normalization.
package struct Passphrase: Hashable {
  package static let characters = 4...100

  /// The passphrase in composed form (NFC), since keyboards differ.
  package let secret: Secret

  /// Whether it is short enough to be found by brute force with access to the file.
  package var isShort: Bool { secret.characters < 8 }

  /// Throws ``DomainError/invalid(_:)`` if it is too short or too long, or contains NUL, after
  /// which the rest would be ignored.
  package init(_ typed: Secret) throws {
    let count = typed.characters
    if count < Passphrase.characters.lowerBound {
      throw DomainError.invalid(
        .passphrase, .tooShort(least: Passphrase.characters.lowerBound))
    }
    let secret = typed.spelled(in: .composed)
    // The system's library accepts 511 bytes.
    if count > Passphrase.characters.upperBound || secret.count > 500 {
      throw DomainError.invalid(
        .passphrase, .tooLong(limit: Passphrase.characters.upperBound, actual: count))
    }
    guard !secret.withBytes({ $0.contains(0) }) else {
      throw DomainError.invalid(.passphrase, .unreadable("NUL"))
    }
    self.secret = secret
  }
}

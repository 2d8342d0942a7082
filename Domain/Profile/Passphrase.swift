/// Passphrase of a locked profile: at least four characters, in any Unicode normalization.
package struct Passphrase: Hashable {
  package static let lengthRange = 4...100

  /// The passphrase in composed form (NFC), since keyboards produce different forms.
  package let secret: Secret

  /// Whether brute force could find the passphrase for someone who has the file.
  package var isShort: Bool { secret.characterCount < 8 }

  /// Creates a passphrase; throws ``DomainError/invalid(_:)`` if it is too short or too long, or
  /// contains NUL, since the hash ignores everything after NUL.
  package init(_ typed: Secret) throws {
    let count = typed.characterCount
    if count < Passphrase.lengthRange.lowerBound {
      throw DomainError.invalid(
        .passphrase, .tooShort(least: Passphrase.lengthRange.lowerBound))
    }
    let secret = typed.normalized(in: .composed)
    // The system's library accepts at most 511 bytes.
    if count > Passphrase.lengthRange.upperBound || secret.count > 500 {
      throw DomainError.invalid(
        .passphrase, .tooLong(limit: Passphrase.lengthRange.upperBound, actual: count))
    }
    guard !secret.withBytes({ $0.contains(0) }) else {
      throw DomainError.invalid(.passphrase, .unreadable("NUL"))
    }
    self.secret = secret
  }
}

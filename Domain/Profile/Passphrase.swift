/// What opens a locked profile: four characters or more, in any of Unicode's spellings.
package struct Passphrase: Hashable {
  package static let characters = 4...100

  /// What was typed, with letters and their marks as one: keyboards differ in that.
  package let secret: Secret

  /// Whether somebody with the file and some patience finds it by trying.
  package var isShort: Bool { secret.characters < 8 }

  /// Throws ``DomainError/invalid(_:)`` when it is too short, too long or holds a NUL, behind
  /// which nothing would count.
  package init(_ typed: Secret) throws {
    let count = typed.characters
    if count < Passphrase.characters.lowerBound {
      throw DomainError.invalid(
        .passphrase, .tooShort(least: Passphrase.characters.lowerBound))
    }
    let secret = typed.spelled(in: .composed)
    // The system's library takes 511 bytes.
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

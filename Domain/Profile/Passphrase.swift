/// What opens a locked profile: four characters or more, taken exactly as typed.
public struct Passphrase: Hashable, Sendable {
  public static let characters = 4...100

  public let value: String

  /// Throws ``DomainError/invalid(_:)`` when it is too short, too long or holds a NUL, behind
  /// which nothing would count.
  public init(_ text: String) throws {
    let count = text.count
    if count < Passphrase.characters.lowerBound {
      throw DomainError.invalid(
        .passphrase, .tooShort(least: Passphrase.characters.lowerBound))
    }
    // The system's library takes 511 bytes.
    if count > Passphrase.characters.upperBound || text.utf8.count > 500 {
      throw DomainError.invalid(
        .passphrase, .tooLong(limit: Passphrase.characters.upperBound, actual: count))
    }
    guard !text.utf8.contains(0) else {
      throw DomainError.invalid(.passphrase, .unreadable("NUL"))
    }
    value = text
  }
}

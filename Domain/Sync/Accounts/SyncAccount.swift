/// What people are known by at a server: an address of mail, its letters small.
package struct AccountEmail: Hashable, Sendable {
  package let text: String

  /// Nil for what is none.
  package init?(_ typed: String) {
    let halves = typed.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty }), typed.utf8.count <= 254,
      typed.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    let small = typed.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    text = String(decoding: small, as: UTF8.self)
  }
}

/// An account at a server that this machine is signed in with.
package struct SyncAccount: Hashable {
  /// Of the server, as it was typed.
  package let address: String
  package let email: AccountEmail
  /// How the server calls who has it.
  package let role: String
  package let password: Secret

  package init(address: String, email: AccountEmail, role: String, password: Secret) {
    self.address = address
    self.email = email
    self.role = role
    self.password = password
  }
}

/// The accounts that this machine is signed in with: for its owner alone, and in no backup.
package protocol SignedInAccounts: Sendable {
  /// In the order of their addresses.
  func all() throws -> [SyncAccount]

  /// Puts it in the place of the same account as it was.
  func keep(_ account: SyncAccount) throws

  /// Done where it is not there.
  func forget(_ email: AccountEmail, at address: String) throws
}

extension SignedInAccounts {
  package func account(_ email: AccountEmail, at address: String) throws -> SyncAccount? {
    try all().first { $0.email == email && $0.address == address }
  }
}

/// A server at which people have accounts. It never learns a password: what it is told only proves
/// that somebody knows it.
package protocol AccountServer: Sendable {
  /// Throws ``SyncRefusal/addressHasPassword`` and ``SyncRefusal/isNoAddress``, before the server
  /// or anybody is asked something.
  func checkAddress() throws

  /// Lets in who shows it, once, for so many days; only whoever made the server ready may.
  func admit(_ invitation: AccountInvitation, days: Int) throws

  /// Returns how the server calls who has the account.
  ///
  /// Throws ``SyncRefusal/invitationIsNoGood`` and ``SyncRefusal/emailIsTaken(_:)``.
  func signUp(
    _ email: AccountEmail, _ password: Secret, _ invitation: AccountInvitation
  ) throws -> String

  /// The same where the account is there; throws ``SyncRefusal/wrongPassword``.
  func signIn(_ email: AccountEmail, _ password: Secret) throws -> String

  /// Another password; throws ``SyncRefusal/wrongPassword`` where that of the account counts no
  /// more.
  func change(_ account: SyncAccount, to password: Secret) throws

  /// Another password for who forgot theirs and knows the key of what they keep there. Throws
  /// ``SyncRefusal/recoveryIsNoGood``.
  func recover(_ email: AccountEmail, proving token: [UInt8], _ password: Secret) throws -> String

  /// Erases everything that the account has there, and itself.
  func withdraw(_ account: SyncAccount) throws
}

/// By which somebody may sign up, once.
package struct AccountInvitation: Hashable, Sendable {
  private static let letters = Array("abcdefghjkmnpqrstuvwxyz23456789".utf8)
  private static let length = 24

  private let bytes: [UInt8]

  /// A new one, by chance.
  package init() {
    var chance = SystemRandomNumberGenerator()
    bytes = (0..<Self.length).map { _ in Self.letters.randomElement(using: &chance) ?? 0 }
  }

  /// The one that was typed; nil for what is none.
  package init?(_ typed: String) {
    bytes = typed.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
      .map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    guard bytes.count == Self.length, bytes.allSatisfy(Self.letters.contains) else { return nil }
  }

  /// What the server is shown.
  package var token: [UInt8] { bytes }

  /// As one types it: letters and digits in groups of four.
  package var text: String {
    stride(from: 0, to: bytes.count, by: 4)
      .map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }.joined(separator: "-")
  }
}

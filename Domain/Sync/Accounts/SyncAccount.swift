/// Email address that identifies an account, in lower case.
package struct AccountEmail: Hashable, Sendable {
  package let text: String

  /// Returns nil if the text is not an email address.
  package init?(_ typed: String) {
    let halves = typed.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty }), typed.utf8.count <= 254,
      typed.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    let small = typed.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    text = String(decoding: small, as: UTF8.self)
  }
}

/// An account that this machine is signed in to.
package struct SyncAccount: Hashable {
  /// Address of the server, as the user typed it.
  package let address: String
  package let email: AccountEmail
  /// Name of the account's role at the server.
  package let role: String
  package let password: Secret

  package init(address: String, email: AccountEmail, role: String, password: Secret) {
    self.address = address
    self.email = email
    self.role = role
    self.password = password
  }
}

/// The accounts to which this machine is signed in. Only their owner can read them, and backups
/// leave them out.
package protocol SignedInAccounts: Sendable {
  /// Returns all accounts, sorted by address.
  func all() throws -> [SyncAccount]

  /// Stores the account, replacing the one with its address and email.
  func save(_ account: SyncAccount) throws

  /// Removes the account; does nothing if there is none.
  func remove(_ email: AccountEmail, at address: String) throws
}

extension SignedInAccounts {
  package func account(_ email: AccountEmail, at address: String) throws -> SyncAccount? {
    try all().first { $0.email == email && $0.address == address }
  }
}

/// A server with user accounts. It never receives a password, only proofs that a client knows it.
package protocol AccountServer: Sendable {
  /// Throws ``SyncRefusal/addressHasPassword`` or ``SyncRefusal/isNoAddress``, without contacting
  /// the server.
  func checkAddress() throws

  /// Registers the invitation, which can be used once within the given number of days. Only the
  /// owner of the server may do this.
  func register(_ invitation: AccountInvitation, days: Int) throws

  /// Creates an account with the invitation; returns the account's role at the server. Throws
  /// ``SyncRefusal/invitationIsInvalid`` or ``SyncRefusal/emailIsTaken(_:)``.
  func signUp(
    _ email: AccountEmail, _ password: Secret, _ invitation: AccountInvitation
  ) throws -> String

  /// Checks the password of an existing account and returns its role; throws
  /// ``SyncRefusal/wrongPassword``.
  func signIn(_ email: AccountEmail, _ password: Secret) throws -> String

  /// Changes the password; throws ``SyncRefusal/wrongPassword`` if the known one is no longer
  /// valid.
  func changePassword(of account: SyncAccount, to password: Secret) throws

  /// Sets a new password for a user who lost the old one, and returns the account's role. The token
  /// is computed from the profile's key. Throws ``SyncRefusal/recoveryIsInvalid``.
  func resetPassword(_ email: AccountEmail, proving token: [UInt8], _ password: Secret) throws
    -> String

  /// Deletes the account and everything it has at the server.
  func deleteAccount(_ account: SyncAccount) throws
}

/// Code with which its holder can sign up once.
package struct AccountInvitation: Hashable, Sendable {
  private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789".utf8)
  private static let length = 24

  private let bytes: [UInt8]

  /// Creates a random invitation.
  package init() {
    var chance = SystemRandomNumberGenerator()
    bytes = (0..<Self.length).map { _ in Self.alphabet.randomElement(using: &chance) ?? 0 }
  }

  /// Parses a typed invitation, ignoring blanks and dashes; returns nil if it is malformed.
  package init?(_ typed: String) {
    bytes = typed.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
      .map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    guard bytes.count == Self.length, bytes.allSatisfy(Self.alphabet.contains) else { return nil }
  }

  /// Bytes that are sent to the server.
  package var token: [UInt8] { bytes }

  /// The code for display: letters and digits in groups of four.
  package var text: String {
    stride(from: 0, to: bytes.count, by: 4)
      .map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }.joined(separator: "-")
  }
}

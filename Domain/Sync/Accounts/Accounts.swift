/// What people do with accounts at servers, by which their devices exchange.
package struct Accounts: Sendable {
  let tools: SyncTools
  let signedIn: any SignedInAccounts
  let server: @Sendable (_ address: String) throws -> any AccountServer

  package init(
    _ tools: SyncTools, signedIn: any SignedInAccounts,
    server: @escaping @Sendable (_ address: String) throws -> any AccountServer
  ) {
    self.tools = tools
    self.signedIn = signedIn
    self.server = server
  }

  /// Those that this machine is signed in with.
  package func all() throws -> [SyncAccount] { try signedIn.all() }

  /// The one that is meant where not all of it was said.
  ///
  /// Throws ``SyncRefusal/isSignedOut(email:)`` where there is none, and
  /// ``SyncRefusal/severalAccounts(emails:)``.
  package func account(at address: String?, _ email: AccountEmail?) throws -> SyncAccount {
    let found = try all().filter {
      (address == nil || $0.address == address) && (email == nil || $0.email == email)
    }
    guard found.count <= 1 else {
      throw DomainError.refused(.sync(.severalAccounts(emails: found.map(\.email.text))))
    }
    guard let account = found.first else {
      throw DomainError.refused(.sync(.isSignedOut(email: email?.text)))
    }
    return account
  }

  /// A new invitation of whoever made the server ready.
  package func invite(at address: String, days: Int) throws -> AccountInvitation {
    let invitation = AccountInvitation()
    try server(address).admit(invitation, days: days)
    return invitation
  }

  /// Throws where nobody is to be asked for a secret, as the address has one or is none.
  package func check(_ address: String) throws { try server(address).checkAddress() }

  package func signUp(
    at address: String, _ email: AccountEmail, _ password: Secret, _ invitation: AccountInvitation
  ) throws {
    let role = try server(address).signUp(email, password, invitation)
    try keep(address, email, role, password)
  }

  package func signIn(at address: String, _ email: AccountEmail, _ password: Secret) throws {
    try keep(address, email, try server(address).signIn(email, password), password)
  }

  /// Forgets its password here; everything else stays as it is.
  package func signOut(_ account: SyncAccount) throws {
    try signedIn.forget(account.email, at: account.address)
  }

  /// Throws ``SyncRefusal/isPasswordOfAccount`` where the passphrase is what the server proves its
  /// owner by: it could try to guess what closes everything.
  package func checkIsAnother(_ passphrase: SealPassphrase, at relay: SyncAddress) throws {
    guard let email = relay.account else { return }
    if try signedIn.account(email, at: relay.text)?.password == passphrase.secret {
      throw DomainError.refused(.sync(.isPasswordOfAccount))
    }
  }

  /// Another password; other devices have to sign in with it.
  package func change(_ account: SyncAccount, to password: Secret) throws {
    try server(account.address).change(account, to: password)
    try keep(account.address, account.email, account.role, password)
  }

  /// Another password by the twenty-four words of what the devices keep there.
  package func recover(
    at address: String, _ email: AccountEmail, words: [String], _ password: Secret
  ) throws {
    let key = try tools.sealer.key(number: 1, ofRecoveryWords: words)
    let role = try server(address).recover(email, proving: tools.recoveryToken(of: key), password)
    try keep(address, email, role, password)
  }

  /// Erases everything that the account has at its server, and itself. A store that exchanges
  /// there does not any more; what is in it stays.
  ///
  /// Throws ``SyncRefusal/isShutOut(email:)`` where the server does not let it in: what was ended
  /// between the server and here is gone there, and a password may have been changed elsewhere.
  package func withdraw(_ account: SyncAccount) throws {
    do { try server(account.address).withdraw(account) } catch DomainError.refused(
      .sync(.wrongPassword))
    {
      throw DomainError.refused(.sync(.isShutOut(email: account.email.text)))
    }
    try signOut(account)
    if let (part, exchange) = try? tools.taking(), exchange.relay == account.relay {
      try tools.join.end(part)
    }
  }

  private func keep(
    _ address: String, _ email: AccountEmail, _ role: String, _ password: Secret
  ) throws {
    try signedIn.keep(
      SyncAccount(address: address, email: email, role: role, password: password))
  }
}

extension SyncAccount {
  /// Where devices exchange by it.
  package var relay: SyncAddress { SyncAddress(.postgres, address, user: email.text) }
}

// MARK: - Proving that one knows the key

extension SyncTools {
  /// What only who has the key can say; the server keeps its hash.
  func recoveryToken(of key: ProfileKey) throws -> [UInt8] {
    try sealer.proof(of: Array("account recovery".utf8), knowing: key.bytes)
  }
}

extension RelayKeys {
  private static func recovery(_ number: Int) -> PieceName { .key("recovery-\(number)") }

  /// Keeps at the server of an account by what its password can be given anew: under the latest key
  /// only, so that nobody who was taken out can.
  func keepRecovery(reading isDue: Bool) throws {
    let latest = ring.latest
    let piece = OutboxPiece(
      Self.recovery(latest.number), tools.sealer.hash(try tools.recoveryToken(of: latest)))
    let isThere = names.contains(piece.name)
    if try !isThere || isDue && relay.soundPiece(piece.name) != piece.bytes {
      if isThere { try relay.delete(piece.name) }
      try relay.putNew(piece.name, piece.bytes)
    }
    // Only then the older ones, so that a new key leaves none without.
    for number in 1..<latest.number where names.contains(Self.recovery(number)) {
      try relay.delete(Self.recovery(number))
    }
  }
}

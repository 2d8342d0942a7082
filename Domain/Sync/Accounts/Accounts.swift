/// Manages the user's accounts at sync servers.
package struct Accounts: Sendable {
  let tools: SyncTools
  let signedIn: any SignedInAccounts
  let makeServer: @Sendable (_ address: String) throws -> any AccountServer

  package init(
    _ tools: SyncTools, signedIn: any SignedInAccounts,
    server: @escaping @Sendable (_ address: String) throws -> any AccountServer
  ) {
    self.tools = tools
    self.signedIn = signedIn
    self.makeServer = server
  }

  /// Returns the accounts that this machine is signed in to.
  package func all() throws -> [SyncAccount] { try signedIn.all() }

  /// Returns the only account with the given address and email; nil matches any.
  ///
  /// Throws ``SyncRefusal/isSignedOut(email:)`` if no account matches, and
  /// ``SyncRefusal/severalAccounts(emails:)`` if several do.
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

  /// Creates an invitation that is valid for the given number of days. Only the owner of the server
  /// may do this.
  package func invite(at address: String, days: Int) throws -> AccountInvitation {
    let invitation = AccountInvitation()
    try makeServer(address).register(invitation, days: days)
    return invitation
  }

  /// Throws if the address is invalid or contains a password. Called before the user is asked for a
  /// secret.
  package func checkAddress(_ address: String) throws { try makeServer(address).checkAddress() }

  package func signUp(
    at address: String, _ email: AccountEmail, _ password: Secret, _ invitation: AccountInvitation
  ) throws {
    let role = try makeServer(address).signUp(email, password, invitation)
    try saveAccount(address, email, role, password)
  }

  package func signIn(at address: String, _ email: AccountEmail, _ password: Secret) throws {
    try saveAccount(address, email, try makeServer(address).signIn(email, password), password)
  }

  /// Deletes the account's password from this machine; nothing else changes.
  package func signOut(_ account: SyncAccount) throws {
    try signedIn.remove(account.email, at: account.address)
  }

  /// Throws ``SyncRefusal/isPasswordOfAccount`` if the passphrase equals the account's password. A
  /// server sees proofs of that password, so it could try to guess the passphrase that encrypts
  /// everything.
  package func checkDiffersFromPassword(_ passphrase: SealPassphrase, at relay: SyncAddress) throws
  {
    guard let email = relay.account else { return }
    if try signedIn.account(email, at: relay.text)?.password == passphrase.secret {
      throw DomainError.refused(.sync(.isPasswordOfAccount))
    }
  }

  /// Changes the account's password. Other devices have to sign in again.
  package func changePassword(of account: SyncAccount, to password: Secret) throws {
    try makeServer(account.address).changePassword(of: account, to: password)
    try saveAccount(account.address, account.email, account.role, password)
  }

  /// Sets a new password, authorised by the twenty-four recovery words of the profile's key.
  package func resetPassword(
    at address: String, _ email: AccountEmail, words: [String], _ password: Secret
  ) throws {
    let key = try tools.sealer.key(number: 1, ofRecoveryWords: words)
    let role = try makeServer(address).resetPassword(
      email, proving: tools.recoveryToken(of: key), password)
    try saveAccount(address, email, role, password)
  }

  /// Deletes the account and everything it has at the server. A store that syncs there stops
  /// syncing and keeps its data.
  ///
  /// Throws ``SyncRefusal/accountIsRejected(email:)`` if the server rejects the password. An
  /// earlier deletion may have succeeded without an answer, or another device has changed the
  /// password.
  package func deleteAccount(_ account: SyncAccount) throws {
    do { try makeServer(account.address).deleteAccount(account) } catch DomainError.refused(
      .sync(.wrongPassword))
    {
      throw DomainError.refused(.sync(.accountIsRejected(email: account.email.text)))
    }
    try signOut(account)
    if let (part, exchange) = try? tools.activeExchange(), exchange.relay == account.relay {
      try tools.join.deleteSyncState(part)
    }
  }

  private func saveAccount(
    _ address: String, _ email: AccountEmail, _ role: String, _ password: Secret
  ) throws {
    try signedIn.save(
      SyncAccount(address: address, email: email, role: role, password: password))
  }
}

extension SyncAccount {
  /// Address of the relay to which this account gives access.
  package var relay: SyncAddress { SyncAddress(.postgres, address, user: email.text) }
}

// MARK: - Recovery

extension SyncTools {
  /// Returns a token that only a holder of the key can compute; the server stores its hash.
  func recoveryToken(of key: ProfileKey) throws -> [UInt8] {
    try sealer.proof(of: Array("account recovery".utf8), knowing: key.bytes)
  }
}

extension RelayKeys {
  private static let recoveryPrefix = "recovery-"

  /// Stores at the server the hashes with which the recovery words allow a password reset: one for
  /// the latest key, and one for each older key from which the words still lead to the latest.
  /// Removed devices cannot use them.
  func storeRecoveryHashes(reading isDue: Bool) throws {
    let latest = ring.latestKey
    let leading = try leadingKeys(to: latest.number).filter { $0 != latest }
    let wanted =
      try leading.map { try recoveryHashPiece(of: $0, isLatest: false) } + [
        recoveryHashPiece(of: latest)
      ]
    for piece in wanted {
      let isThere = names.contains(piece.name)
      guard try !isThere || isDue && relay.validPiece(piece.name) != piece.bytes else { continue }
      if isThere { try relay.delete(piece.name) }
      try relay.putNew(piece.name, piece.bytes)
    }
    // Delete outdated hashes last, so that the account always has a valid one.
    let kept = Set(wanted.map(\.name))
    for case .key(let text) in names
    where text.hasPrefix(Self.recoveryPrefix) && !kept.contains(.key(text)) {
      try relay.delete(.key(text))
    }
  }

  /// Returns the piece with the hash against which the server checks recovery tokens.
  private func recoveryHashPiece(of key: ProfileKey, isLatest: Bool = true) throws -> OutboxPiece {
    let hash = tools.sealer.hash(try tools.recoveryToken(of: key))
    let mark = isLatest ? "" : "-" + hash.prefix(8).map { $0.digits(2, radix: 16) }.joined()
    return OutboxPiece(.key("\(Self.recoveryPrefix)\(key.number)\(mark)"), hash)
  }
}

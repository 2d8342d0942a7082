import HearthDomain

/// Accounts on a PostgreSQL server. Each account is a database role.
package struct PostgresAccounts: AccountServer {
  private let address: String

  /// Creates the account server for the address, without contacting it.
  package init(address: String) {
    self.address = address
  }

  package func checkAddress() throws {
    // Without libpq, the first request reports that it is missing.
    guard let library = try? PostgresLibrary() else { return }
    _ = try PostgresAddress(address, library)
  }

  package func register(_ invitation: AccountInvitation, days: Int) throws {
    let hash = SHA256.hash(of: invitation.token)
    _ = try withConnection(as: PostgresLogin()) {
      try $0.rows("SELECT hearth.invite($1, $2)", [.bytes(hash), .number(Int64(days))])
    }
  }

  package func signUp(
    _ email: AccountEmail, _ password: Secret, _ invitation: AccountInvitation
  ) throws -> String {
    try withGuestConnection(for: email) { connection in
      try connection.text(
        "SELECT hearth.sign_up($1, $2, $3)",
        [
          .text(email.text), .bytes(invitation.token),
          .text(try connection.verifier(of: password)),
        ])
    }
  }

  package func signIn(_ email: AccountEmail, _ password: Secret) throws -> String {
    let role = try withGuestConnection {
      try $0.text("SELECT hearth.role_of($1)", [.text(email.text)])
    }
    _ = try withConnection(as: PostgresLogin(role: role, password: password)) {
      try $0.rows("SELECT hearth.newest()")
    }
    return role
  }

  package func changePassword(of account: SyncAccount, to password: Secret) throws {
    _ = try withConnection(as: PostgresLogin(account)) { connection in
      let statement = try connection.text(
        "SELECT format('ALTER ROLE %I PASSWORD %L', session_user, $1)",
        [.text(try connection.verifier(of: password))])
      return try connection.rows(statement)
    }
  }

  package func resetPassword(
    _ email: AccountEmail, proving token: [UInt8], _ password: Secret
  ) throws -> String {
    try withGuestConnection { connection in
      try connection.text(
        "SELECT hearth.recover($1, $2, $3)",
        [.text(email.text), .bytes(token), .text(try connection.verifier(of: password))])
    }
  }

  package func deleteAccount(_ account: SyncAccount) throws {
    _ = try withConnection(as: PostgresLogin(account)) { try $0.rows("SELECT hearth.withdraw()") }
  }

  // MARK: - Requests

  /// Connects as the guest with its current password, or else with the password that earlier
  /// versions used.
  private func withGuestConnection<Answer>(
    for email: AccountEmail? = nil, _ body: (PostgresConnection) throws -> Answer
  ) throws -> Answer {
    func login(_ password: String) -> PostgresLogin {
      PostgresLogin(role: PostgresSchema.guest, password: Secret(password.utf8))
    }
    do {
      return try withConnection(as: login(PostgresSchema.guestPassword), for: email, body)
    } catch DomainError.refused(.sync(.wrongPassword)) {
      do {
        return try withConnection(as: login(PostgresSchema.formerGuestPassword), for: email, body)
      } catch DomainError.refused(.sync(.wrongPassword)) {
        // There is no guest, or someone has changed its password.
        throw DomainError.refused(.sync(.serverAdmitsNoGuests))
      }
    }
  }

  private func withConnection<Answer>(
    as login: PostgresLogin, for email: AccountEmail? = nil,
    _ body: (PostgresConnection) throws -> Answer
  ) throws -> Answer {
    let library = try PostgresLibrary()
    let place = try PostgresAddress(address, library)
    do {
      return try body(PostgresConnection(place, library, as: login))
    } catch let failure as PostgresConnection.Failure {
      throw failure.refusal(for: email).map { .refused(.sync($0)) } ?? failure.domainError
    }
  }
}

extension PostgresLogin {
  package init(_ account: SyncAccount) {
    self.init(role: account.role, password: account.password)
  }
}

extension PostgresConnection {
  /// Runs a statement that returns a single text, and returns that text.
  fileprivate func text(_ statement: String, _ values: [Value]) throws -> String {
    String(decoding: try rows(statement, values).first?.first.flatMap { $0 } ?? [], as: UTF8.self)
  }
}

extension PostgresConnection.Failure {
  fileprivate func refusal(for email: AccountEmail?) -> SyncRefusal? {
    switch code {
    case PostgresSchema.invalidInvitationCode: .invitationIsInvalid
    case PostgresSchema.accountExistsCode: .emailIsTaken(email?.text ?? "")
    case PostgresSchema.invalidProofCode: .recoveryIsInvalid
    case PostgresSchema.cannotCreateRolesCode: .hasNoAccounts
    default: nil
    }
  }
}

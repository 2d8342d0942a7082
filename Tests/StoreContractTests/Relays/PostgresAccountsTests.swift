import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// The tests run one after the other, because all guests of the server share one role.
@Suite(.inTurn, .enabled(if: PostgresServer.isHere, "PostgreSQL is not installed"))
struct PostgresAccountsTests {
  private let server: PostgresServer
  private let accounts: PostgresAccounts
  private let password = Secret("correct horse battery".utf8)
  private let name = PieceName.segment(DeviceID(rawValue: 7), 1...3)

  init() throws {
    server = try #require(PostgresServer.shared)
    accounts = PostgresAccounts(address: server.accountsAddress)
  }

  private func email(_ name: String = #function) throws -> AccountEmail {
    try #require(AccountEmail("\(abs(name.hashValue))@example.com"))
  }

  private func invitation(days: Int = 7) throws -> AccountInvitation {
    let invitation = AccountInvitation()
    try PostgresAccounts(address: server.accountsAddress + " user=keeper")
      .register(invitation, days: days)
    return invitation
  }

  private func signedUp(_ email: AccountEmail) throws -> SyncAccount {
    let role = try accounts.signUp(email, password, invitation())
    return SyncAccount(
      address: server.accountsAddress, email: email, role: role, password: password)
  }

  private func relay(_ account: SyncAccount) -> PostgresRelay {
    let (role, bytes) = (account.role, account.password.withBytes { Array($0) })
    return PostgresRelay(address: account.address) {
      PostgresLogin(role: role, password: Secret(bytes))
    }
  }

  private func refuses(
    _ refusal: SyncRefusal, _ body: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: DomainError.refused(.sync(refusal)), sourceLocation: sourceLocation) {
      try body()
    }
  }

  private func psqlAsGuest(_ statement: String) throws -> String? {
    try server.psql("hearth_guest", statement, in: "accounts", password: "Anybody-may-knock-1")
  }

  @Test(.inWholeRuns) func `an invited user signs up, and others cannot see the data`() throws {
    let mine = try signedUp(email())
    let other = try signedUp(email("another"))
    try relay(mine).putNew(name, [1, 2, 3])
    #expect(try relay(mine).get(name) == [1, 2, 3])
    #expect(try relay(other).list(after: nil).names.isEmpty && relay(other).get(name) == nil)
    #expect(try accounts.signIn(mine.email, password) == mine.role)
  }

  @Test(.inWholeRuns) func `an invitation is valid once and for its days, and no other is`() throws
  {
    let (mine, other) = (try email(), try email("another one"))
    let invitation = try invitation()
    _ = try accounts.signUp(mine, password, invitation)
    refuses(.invitationIsInvalid) { _ = try accounts.signUp(other, password, invitation) }
    refuses(.invitationIsInvalid) { _ = try accounts.signUp(other, password, AccountInvitation()) }
    let old = try self.invitation(days: 0)
    refuses(.invitationIsInvalid) { _ = try accounts.signUp(other, password, old) }
    refuses(.wrongPassword) { _ = try accounts.signIn(other, password) }
  }

  @Test(.inWholeRuns) func `a refused sign-up keeps the invitation valid`() throws {
    let mine = try signedUp(email())
    let invitation = try invitation()
    refuses(.emailIsTaken(mine.email.text)) {
      _ = try accounts.signUp(mine.email, Secret("another password".utf8), invitation)
    }
    #expect(try accounts.signIn(mine.email, password) == mine.role)
    _ = try accounts.signUp(email("next"), password, invitation)
  }

  @Test func `the server stores only a verifier`() throws {
    let mine = try signedUp(email())
    let kept = "SELECT rolpassword FROM pg_authid WHERE rolname = '\(mine.role)'"
    let text = try #require(try server.psql("root", kept))
    #expect(text.hasPrefix("SCRAM-SHA-256$") && !text.contains("horse"))
    #expect(!mine.role.contains("example"))
  }

  @Test(.inWholeRuns) func `a changed password is valid at once, and the former one is not`() throws
  {
    let mine = try signedUp(email())
    let next = Secret("another password".utf8)
    try accounts.changePassword(of: mine, to: next)
    refuses(.wrongPassword) { _ = try accounts.signIn(mine.email, password) }
    #expect(try accounts.signIn(mine.email, next) == mine.role)
    refuses(.wrongPassword) { try accounts.changePassword(of: mine, to: password) }
  }

  @Test(.inWholeRuns) func `only the owner of the key can restore the account`() throws {
    let mine = try signedUp(email())
    let next = Secret("another password".utf8)
    let token: [UInt8] = Array(1...32)
    refuses(.recoveryIsInvalid) { _ = try accounts.resetPassword(mine.email, proving: token, next) }
    try relay(mine).putNew(.key("recovery-1"), SodiumSealer().hash(token))
    refuses(.recoveryIsInvalid) {
      _ = try accounts.resetPassword(mine.email, proving: SodiumSealer().hash(token), next)
    }
    let other = try signedUp(email("a third"))
    refuses(.recoveryIsInvalid) {
      _ = try accounts.resetPassword(other.email, proving: token, next)
    }
    #expect(try accounts.resetPassword(mine.email, proving: token, next) == mine.role)
    refuses(.wrongPassword) { _ = try accounts.signIn(mine.email, password) }
    #expect(try accounts.signIn(mine.email, next) == mine.role)
  }

  @Test(.inWholeRuns) func `an empty proof restores no account without recovery data`() throws {
    let mine = try signedUp(email())
    let verifier = "SCRAM-SHA-256$4096:AAAA$AAAA:AAAA"
    for token in ["NULL", "''"] {
      for wanted in ["'\(verifier)'", "NULL"] {
        let statement = "SELECT hearth.recover('\(mine.email.text)', \(token), \(wanted))"
        #expect(try psqlAsGuest(statement) == nil, "\(statement)")
      }
    }
    #expect(try accounts.signIn(mine.email, password) == mine.role)
  }

  @Test func `an older program changes neither the schema nor a second account`()
    throws
  {
    let mine = try signedUp(email())
    let older =
      "CREATE OR REPLACE FUNCTION hearth.role_of(mail text) RETURNS text"
      + " LANGUAGE sql AS 'SELECT mail'"
    #expect(try server.psql("keeper", older, in: "accounts") == nil)
    let second = "INSERT INTO hearth.account (owner, email) VALUES ('x', '\(mine.email.text)')"
    #expect(try server.psql("root", second, in: "accounts") == nil)
  }

  @Test func `a member of the owning role can prepare the server, too`() throws {
    let renewed = "SET ROLE keeper; INSERT INTO hearth.salt (place, bytes) VALUES (2, '')"
    #expect(try server.psql("root", renewed, in: "accounts") != nil)
    #expect(
      try server.psql("root", "DELETE FROM hearth.salt WHERE place = 2", in: "accounts") != nil)
  }

  @Test(.inWholeRuns) func `a deleted account leaves nothing behind, and can sign up again`() throws
  {
    let mine = try signedUp(email())
    let other = try signedUp(email("who stays"))
    try relay(mine).putNew(name, [1])
    try relay(other).putNew(name, [2])
    try accounts.deleteAccount(mine)
    for table in ["piece", "profile", "account"] {
      let left = "SELECT count(*) FROM hearth.\(table) WHERE owner = '\(mine.role)'"
      #expect(try server.psql("root", left, in: "accounts") == "0", "\(table)")
    }
    refuses(.wrongPassword) { _ = try accounts.signIn(mine.email, password) }
    #expect(try relay(other).get(name) == [2])
    let again = try signedUp(mine.email)
    #expect(try relay(again).list(after: nil).names.isEmpty)
  }

  @Test(.inWholeRuns) func `unused roles are removed with the next invitation`() throws {
    let (mine, back) = (try signedUp(email()), try signedUp(email("who comes back")))
    let busy = try signedUp(email("who has something elsewhere"))
    for account in [mine, back, busy] { try relay(account).putNew(name, [1]) }
    #expect(
      try server.psql("root", "CREATE TABLE owned (); ALTER TABLE owned OWNER TO \(busy.role)")
        != nil)
    func isThere(_ account: SyncAccount) throws -> Bool {
      let count = "SELECT count(*) FROM pg_roles WHERE rolname = '\(account.role)'"
      return try server.psql("root", count) == "1"
    }
    let comesBack = try invitation()
    for account in [mine, back, busy] { try accounts.deleteAccount(account) }
    for account in [mine, back, busy] { #expect(try isThere(account)) }
    // The accounts that signed in in time exist again and are not removed.
    _ = try accounts.signUp(back.email, password, comesBack)
    _ = try invitation()
    #expect(try !isThere(mine) && isThere(back) && isThere(busy))
    #expect(try accounts.signIn(back.email, password) == back.role)
    refuses(.wrongPassword) { _ = try accounts.signIn(busy.email, password) }
    #expect(
      try server.psql("root", "SELECT count(*) FROM hearth.withdrawn", in: "accounts") == "0")
    // A user whose role was removed signs up like a new one.
    #expect(try signedUp(mine.email).role == mine.role)
    try server.psql("root", "DROP TABLE owned")
  }

  @Test(.inWholeRuns) func `guests and members can access only their own data`() throws {
    let mine = try signedUp(email())
    try relay(mine).putNew(.key("recovery-1"), [1])
    let statements = [
      "SELECT count(*) FROM hearth.piece", "SELECT * FROM hearth.account",
      "SELECT * FROM hearth.invitation", "SELECT hearth.invite('x', 7)",
      "SELECT * FROM hearth.withdrawn", "INSERT INTO hearth.withdrawn VALUES ('\(mine.role)')",
      "ALTER ROLE \(mine.role) PASSWORD 'x'", "CREATE ROLE more", "SELECT hearth.withdraw()",
      "SELECT hearth.append('keys/x', '', '')", "SET ROLE keeper",
    ]
    for statement in statements {
      #expect(try psqlAsGuest(statement) == nil, "\(statement)")
    }
    for function in ["sign_up('a@b', 'x', 'y')", "recover('a@b', 'x', 'y')", "role_of('a@b')"] {
      let statement = "SELECT hearth.\(function)"
      #expect(
        try server.psql(
          mine.role, statement, in: "accounts", password: "correct horse battery") == nil,
        "\(function)")
    }
    // The server would log a password that is sent in place of its verifier.
    let plain = "SELECT hearth.sign_up('a@b', 'x', 'password')"
    #expect(try psqlAsGuest(plain) == nil)
  }

  @Test(.inWholeRuns, arguments: [false, true])
  func `a locked-out guest role is repaired by preparing or inviting`(
    byInviting: Bool
  ) throws {
    let mine = try signedUp(email("\(#function) \(byInviting)"))
    let next = try email("\(#function) \(byInviting) next")
    for trick in ["PASSWORD 'nobody else 1'", "SET statement_timeout = '1ms'"] {
      let invited = try invitation()
      #expect(try psqlAsGuest("ALTER ROLE hearth_guest \(trick)") != nil)
      if trick.hasPrefix("PASSWORD") {
        refuses(.serverAdmitsNoGuests) { _ = try accounts.signUp(next, password, invited) }
        refuses(.serverAdmitsNoGuests) { _ = try accounts.signIn(mine.email, password) }
      } else {
        #expect(throws: DomainError.self) { try accounts.signIn(mine.email, password) }
      }
      if byInviting {
        _ = try invitation()
      } else {
        try PostgresRelay(address: server.accountsAddress + " user=keeper").makeSchema()
      }
      #expect(try accounts.signIn(mine.email, password) == mine.role)
    }
  }

  @Test(.inWholeRuns) func `guests are admitted on servers prepared by an older program`()
    throws
  {
    let mine = try signedUp(email())
    // An earlier version set this verifier where passwords are not checked.
    let former = "SCRAM-SHA-256$4096:\(Self.former)"
    let sets = "UPDATE pg_authid SET rolpassword = '\(former)' WHERE rolname = 'hearth_guest'"
    #expect(try server.psql("root", sets) != nil)
    #expect(try psqlAsGuest("SELECT 1") == nil)
    #expect(try accounts.signIn(mine.email, password) == mine.role)
    _ = try invitation()
    #expect(try psqlAsGuest("SELECT 1") == "1")
  }

  /// The verifier of `hearth_guest` that the earlier version set.
  private static let former =
    "MDEyMzQ1Njc4OWFiY2RlZg==$RGaF9nOxQ4Oqo95mGSBgTMQQtX4eCxOK+VI"
    + "SuNoIaXQ=:eooXPbkmiVCq20Yg7SJHqbtHVFL2Zenp78445X7rfdQ="

  @Test func `the number of guest connections is limited on every server`() throws {
    #expect(try server.psql("root", "ALTER ROLE hearth_guest CONNECTION LIMIT -1") != nil)
    _ = try invitation()
    let limit = "SELECT rolconnlimit FROM pg_roles WHERE rolname = 'hearth_guest'"
    #expect(try server.psql("root", limit) == "10")
  }

  @Test func `a role's name does not reveal its owner`() throws {
    let mine = try signedUp(email())
    let guess = try #require(
      try server.psql(
        "root",
        "SELECT 'hearth_' || left(encode(sha256(convert_to("
          + "'accounts' || E'\\n' || '\(mine.email.text)', 'UTF8')), 'hex'), 40)"))
    #expect(mine.role != guess && mine.role.count == guess.count)
    #expect(try psqlAsGuest("SELECT * FROM hearth.salt") == nil)
  }

  @Test(.inWholeRuns) func `preparing the schema again changes no account`() throws {
    let mine = try signedUp(email())
    try PostgresRelay(address: server.accountsAddress + " user=keeper").makeSchema()
    #expect(try accounts.signIn(mine.email, password) == mine.role)
  }

  @Test func `email addresses are compared case-insensitively`() {
    #expect(AccountEmail("Mina@Example.COM") == AccountEmail("mina@example.com"))
    for text in ["", "mina", "@", "a@", "@b", "a@b@c", "a b@c", "a@b\n"] {
      #expect(AccountEmail(text) == nil, "\(text)")
    }
    let invitation = AccountInvitation()
    #expect(AccountInvitation(invitation.text.uppercased())?.token == invitation.token)
    #expect(AccountInvitation("abcd") == nil && invitation.text.split(separator: "-").count == 6)
  }
}

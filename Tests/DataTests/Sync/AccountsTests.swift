import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData
@testable import HearthDomain

/// A server with one account, whose data is in the relay of the tests.
private final class OneAccountServer: AccountServer {
  private let relay: InMemoryRelay
  private let password = Mutex<[UInt8]>([])

  init(_ relay: InMemoryRelay) {
    self.relay = relay
  }

  private func keep(_ secret: Secret) -> String {
    let bytes = secret.withBytes { Array($0) }
    password.withLock { $0 = bytes }
    return "role"
  }

  private func check(_ secret: Secret) throws {
    let bytes = secret.withBytes { Array($0) }
    guard password.withLock({ $0 == bytes }) else {
      throw DomainError.refused(.sync(.wrongPassword))
    }
  }

  func checkAddress() {}

  func register(_ invitation: AccountInvitation, days: Int) {}

  func signUp(
    _ email: AccountEmail, _ password: Secret, _ invitation: AccountInvitation
  ) -> String { keep(password) }

  func signIn(_ email: AccountEmail, _ password: Secret) throws -> String {
    try check(password)
    return "role"
  }

  func changePassword(of account: SyncAccount, to password: Secret) throws {
    try check(account.password)
    _ = keep(password)
  }

  func resetPassword(
    _ email: AccountEmail, proving token: [UInt8], _ password: Secret
  ) throws -> String {
    let proofs = try relay.list(after: nil).names.filter { $0.text.hasPrefix("keys/recovery-") }
    guard try proofs.contains(where: { try relay.get($0) == SHA256.hash(of: token) }) else {
      throw DomainError.refused(.sync(.recoveryIsInvalid))
    }
    return keep(password)
  }

  func deleteAccount(_ account: SyncAccount) throws {
    try check(account.password)
    for name in try relay.list(after: nil).names { try relay.delete(name) }
    password.withLock { $0 = [] }
  }
}

@Suite(.withLibsodium) struct AccountsTests: SyncedDevices {
  let relay = InMemoryRelay()
  private let keys = ScratchFolder()
  private let email: AccountEmail
  private let password = Secret("open sesame, please".utf8)
  private let server: OneAccountServer

  var address: SyncAddress { SyncAddress(.postgres, "postgresql://db/hearth", user: email.text) }

  init() throws {
    email = try #require(AccountEmail("mina@example.com"))
    server = OneAccountServer(relay)
  }

  private func accounts(_ device: SyncedDevice, _ name: String = "keys") -> Accounts {
    let folder = AccountFolder(folder: FilePath(keys.file(name)))
    return Accounts(device.tools, signedIn: folder) { [server] _ in server }
  }

  private func signUp(_ device: SyncedDevice) throws {
    try accounts(device).signUp(at: address.text, email, password, AccountInvitation())
  }

  @Test func `an account is stored until sign-out`() throws {
    let device = device(1)
    try signUp(device)
    let account = try accounts(device).account(at: nil, nil)
    #expect(account.relay == address && account.password == password && account.role == "role")
    try accounts(device).signOut(account)
    #expect(throws: DomainError.refused(.sync(.isSignedOut(email: email.text)))) {
      try accounts(device).account(at: address.text, email)
    }
    try accounts(device).signIn(at: address.text, email, password)
    #expect(try accounts(device).all() == [account])
  }

  @Test func `with several accounts one has to be named`() throws {
    let device = device(1)
    try signUp(device)
    let other = try #require(AccountEmail("mina@work.com"))
    try accounts(device).signUp(at: address.text, other, password, AccountInvitation())
    #expect(
      throws: DomainError.refused(.sync(.severalAccounts(emails: [email.text, other.text])))
    ) { try accounts(device).account(at: nil, nil) }
    #expect(try accounts(device).account(at: nil, other).email == other)
  }

  @Test func `the current recovery words restore the account, older ones do not`() throws {
    let device = device(1)
    try signUp(device)
    let (words, _) = try device.join.setUp(address, called: "laptop", passphrase())
    let next = Secret("a password of now".utf8)
    try accounts(device, "new").resetPassword(
      at: address.text, email, words: words.map(\.english), next)
    #expect(try accounts(device, "new").all().map(\.password) == [next])
    let changed = try device.tools.changeKey(otherPassphrase())
    #expect(changed.problem == nil)
    #expect(throws: DomainError.refused(.sync(.recoveryIsInvalid))) {
      try accounts(device).resetPassword(
        at: address.text, email, words: words.map(\.english), password)
    }
    try accounts(device).resetPassword(
      at: address.text, email, words: changed.words.map(\.english), password)
  }

  @Test func `words of concurrent keys restore it, also after the next key change`()
    throws
  {
    let (one, two) = (device(1), device(2))
    try signUp(one)
    let (words, _) = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [one, two] { _ = try device.sync() }
    let out = SpoiledRelay(relay)
    let first = try one.tools.changeKey(otherPassphrase())
    let author = try one.tools.activeExchange().part.device
    out.change { trouble in trouble.hidden = [KeyChange.name(2, by: author)] }
    let third = try SealPassphrase(Secret("a third one, of chance".utf8))
    let second = try two.through(out).tools.changeKey(third)
    for device in [one, two, one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      let own = try device.tools.activeExchange().part.device
      #expect(try device.tools.keyRing(of: own).latestKey.number == 3)
    }
    for (place, words) in [first.words, second.words].enumerated() {
      try accounts(one).resetPassword(
        at: address.text, email, words: words.map(\.english), password)
      let typed = try SealPassphrase(Secret(words.map(\.english).joined(separator: " ").utf8))
      try device(5 + place).join(address, called: "guest \(place)", typed)
    }
    #expect(throws: DomainError.refused(.sync(.recoveryIsInvalid))) {
      try accounts(one).resetPassword(
        at: address.text, email, words: words.map(\.english), password)
    }
    let last = try one.tools.changeKey(passphrase())
    for device in [one, two] { #expect(try device.sync().problems == []) }
    #expect(throws: DomainError.refused(.sync(.recoveryIsInvalid))) {
      try accounts(one).resetPassword(
        at: address.text, email, words: first.words.map(\.english), password)
    }
    try accounts(one).resetPassword(
      at: address.text, email, words: last.words.map(\.english), password)
  }

  @Test func `only the relay of an account has a recovery piece`() throws {
    let device = device(1)
    _ = try device.join.setUp(
      SyncAddress(.postgres, "postgresql://me@db/hearth"), called: "laptop", passphrase())
    #expect(try !relay.list(after: nil).names.contains(.key("recovery-1")))
  }

  @Test func `deleting the account ends syncing and keeps the local data`() throws {
    let device = device(1)
    try signUp(device)
    _ = try device.join.setUp(address, called: "laptop", passphrase())
    _ = try device.plant("Mina")
    _ = try device.sync()
    try accounts(device).deleteAccount(accounts(device).account(at: nil, nil))
    #expect(try relay.list(after: nil).names.isEmpty && accounts(device).all().isEmpty)
    #expect(throws: DomainError.refused(.sync(.isOff))) { try device.sync() }
    #expect(try device.names == ["Mina"])
  }

  @Test func `an account deleted before that was stored here reports how to continue`() throws {
    let device = device(1)
    try signUp(device)
    _ = try device.join.setUp(address, called: "laptop", passphrase())
    let account = try accounts(device).account(at: nil, nil)
    try server.deleteAccount(account)
    #expect(throws: DomainError.refused(.sync(.accountIsRejected(email: email.text)))) {
      try accounts(device).deleteAccount(account)
    }
    // Follows the instructions of the message.
    _ = try device.join.leave()
    try accounts(device).signOut(account)
    #expect(throws: DomainError.refused(.sync(.isOff))) { try device.sync() }
    #expect(try accounts(device).all().isEmpty)
  }

  @Test func `the passphrase must differ from the password`() throws {
    let device = device(1)
    try signUp(device)
    let same = try SealPassphrase(Secret("open sesame, please".utf8))
    #expect(throws: DomainError.refused(.sync(.isPasswordOfAccount))) {
      try accounts(device).checkDiffersFromPassword(same, at: address)
    }
    try accounts(device).checkDiffersFromPassword(passphrase(), at: address)
  }

  @Test func `a damaged account file is reported with its path`() throws {
    let device = device(1)
    try signUp(device)
    let folder = FilePath(keys.file("keys"))
    let name = try #require(Folder(path: folder).names().first)
    #expect(FileStatus(path: folder.appending(name))?.permissions == 0o600)
    try keys.write("keys/\(name.text ?? "")", "hearth account 2\n".utf8)
    #expect(throws: DomainError.damaged(.keys(path: folder.appending(name)))) {
      try accounts(device).all()
    }
  }
}

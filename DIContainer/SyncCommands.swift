import CLibrary
import HearthData
import HearthDomain
import HearthPresentation
import Synchronization

extension AppContainer {
  /// What the sync commands depend on. In a demo, these commands are not allowed.
  var syncTools: SyncCommandTools {
    let typed = TypedPasswords()
    let tools = exchangeTools(typed)
    let waiter = syncWaiter
    return SyncCommandTools(
      tools,
      accounts: Accounts(tools, signedIn: signedInAccounts) { [self] address in
        try refuseInDemo(SyncCommandTools.words)
        return PostgresAccounts(address: address)
      }, sealing: fileSealing, journal: journalTools, clock: configuration.ambient.clock,
      machine: Self.hostName, copies: access.backups,
      server: SyncServer(statements: PostgresRelay.statements) { [self] address in
        try refuseInDemo(SyncCommandTools.words)
        try PostgresRelay(address: address).makeSchema()
      },
      servers: linkPlaces, remember: { typed.remember($0, of: $1) },
      wait: {
        let send = tools.sendInBackground
        try waiter?.run({ try send(rest: $0) }, while: { try send.hasUnsentEntries() })
      },
      wake: { waiter?.start() },
      deferInterrupts: {
        let held = DeferredSignals()
        return DeferredInterrupts(
          cancellation: Cancellation { held.hasSignal }, release: { held.release() })
      },
      relayFolderCreator: { address in
        guard address.kind == .folder else { return nil }
        // Throws if the address is invalid.
        _ = try tools.relay(at: address)
        return FolderRelay.folderCreation(FilePath(address.text))
      },
      absolute: { path in
        guard let text = path.absolute.trimmed.text else {
          throw CalendarRefusal.pathIsNotUTF8.error
        }
        return text
      })
  }

  private var signedInAccounts: AccountFolder {
    AccountFolder(folder: configuration.folders?.keys ?? FilePath(""))
  }

  /// Returns what an exchange with other devices depends on. `pause` waits whenever a relay
  /// requires it.
  func exchangeTools(_ typed: TypedPasswords, pause: Pause = .system) -> SyncTools {
    let keys = configuration.folders?.keys ?? FilePath("")
    var own = [keys]
    if case .file(let store) = configuration.store { own.append(store) }
    let (servers, accounts) = (linkPlaces, signedInAccounts)
    return SyncTools(
      store: access.store, sealer: SodiumSealer(), rings: KeyFolder(folder: keys),
      format: DeflatedSegments(), now: .system, remains: access.remains
    ) { [self, own] address in
      try refuseInDemo(SyncCommandTools.words)
      if configuration.folders == nil { throw UsageError(.missingOption(["--store"]), in: []) }
      switch address.kind {
      case .folder:
        let folder = FilePath(address.text)
        if own.contains(where: { $0.isContained(in: folder) }) {
          throw DomainError.refused(.sync(.isOwnFolder(folder)))
        }
        return FolderRelay(folder: folder, pause: pause)
      case .postgres:
        return PostgresRelay(address: address.text, pause: pause) {
          guard let email = address.account else {
            return PostgresLogin(password: typed.password(of: address))
          }
          guard let account = try accounts.account(email, at: address.text) else {
            throw DomainError.refused(.sync(.isSignedOut(email: email.text)))
          }
          return PostgresLogin(account)
        }
      case .webdav, .s3:
        guard let server = address.server else { throw CalendarRefusal.invalidAddress.error }
        let password = try typed.password(of: address) ?? servers.password(of: server)
        if let user = server.user, password == nil {
          throw CalendarRefusal.noPassword(user: user, server: server.address.host).error
        }
        return address.kind == .webdav
          ? try WebDAVRelay(server, password, .forLinks)
          : try S3Relay(address.text, s3Keys(of: server, password), .forLinks)
      }
    }
  }

  /// Returns the keys to use: user and password if given, or else those that other S3 programs use,
  /// from the environment or their file.
  private func s3Keys(of server: LinkServer, _ password: Secret?) throws -> S3Keys {
    if let id = server.user, let password { return S3Keys(id: id, secret: password) }
    let environment = configuration.environment.bytes(of: S3Keys.variables)
    guard let keys = try S3Keys.standardKeys(environment) else {
      throw DomainError.refused(.sync(.keyIsMissing(server: server.address.host)))
    }
    return keys
  }

  /// Prints the problem that prevents a change from being sent to other devices. Prints nothing if
  /// the profile is locked, as the names of devices are private.
  func reportSyncProblem(in console: inout Console) {
    if configuration.isDemo || console.form == .json || isLocked { return }
    guard console.traits.errorIsTerminal else { return }
    console.reportProblem(of: syncTools.exchange.queries, configuration.ambient.clock)
  }

  /// The background process that syncs the store; nil if the store is not a file, or in a demo.
  var syncWaiter: SyncWaiter? {
    guard case .file(let path) = configuration.store, !configuration.isDemo,
      let folder = configuration.folders?.state
    else { return nil }
    return SyncWaiter(ofStoreAt: path.absolute, in: folder)
  }

  /// The host name, without characters that the name of a device may not contain.
  private static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "hearth" }
    let bytes = name.prefix { $0 != 0 && $0 != 0x2E }.map { UInt8(bitPattern: $0) }
    let known = bytes.filter { $0 > 0x20 && $0 < 0x7F }.prefix(32)
    return known.isEmpty ? "hearth" : String(decoding: known, as: UTF8.self)
  }
}

/// Passwords that the user typed during this run, by server. A password is never sent to another
/// server.
final class TypedPasswords: Sendable {
  private let passwords = Mutex<[SyncAddress: [UInt8]]>([:])

  func password(of address: SyncAddress) -> Secret? {
    passwords.withLock { $0[address] }.map { Secret($0) }
  }

  func remember(_ password: Secret, of address: SyncAddress) {
    let bytes = password.withBytes { Array($0) }
    passwords.withLock { $0[address] = bytes }
  }
}

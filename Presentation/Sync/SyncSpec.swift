import HearthDomain

/// The SQL statements that turn a PostgreSQL server into a relay, and the operation that runs them.
package struct SyncServer: Sendable {
  let statements: [String]
  let setUp: @Sendable (_ address: String) throws -> Void

  package init(
    statements: [String], make: @escaping @Sendable (_ address: String) throws -> Void
  ) {
    self.statements = statements
    self.setUp = make
  }
}

/// Signals that would end the program, held back while something has to be cleaned up first.
package struct DeferredInterrupts {
  let cancellation: Cancellation
  /// Stops holding back signals. If one has arrived, it takes effect now.
  let release: () -> Void

  package init(cancellation: Cancellation = .never, release: @escaping () -> Void = {}) {
    self.cancellation = cancellation
    self.release = release
  }
}

/// Dependencies of the sync and account commands.
package final class SyncCommandTools: Sendable {
  package let exchange: SyncTools
  let accounts: Accounts
  let sealing: FileSealing
  let journal: JournalTools
  let clock: LocalClock
  /// The default name of this machine.
  let defaultDeviceName: String
  /// Backups; one is made before a store with data joins other devices.
  let copies: any StoreBackups
  let server: SyncServer
  /// Looks up the passwords of servers.
  let servers: any LinkLocations
  /// Keeps a typed password for the rest of this run.
  let rememberPassword: @Sendable (Secret, SyncAddress) -> Void
  /// Exchanges changes without output until nothing is left to send or receive.
  let exchangeUntilDone: @Sendable () throws -> Void
  /// Starts another process that runs ``exchangeUntilDone``, and returns at once.
  let startBackgroundExchange: @Sendable () -> Void
  let deferInterrupts: @Sendable () -> DeferredInterrupts
  /// Returns a closure that creates the relay folder; nil if the folder exists, or if more than its
  /// last path component is missing.
  let relayFolderCreator: @Sendable (SyncAddress) throws -> (() throws -> Void)?
  /// Returns the absolute path of a typed folder; throws if the path is not valid text.
  let absolutePath: @Sendable (FilePath) throws -> String

  package init(
    _ tools: SyncTools, accounts: Accounts, sealing: FileSealing, journal: JournalTools,
    clock: LocalClock, machine: String, copies: any StoreBackups, server: SyncServer,
    servers: any LinkLocations, remember: @escaping @Sendable (Secret, SyncAddress) -> Void,
    wait: @escaping @Sendable () throws -> Void, wake: @escaping @Sendable () -> Void,
    deferInterrupts: @escaping @Sendable () -> DeferredInterrupts = { DeferredInterrupts() },
    relayFolderCreator: @escaping @Sendable (SyncAddress) throws -> (() throws -> Void)?,
    absolute: @escaping @Sendable (FilePath) throws -> String
  ) {
    exchange = tools
    self.accounts = accounts
    self.sealing = sealing
    self.journal = journal
    self.clock = clock
    self.defaultDeviceName = machine
    self.copies = copies
    self.server = server
    self.servers = servers
    self.rememberPassword = remember
    self.exchangeUntilDone = wait
    self.startBackgroundExchange = wake
    self.deferInterrupts = deferInterrupts
    self.relayFolderCreator = relayFolderCreator
    self.absolutePath = absolute
  }

  /// The name `sync`, with which all these commands begin. A demo refuses them.
  package static var words: CommandName { SyncCommand.commandName }

  /// All commands, in the order of their help.
  package static var commands: [CommandEntry<SyncCommandTools>] {
    [
      CommandEntry(SyncCommand.init), CommandEntry(SyncSetupCommand.init),
      CommandEntry(SyncJoinCommand.init), CommandEntry(SyncStatusCommand.init),
      CommandEntry(SyncDevicesCommand.init), CommandEntry(SyncRenameCommand.init),
      CommandEntry(SyncRemoveCommand.init), CommandEntry(SyncInviteCommand.init),
      CommandEntry(SyncConflictsCommand.init), CommandEntry(SyncLogCommand.init),
      CommandEntry(SyncCheckCommand.init), CommandEntry(SyncPassphraseCommand.init),
      CommandEntry(SyncPauseCommand.init), CommandEntry(SyncResumeCommand.init),
      CommandEntry(SyncLeaveCommand.init), CommandEntry(SyncServerCommand.init),
      CommandEntry(SyncWaitCommand.init),
      CommandEntry(AccountCommand.init), CommandEntry(AccountSignUpCommand.init),
      CommandEntry(AccountSignInCommand.init), CommandEntry(AccountSignOutCommand.init),
      CommandEntry(AccountPasswordCommand.init), CommandEntry(AccountRecoverCommand.init),
      CommandEntry(AccountWithdrawCommand.init),
    ]
  }
}

/// The arguments and options that the sync commands share.
enum SyncSpec {
  static let kind = Argument<SyncAddress.Kind>(
    "relay", kind: .choice(SyncAddress.Kind.allCases.map(\.rawValue)),
    placeholder: Words(ko: "종류", en: "KIND"),
    help: Words(
      ko: "folder는 다른 프로그램이나 USB로 옮기는 폴더, postgres는 PostgreSQL 서버, webdav는 Nextcloud 같은 WebDAV 서버의"
        + " 폴더, s3는 S3나 MinIO 같은 서버의 버킷이에요.",
      en: "folder is one that another program or a USB stick carries, postgres a PostgreSQL server,"
        + " webdav a folder on a WebDAV server such as Nextcloud, s3 a bucket of S3 or of a"
        + " compatible server such as MinIO.")
  ) { typed in
    guard let kind = SyncAddress.Kind(rawValue: typed.text) else {
      let words = SyncAddress.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw typed.usageError(accepted: Words(ko: words, en: words))
    }
    return kind
  }

  static let place = Argument<FilePath>(
    "place", placeholder: Words(ko: "폴더|주소", en: "DIR|ADDRESS"))

  /// The argument for the address of a PostgreSQL database.
  static let database = Argument<String>("address", placeholder: Words(ko: "주소", en: "ADDRESS"))

  static let name = Option<String>(
    "name", placeholder: .name,
    help: Words(
      ko: "이 기기를 다른 기기에서 부르는 이름이에요.", en: "What the other devices call this one."),
    parse: deviceName)

  @Sendable static func deviceName(_ typed: TypedText) throws -> String {
    let name = typed.text
    guard (1...32).contains(name.utf8.count), name.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else {
      throw typed.usageError(
        accepted: Words(
          ko: "빈칸 없는 32바이트 이하의 이름", en: "a name of at most 32 bytes without spaces"))
    }
    return name
  }
}

extension SyncCommandTools {
  /// Returns the relay address that was typed.
  func parseAddress(_ input: ParsedInput) throws -> SyncAddress {
    let (kind, place) = (try input[SyncSpec.kind], try input[SyncSpec.place])
    switch kind {
    case .folder: return SyncAddress(kind, try absolutePath(place))
    case .postgres:
      guard let text = place.text else { throw DomainError.refused(.sync(.isNoAddress)) }
      return try signedInAccount(at: text, try input[LinkSpec.user])?.relay
        ?? SyncAddress(kind, text)
    case .webdav, .s3:
      guard let text = place.text, HTTPAddress(text) != nil else {
        throw kind == .s3
          ? DomainError.refused(.sync(.isNoBucket)) : CalendarRefusal.invalidAddress.error
      }
      return SyncAddress(
        kind, text, user: try input[LinkSpec.user],
        passwordCommand: try input[LinkSpec.passwordCommand])
    }
  }

  /// Returns the account for the server: the named one, or the only one this machine is signed in
  /// with; nil if the user connects with a database role.
  private func signedInAccount(at address: String, _ user: String?) throws -> SyncAccount? {
    if let user {
      guard let email = AccountEmail(user) else { throw DomainError.refused(.sync(.isNoEmail)) }
      return try accounts.account(at: address, email)
    }
    let isThere = try accounts.all().contains { $0.address == address }
    return isThere ? try accounts.account(at: address, nil) : nil
  }

  /// Asks for the password of a server if it is not known from elsewhere.
  @discardableResult
  func askPassword(
    of address: SyncAddress, in console: inout Console
  ) throws -> LinkPasswords {
    var passwords = LinkPasswords(servers)
    if let server = address.server, let password = try passwords.password(of: server, in: &console)
    {
      rememberPassword(password, address)
    }
    if address.kind == .postgres, address.account == nil, console.canAskSecretly,
      try exchange.join.needsPassword(address)
    {
      let question = console.language(ko: "데이터베이스의 비밀번호: ", en: "Database password: ")
      if let typed = try console.promptSecretly(question) { rememberPassword(typed, address) }
    }
    return passwords
  }

  /// Asks for the password of the current relay's server if it is not known from elsewhere.
  func askPassword(in console: inout Console) throws {
    try askPassword(of: exchange.queries.status().relay, in: &console)
  }
}

extension Console {
  /// Prints the result of an exchange in one line, and any problems.
  mutating func reportExchange(
    _ report: SyncReport, after first: [String] = [], listed: Int = 0,
    ahead: [SyncStatus.Device] = [], renumbered: [RenumberedSaying] = []
  ) throws {
    let done = language(
      ko: "보낸 변경 \(report.sentCount)개, 받은 변경 \(report.receivedCount)개.",
      en: "Sent \(report.sentCount), received \(report.receivedCount).")
    let problems = report.problems.messages(in: language)
    let clocks = ahead.compactMap { $0.wrongClockWarning(language) }
    let calling =
      report.renaming.map { SyncSpec.renamedNote($0.to, insteadOf: $0.from, language) } ?? []
    confirm(
      first + [done] + calling + renumbered.map { $0.renumberingNote(in: language) }
        + conflictsNote(listed) + clocks + problems,
      json: [
        "sent": .int(report.sentCount), "received": .int(report.receivedCount),
        "conflicts": .int(listed),
        "problems": .array(report.problems.map { .string($0.code) }),
      ])
    if !report.problems.isEmpty { throw ExitStatus.unavailable }
  }

  /// Returns a note about the number of conflicts and how to see them; empty if there are none.
  func conflictsNote(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      language(
        ko: "두 기기에서 다르게 고친 항목이 \(count)개 있어요. hearth sync conflicts로 보고 정하세요.",
        en: count == 1
          ? "1 item was changed differently on two devices. To settle it: hearth sync conflicts"
          : "\(count) items were changed differently on two devices. To settle them: hearth sync"
            + " conflicts")
    ]
  }
}

extension RenumberedSaying {
  /// Returns a note that the saying got a new number, because two devices had given the same one.
  fileprivate func renumberingNote(in language: Language) -> String {
    let texts = BilingualTitle(title)
    return language(
      ko: "두 기기가 서로 다른 글귀에 \(oldNumber)번을 붙여서, \(texts.korean.quoted(.korean)) 글귀는 이제"
        + " \(newNumber)번이에요.",
      en: "Two devices had given #\(oldNumber) to different sayings:"
        + " \(texts.english.quoted(.english)) is #\(newNumber) now.")
  }
}

extension SyncStatus.Device {
  /// Returns a warning that the other device's clock is ahead of this one, so that one of the two
  /// is wrong; nil if it is not ahead.
  fileprivate func wrongClockWarning(_ language: Language) -> String? {
    daysAhead.map { days in
      language(
        ko: "\(name.quotable()) 기기의 시계가 이 기기보다 \(days)일 빨라요. 둘 중 하나가 틀렸으니 확인해 주세요.",
        en: "The clock of \(name.quotable()) is \(language.days(days)) ahead of this one. Check"
          + " which of the two is wrong.")
    }
  }
}

extension SyncAddress {
  /// The address for use in sentences.
  var displayText: String { text.quotableName(limit: 200) }
}

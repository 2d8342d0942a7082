import HearthDomain
import JSONText

/// Sets up sync on the first device of a profile, or moves a device that syncs to another relay.
struct SyncSetupCommand: Command {
  static let commandName = CommandName(["sync", "setup"], synonyms: [["sync", "add"]])

  static let spec = CommandSpec(
    commandName, arguments: [SyncSpec.kind, SyncSpec.place],
    options: [
      SyncSpec.name, LinkSpec.user, LinkSpec.passwordCommand, lost,
      FileSealing.passphraseFile,
    ], isIrreversible: true, runningTime: .shellOnly)

  private static let lost = Flag(
    "lost",
    help: Words(
      ko: "지금까지 동기화하던 곳이 아주 없어졌을 때, 이 기기에 있는 것으로 새 곳에서 시작해요.",
      en: "Start there with what this device has, if the previous place is gone for good."))

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let address = try tools.parseAddress(input)
    let old = try tools.exchange.move.relay()
    let lost = try input[Self.lost] ? tools.exchange.move.lostRelay() : nil
    if old == address, lost == nil { throw DomainError.refused(.sync(.isOn)) }
    if let old, !(try confirmsMove(from: old, to: address, input, in: &console)) { return }
    let passwords = try tools.askPassword(of: address, in: &console)
    // The folder is created only after the passphrase was entered, so that giving up leaves no
    // empty folder. A folder that does not exist is not used by anyone.
    let making = try tools.relayFolderCreator(address)
    if old == nil, making == nil { try tools.exchange.join.checkIsFree(address) }
    if let server = address.server { try passwords.offerToStorePassword(of: server, in: &console) }
    if let old {
      try createRelayFolder(address, making, in: &console)
      if let lost {
        return try startAtNewRelay(at: address, from: old, inPlaceOf: lost, in: &console)
      }
      return try move(from: old, to: address, in: &console)
    }
    let passphrase = try tools.sealing.newPassphrase(input, in: &console)
    try tools.accounts.checkDiffersFromPassword(passphrase, at: address)
    try createRelayFolder(address, making, in: &console)
    let (words, joined) = try tools.exchange.join.setUp(
      address, called: try input[SyncSpec.name] ?? tools.defaultDeviceName, passphrase)
    let first = console.language(
      ko: "동기화를 시작했어요. 다른 기기에서는 이렇게 하세요:", en: "Sync is on. On the other devices, run:")
    console.confirmEach(
      [first] + address.joinCommands(by: "join").map { "  " + $0 }
        + console.lines(ofWords: words),
      json: [
        "words": .array(words.map { .string($0.english) }), "sent": .int(joined.report.sentCount),
        "problems": .array(joined.report.problems.map { .string($0.code) }),
      ])
    try console.printProblemsAndFail(joined.report.problems)
  }

  private func createRelayFolder(
    _ address: SyncAddress, _ making: (() throws -> Void)?, in console: inout Console
  ) throws {
    guard let making else { return }
    try making()
    console.printPrefixedNote(
      console.language(
        ko: "\(address.displayText) 폴더를 만들었어요.", en: "Created the folder \(address.displayText)."))
  }

  // MARK: Moving

  private func confirmsMove(
    from old: SyncAddress, to address: SyncAddress, _ input: ParsedInput, in console: inout Console
  ) throws -> Bool {
    if try input[SyncSpec.name] != nil || input[FileSealing.passphraseFile] != nil {
      throw input.usageError(
        .custom(
          Words(
            ko: "옮길 때는 이름과 암호가 그대로예요. --name과 --passphrase-file은 빼 주세요.",
            en: "The name and passphrase stay the same when you move sync. Leave out --name and"
              + " --passphrase-file.")))
    }
    let again = console.language(
      ko: "이 기기에 있는 것으로 \(address.displayText)에서 다시 시작할까요? 다른 기기가 거기 남긴 것 가운데 이 기기가 받지 못한 것은 그 기기가"
        + " 다시 가져와야 해요.",
      en:
        "Start again at \(address.displayText) with what this device has? What others left there"
        + " and this one has not received then has to come from them again.")
    let anew = console.language(
      ko:
        "\(old.displayText)에 있던 것은 두고, 이 기기에 있는 것으로 \(address.displayText)에서 시작할까요? 다른 기기가 거기 남긴 것"
        + " 가운데 이 기기가 받지 못한 것은 옮겨지지 않아요.",
      en:
        "Leave \(old.displayText) and start at \(address.displayText) with what this device has?"
        + " What other devices left there and this one has not received is not moved.")
    if input[Self.lost] {
      return try console.confirmOrReport(old == address ? again : anew, orSays: .nothingChanged)
    }
    let question = console.language(
      ko: "지금은 \(old.displayText)에서 동기화해요. 앞으로는 \(address.displayText)에서 동기화할까요?",
      en:
        "This device syncs at \(old.displayText). Sync at \(address.displayText) from now on?"
    )
    return try console.confirmOrReport(question, orSays: .nothingChanged)
  }

  private func move(
    from old: SyncAddress, to address: SyncAddress, in console: inout Console
  ) throws {
    try tools.askPassword(of: old, in: &console)
    let report: SyncReport
    do { report = try tools.exchange.move(to: address) } catch let away as RelayUnreachable {
      let language = console.language
      console.printPrefixedNote(away.error.message(in: language))
      console.printPrefixedNote(
        language(
          ko: "\(old.displayText)에 연결하지 못해서 옮기지 않았어요. 아주 없어졌으면 --lost를 붙여 이 기기에 있는 것으로 시작하세요.",
          en:
            "Nothing was moved: \(old.displayText) could not be reached. If it is gone for good,"
            + " start with --lost from what this device has."))
      // Records that something was changed: the attempt itself, as nothing else was.
      console.recordConfirmedChange()
      throw ExitStatus.unavailable
    }
    let first = console.language(
      ko: "이제 \(address.displayText)에서 동기화해요. 다른 기기에서도 이렇게 하세요:",
      en: "This device now syncs at \(address.displayText). On the other devices, run:")
    let last = console.language(
      ko: "\(old.displayText)에 있던 조각은 그대로 있어요. 기기를 모두 옮긴 다음에 지우세요.",
      en: "The pieces at \(old.displayText) stay there. Remove them once all devices have moved.")
    console.confirmEach(
      [first] + address.joinCommands(by: "setup").map { "  " + $0 } + [last],
      json: [
        "sent": .int(report.sentCount), "received": .int(report.receivedCount),
        "problems": .array(report.problems.map { .string($0.code) }),
      ])
    try console.printProblemsAndFail(report.problems)
  }
}

extension SyncSetupCommand {
  fileprivate func startAtNewRelay(
    at address: SyncAddress, from old: SyncAddress, inPlaceOf lost: LostRelay,
    in console: inout Console
  ) throws {
    let (report, takesPassphrase) = try tools.exchange.move.startAtNewRelay(
      at: address, inPlaceOf: lost)
    let language = console.language
    let others = address.otherDevicesInstructions(from: old, language)
    let last = language(
      ko: "새 기기나 새로 설정한 기기는 hearth sync invite로 초대하세요.",
      en: "Invite a device that is new, or was set up again, with hearth sync invite.")
    let closed = language(
      ko: "지금까지의 암호는 거기서 쓸 수 없어요. 암호를 쓰려면 hearth sync passphrase로 새로 정하세요.",
      en: "The old passphrase does not work there. To use one, set it with hearth sync passphrase.")
    console.confirmEach(
      others + [last] + (takesPassphrase ? [] : [closed]),
      json: [
        "sent": .int(report.sentCount), "received": .int(report.receivedCount),
        "problems": .array(report.problems.map { .string($0.code) }),
      ])
    try console.printProblemsAndFail(report.problems)
  }
}

extension Console {
  /// Prints the problems after the result and fails if there are any.
  fileprivate mutating func printProblemsAndFail(_ problems: [SyncProblem]) throws {
    for text in problems.messages(in: language) { printPrefixedNote(text) }
    if !problems.isEmpty { throw ExitStatus.unavailable }
  }
}

extension SyncAddress {
  /// Returns what to do on the other devices after this one started again at an address. Devices
  /// that already sync at that address only need to sync; no data is lost.
  fileprivate func otherDevicesInstructions(from old: SyncAddress, _ language: Language) -> [String]
  {
    guard old != self else {
      let first = language(
        ko: "\(displayText)에서 다시 시작했어요. 함께하던 다른 기기에서는 동기화만 하면 돼요:",
        en:
          "This device started again at \(displayText). The others that took part only need to"
          + " sync:")
      return [first, "  hearth sync"]
    }
    let first = language(
      ko: "이제 \(displayText)에서 동기화해요. 함께하던 다른 기기에서도 이렇게 하세요:",
      en: "This device now syncs at \(displayText). On the others that took part, run:")
    return [first] + joinCommands(by: "setup").map { "  \($0) --lost" }
  }

  /// Returns the commands that make another device join the address or move to it.
  fileprivate func joinCommands(by verb: String) -> [String] {
    let place = Quoting.shellWord(text)
    guard account == nil, let user else {
      let signIn = user.map { "hearth account sign-in \(place) --email \(Quoting.shellWord($0))" }
      return (signIn.map { [$0] } ?? []) + ["hearth sync \(verb) \(kind.rawValue) \(place)"]
    }
    return ["hearth sync \(verb) \(kind.rawValue) \(place) --user \(Quoting.shellWord(user))"]
  }
}

import HearthDomain
import JSONText
import TerminalKit

/// Syncs with the other devices now.
struct SyncCommand: Command {
  static let commandName = CommandName(["sync", "now"], isNounDefault: true)

  static let spec = CommandSpec(
    commandName, storeNeed: .inMemory, isForPeople: true, runningTime: .slow)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.askPassword(in: &console)
    let report = try tools.exchange.synchronise()
    // Marks the problem as reported, because its full text is printed here. If that fails, the
    // result must still be printed.
    if !report.problems.isEmpty { _ = try? tools.exchange.queries.unreportedProblem() }
    try console.reportExchange(
      report, listed: try tools.exchange.queries.conflictCount(),
      ahead: try console.form == .json ? [] : tools.exchange.queries.unreportedClocks(),
      renumbered: try console.form == .json ? [] : tools.exchange.queries.unreportedNumbers())
  }
}

extension Console {
  /// Returns the lines that show the recovery words of a key and explain them.
  func lines(ofWords words: [RecoveryWord]) -> [String] {
    let rows = { (of: [String]) in
      stride(from: 0, to: of.count, by: 6).map { start in
        "  " + of[start..<min(start + 6, of.count)].joined(separator: " ")
      }
    }
    let english = rows(words.map(\.english))
    return language == .english
      ? [
        "These words recover the key if you forget the passphrase. Write them down on paper."
      ] + english
      : ["암호를 잊었을 때 열쇠를 되살리는 단어예요. 종이에 적어 두세요."] + rows(words.map(\.korean))
        + ["한글을 칠 수 없는 곳에서는 이 영어 단어를 적어도 돼요."] + english
  }
}

/// Makes this device join the other devices of a profile.
struct SyncJoinCommand: Command {
  static let commandName = CommandName(["sync", "join"])

  private static let invited = Flag(
    "invited",
    help: Words(
      ko: "암호 대신 다른 기기의 sync invite가 보여 준 코드로 들어가요.",
      en: "Join with the code that sync invite shows on another device, without the passphrase."))

  private static let dryRun = Flag(
    "dry-run",
    help: Words(
      ko: "무엇이 합쳐질지만 보고 아무것도 바꾸지 않아요.",
      en: "Only show what would be merged."))

  static let spec = CommandSpec(
    commandName, arguments: [SyncSpec.kind, SyncSpec.place],
    options: [
      SyncSpec.name, LinkSpec.user, LinkSpec.passwordCommand, invited, dryRun,
      FileSealing.passphraseFile,
    ], isIrreversible: true, runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let address = try tools.parseAddress(input)
    let passwords = try tools.askPassword(of: address, in: &console)
    try tools.exchange.join.checkIsSetUp(address)
    if let server = address.server { try passwords.offerToStorePassword(of: server, in: &console) }
    let name = try input[SyncSpec.name] ?? tools.defaultDeviceName
    let prepared =
      try input[Self.invited]
      ? joinByInvitation(to: address, called: name, in: &console)
      : tools.exchange.join.prepare(
        address, called: name,
        SealPassphrase(toOpen: passphrase(input, in: &console) ?? Secret()))
    let meeting = prepared.comparison
    let counts = console.language(
      ko:
        "여기에만 있는 것 \(meeting.onlyHereCount)개, 저쪽에만 있는 것 \(meeting.onlyThereCount)개, 같은 것"
        + " \(meeting.equalCount)개, 다른 것 \(meeting.differentCount)개.",
      en:
        "\(Plural("thing")(meeting.onlyHereCount)) only here, \(meeting.onlyThereCount) only there,"
        + " \(meeting.equalCount) the same, \(meeting.differentCount) different.")
    if input[Self.dryRun] {
      return console.confirm(
        [counts, console.language(ko: "아무것도 바꾸지 않았어요.", en: "Nothing was changed.")]
          + meeting.likelyDuplicates(console.language),
        json: meeting.json)
    }
    let asks = meeting.onlyHereCount + meeting.differentCount > 0
    if asks {
      let question = console.language(
        ko: "\(counts)\n합칠까요? 먼저 백업해 둬요.", en: "\(counts)\nJoin? A backup is made first.")
      guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
      try tools.copies.backUpBeforeChange()
    }
    let calling = SyncSpec.renamedNote(prepared.name, insteadOf: name, console.language)
    let report = try tools.exchange.join(prepared).report
    try console.reportExchange(
      report,
      after: [console.language(ko: "다른 기기와 합쳤어요.", en: "Joined the other devices.")]
        // The question has already shown the counts.
        + (asks && console.canAsk && !console.traits.assumesYes ? [] : [counts]) + calling
        + meeting.duplicatesAfterMerge(console.language),
      listed: try tools.exchange.queries.conflictCount(),
      renumbered: try console.form == .json ? [] : tools.exchange.queries.unreportedNumbers())
  }

  private func passphrase(_ input: ParsedInput, in console: inout Console) throws -> Secret? {
    try tools.sealing.suppliedSecret(input, in: &console)
      ?? console.promptSecretly(
        console.language(ko: "동기화 암호: ", en: "Sync passphrase: "),
        orRefuse: FileSealing.missingPassphrase)
  }

  private func joinByInvitation(
    to address: SyncAddress, called name: String, in console: inout Console
  ) throws -> PreparedJoin {
    let typed =
      try console.canAskSecretly
      ? console.prompt(
        console.language(ko: "초대 코드: ", en: "Invitation code: "), insteadGive: "--invited"
      )
      .map { Secret($0.utf8) }
      : console.readSecretLine()
    guard let invitation = typed.flatMap({ SyncInvitation(typed: $0) }) else {
      throw DomainError.refused(.sync(.mistypedCode))
    }
    // An interruption removes the join request from the relay. The steps after that take long and
    // can be interrupted at any time.
    let held = tools.deferInterrupts()
    defer { held.release() }
    return try tools.exchange.join.prepare(
      address, called: name, invitation, until: held.cancellation,
      showing: { words in
        console.printWrapped(words.joined(separator: " "), Style(attributes: .bold))
        console.printPrefixedNote(
          console.language(
            ko: "초대한 기기에도 같은 단어가 보이면 거기서 이 기기를 추가해 주세요.",
            en: "If the inviting device shows the same words, add this device there."))
      }, letIn: held.release)
  }
}

extension JoinComparison {
  fileprivate var json: JSONObject {
    [
      "here": .int(onlyHereCount), "there": .int(onlyThereCount), "equal": .int(equalCount),
      "different": .int(differentCount),
    ]
  }

  private static let maxNamedDuplicates = 5

  /// Returns the lines shown before the merge about items with the same name on both sides.
  fileprivate func likelyDuplicates(_ language: Language) -> [String] {
    guard !possibleDuplicates.isEmpty else { return [] }
    let names = possibleDuplicates.prefix(Self.maxNamedDuplicates).map { "  " + $0.name.quotable() }
    return [language(ko: "이름이 같은 것이 양쪽에 있어요:", en: "These have the same name on both sides:")]
      + names + remainingCountLine(names.count, language)
  }

  private func remainingCountLine(_ told: Int, _ language: Language) -> [String] {
    let rest = possibleDuplicates.count - told
    return rest > 0 ? [language(ko: "  그 밖에 \(rest)개.", en: "  and \(rest) more.")] : []
  }

  /// Returns the lines shown after the merge about likely duplicates, each with the command that
  /// merges the two items.
  fileprivate func duplicatesAfterMerge(_ language: Language) -> [String] {
    guard !possibleDuplicates.isEmpty else { return [] }
    let lines = possibleDuplicates.prefix(Self.maxNamedDuplicates).map { double in
      let ids = [double.thereID, double.hereID].map {
        ID<ItemReference>(rawValue: $0)?.shortForm ?? "\($0)"
      }
      let line =
        double.kind == .event
        ? "event remove \(ids[1])"
        : "\(double.kind == .person ? "person" : "book") merge \(ids.joined(separator: " "))"
      return "  hearth \(line)  \(double.name.quotable())"
    }
    return [
      language(
        ko: "이름이 같은 것이 양쪽에 있었어요. 같은 것이라면 이렇게 하나로 합치세요:",
        en: "These had the same name on both sides. If they are the same, combine them:")
    ] + lines + remainingCountLine(lines.count, language)
  }
}

/// Stops syncing until the user resumes it.
struct SyncPauseCommand: Command {
  static let commandName = CommandName(["sync", "pause"])

  static let spec = CommandSpec(commandName, isForPeople: true, isIrreversible: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.exchange.queries.setPaused(true)
    console.confirm(
      console.language(ko: "동기화를 멈췄어요.", en: "Sync is paused."), json: ["isPaused": .bool(true)])
  }
}

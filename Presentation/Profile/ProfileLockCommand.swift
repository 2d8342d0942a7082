import HearthDomain

/// Locks the profile or removes its lock.
struct ProfileLockCommand: Command {
  enum Options: Hashable, Sendable {
    /// Sets a lock; nil minutes keep those of the previous lock.
    case set(minutes: Int?, copies: BackupTreatment?)
    case off
    /// Requires the passphrase again in all sessions.
    case now
  }

  static let commandName = CommandName(["profile", "lock"])
  // The command asks for the passphrase itself, even if this session has already unlocked the
  // profile.
  static let runsWhileLocked = true

  private static let off = Flag(
    "off",
    help: Words(ko: "암호를 물어보고 잠금을 없애요.", en: "Remove the lock, after asking for the passphrase."))

  private static let now = Flag(
    "now",
    help: Words(
      ko: "지금 바로 다시 잠가요. 열려 있는 화면도 모두 잠가요.",
      en: "Lock at once, including every open screen."))

  private static let unlockFor = Option<Int>(
    "unlock-for", .number, placeholder: Words(ko: "분", en: "MINUTES"),
    help: Words(
      ko: "한 번 열면 이만큼은 다시 묻지 않아요 (0~1440, 기본 15).",
      en: "Minutes until it asks again: 0 to 1440, 15 by default.")
  ) { try $0.minutes(in: ProfileLock.minutesRange) }

  private static let copies = Option<BackupTreatment>(
    "copies",
    help: Words(
      ko: "잠그기 전의 백업을 같은 암호로 잠그거나(seal) 지우거나(remove) 그대로 둬요(keep). 이미 잠긴 프로필이면 새 암호는 묻지 않아요.",
      en: "What to do with backups from before the lock: seal them with the same passphrase, remove"
        + " or keep them. If the profile is already locked, its passphrase stays."))

  static let spec = CommandSpec(
    commandName, options: [off, now, unlockFor, copies], isForPeople: true, isIrreversible: true)

  let tools: ProfileTools

  static func parse(_ input: ParsedInput) throws -> Options {
    if input[off] || input[now] {
      try input.allowAtMostOne(of: [off, now, unlockFor, copies])
    }
    if input[off] { return .off }
    if input[now] { return .now }
    return .set(minutes: try input[unlockFor], copies: try input[copies])
  }

  func run(_ options: Options, in console: inout Console) throws {
    try tools.refuseInDemo(Self.commandName)
    let (lock, prompt, copies) = (tools.lock, tools.prompt, tools.openCopies)
    let isLocked = try prompt.unlock.lock() != nil
    switch options {
    case .set(nil, .some(let treatment)) where isLocked:
      try prompt.askForPassphraseAgain(in: &console)
      let open = copies()
      guard console.form != .json else {
        let left = try copies.treat(open, treatment)
        console.printJSON(["openCopies": OpenCopiesWords.json(left)])
        if treatment != .keep, !left.isEmpty { throw ExitStatus.failed }
        return
      }
      guard open.isEmpty else {
        return try console.handleOpenBackups(open, of: copies, as: treatment)
      }
      console.printWrapped(
        console.language(
          ko: "암호 없이 열리는 백업이 없어요.", en: "No backup opens without the passphrase."))
    case .set(let minutes, let treatment):
      try lock.prepare()
      try prompt.askForPassphraseAgain(in: &console)
      let messages =
        isLocked
        ? Words(ko: "새 암호로 바꿨어요.", en: "Changed the passphrase.")
        : Words(ko: "프로필을 잠갔어요.", en: "The profile is locked.")
      try console.setUpLock(lock, minutes: minutes, after: messages, copies, treatment)
    case .off:
      guard isLocked else { throw DomainError.refused(.lock(.notLocked)) }
      try prompt.askForPassphraseAgain(in: &console)
      try lock.removeLock()
      console.confirm(
        console.language(
          ko: "잠금을 풀었어요. 이제 암호를 묻지 않아요.", en: "The profile is no longer locked."),
        json: ["isLocked": .bool(false)])
    case .now:
      guard isLocked else { throw DomainError.refused(.lock(.notLocked)) }
      try prompt.unlock.lockAllSessions()
      console.capturedOutput?.screenEffect = .lock
      // The lock itself has not changed.
      console.recordNoEffect()
      console.confirm(
        console.language(
          ko: "바로 잠갔어요. 다른 터미널에 열려 있는 화면도 잠기고, 다음 명령부터 암호를 물어봐요.",
          en: "Locked, and every open screen with it. The next command asks for the passphrase."),
        json: ["isLocked": .bool(true)])
    }
  }
}

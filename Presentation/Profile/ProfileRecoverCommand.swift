import HearthDomain

/// Opens a locked profile with its recovery code and sets a new lock.
struct ProfileRecoverCommand: Command {
  static let commandName = CommandName(["profile", "recover"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(commandName, isForPeople: true, isIrreversible: true)

  let tools: ProfileTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.refuseInDemo(Self.commandName)
    let unlock = tools.prompt.unlock
    guard try unlock.lock() != nil else { throw DomainError.refused(.lock(.notLocked)) }
    if console.canAskSecretly { try unlock.requireAttemptAllowed() }
    let question = console.language(ko: "복구 코드: ", en: "Recovery code: ")
    let isRight = try console.promptSecretly(question) {
      try unlock(.recovery(RecoveryCode($0 ?? Secret())))
    }
    guard isRight else { throw DomainError.refused(.lock(.wrongRecoveryCode)) }
    let messages = Words(ko: "새 암호를 정했어요.", en: "The new passphrase is set.")
    try console.setUpLock(tools.lock, minutes: nil, after: messages, tools.openCopies, nil)
  }
}

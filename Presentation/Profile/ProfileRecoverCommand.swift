import HearthDomain

/// Opens a locked profile with its recovery code and sets a new lock.
struct ProfileRecoverCommand: Command {
  static let commandName = CommandName(["profile", "recover"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "복구 코드로 새 암호를 정해요", en: "Set a new passphrase with the recovery code"),
    details: Words(
      ko: "잠글 때 받은 복구 코드를 물어보고, 새 암호와 새 복구 코드를 만들어요. 쓴 코드는 더는 쓸 수 없어요.",
      en: "It asks for the code that was shown when the profile was locked, then sets a new"
        + " passphrase and shows a new code. A code works once."),
    examples: [
      "hearth profile recover": Words(ko: "암호를 잊었을 때", en: "if you forgot the passphrase")
    ], isForPeople: true, isIrreversible: true)

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

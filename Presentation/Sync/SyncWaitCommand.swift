/// Exchanges changes without output. Other commands start it in a background process after a
/// change; users do not call it.
struct SyncWaitCommand: Command {
  static let commandName = CommandName(["sync", "wait"])

  /// Works on a locked profile, as a background exchange asks no questions and shows nothing.
  static let runsWhileLocked = true

  static let spec = CommandSpec(commandName, isHidden: true, runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws { try tools.exchangeUntilDone() }
}

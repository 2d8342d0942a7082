/// Exchanges changes without output. Other commands start it in a background process after a
/// change; users do not call it.
struct SyncWaitCommand: Command {
  static let commandName = CommandName(["sync", "wait"])

  /// Works on a locked profile, as a background exchange asks no questions and shows nothing.
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName, summary: Words(ko: "바뀐 것을 조용히 동기화해요", en: "Sync quietly, then exit"),
    examples: [
      "hearth sync wait": Words(ko: "조용히", en: "quietly")
    ],
    isHidden: true, runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws { try tools.exchangeUntilDone() }
}

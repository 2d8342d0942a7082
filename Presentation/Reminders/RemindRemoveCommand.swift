import HearthDomain
import TerminalKit

/// Removes the timer that `remind install` has set up.
struct RemindRemoveCommand: Command {
  static let commandName = CommandName(["remind", "remove"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName, options: [TimerKind.option], printsTextOnly: true, isIrreversible: true)

  let tools: ReminderTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let timers = try tools.timers(Self.commandName)
    let words = try timers.commandLine(console.language)
    try? tools.setup?.recordTimerRemoval()
    guard try input[TimerKind.option] != .cron, let timer = timers.systemd(words) else {
      return console.printWrapped(TimerWords.cronRemovalInstructions(console.language))
    }
    switch try timer.remove() {
    case .done: console.confirm(TimerWords.removed(console.language))
    case .nothingToRemove: console.printWrapped(TimerWords.nothingToRemove(console.language))
    case .needsManualCommands(let lines):
      console.confirm(TimerWords.filesRemoved(console.language))
      for line in lines { console.printLine(StyledText("  " + line, .bold)) }
    }
  }
}

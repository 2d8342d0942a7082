import HearthDomain
import TerminalKit

/// Removes the timer that `remind install` has set up.
struct RemindRemoveCommand: Command {
  static let words = CommandName(["remind", "remove"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "자동으로 오던 알림을 멈춰요", en: "Undo “remind install”"),
    examples: [
      "hearth remind remove": Words(ko: "타이머를 없애요", en: "take the timer away")
    ],
    options: [TimerKind.option], printsTextOnly: true, isIrreversible: true)

  let tools: ReminderTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let timers = try tools.timers(Self.words)
    let words = try timers.commandLine(console.language)
    try? tools.setup?.recordEnd()
    guard try input[TimerKind.option] != .cron, let timer = timers.systemd(words) else {
      return console.say(TimerWords.cronRemoval(console.language))
    }
    switch try timer.remove() {
    case .done: console.confirm(TimerWords.removed(console.language))
    case .nothing: console.say(TimerWords.nothingToRemove(console.language))
    case .left(let lines):
      console.confirm(TimerWords.filesRemoved(console.language))
      for line in lines { console.line(StyledText("  " + line, .bold)) }
    }
  }
}

import HearthDomain
import TerminalKit

/// Sets up a timer that delivers reminders.
struct RemindInstallCommand: Command {
  static let commandName = CommandName(["remind", "install"], synonyms: [["remind", "add"]])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName, options: [TimerKind.option], printsTextOnly: true, isIrreversible: true)

  let tools: ReminderTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let timers = try tools.timers(Self.commandName)
    let words = try timers.commandLine(console.language)
    guard let kind = try input[TimerKind.option] ?? timers.preferred else {
      console.printPrefixedNote(TimerWords.noTimer(console.language))
      throw ExitStatus.unavailable
    }
    guard kind == .systemd, let timer = timers.systemd(words)
    else {
      return printCron(timers, words, in: &console)
    }
    let foreign = try timer.differingFiles()
    if !foreign.isEmpty {
      let question = TimerWords.replaceQuestion(foreign)(console.language)
      guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    }
    switch try timer.install() {
    case .done, .nothingToRemove:
      try? tools.setup?.recordTimerRun()
      console.confirm(TimerWords.installedMessage(timer.files)(console.language))
    case .needsManualCommands(let lines):
      console.confirm(TimerWords.filesWrittenMessage(timer.files)(console.language))
      for line in lines { console.printLine(StyledText("  " + line, .bold)) }
    }
  }

  private func printCron(
    _ timers: ReminderTimers, _ words: [String], in console: inout Console
  ) {
    // In a pipe, only the crontab line goes to standard output; the instructions go to standard
    // error.
    let line = timers.cronLine(words)
    guard console.form == .terminal else {
      console.printNote(TimerWords.cronInstructions)
      return console.printLine(StyledText(line))
    }
    console.printWrapped(TimerWords.cronInstructions(console.language))
    console.printLine(StyledText("  " + line))
    if console.isPage, console.copyToClipboard(line) {
      console.printNote(TimerWords.cronLineCopiedNote)
    }
  }
}

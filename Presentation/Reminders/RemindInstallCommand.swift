import HearthDomain
import TerminalKit

/// Sets up a timer that delivers reminders.
struct RemindInstallCommand: Command {
  static let words = CommandName(["remind", "install"], synonyms: [["remind", "add"]])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    words,
    summary: Words(
      ko: "알림이 자동으로 오게 해요", en: "Have the machine deliver reminders by itself"),
    details: Words(
      ko: "systemd가 돌고 있으면 내 계정의 타이머를 만들고, 아니면 crontab에 넣을 줄을 알려 줘요."
        + " 어느 쪽이든 1분마다 ‘hearth remind’를 실행해요.",
      en: "Where systemd runs, a timer of your own is written; else the line for your crontab"
        + " is printed. Either runs “hearth remind” every minute."),
    examples: [
      "hearth remind install": Words(ko: "이 컴퓨터에서 되는 쪽으로 설정해요", en: "whichever suits this machine"),
      "hearth remind install --with cron":
        Words(ko: "crontab에 넣을 줄을 출력해요", en: "print the line for the crontab"),
    ],
    options: [TimerKind.option], printsTextOnly: true, isIrreversible: true)

  let tools: ReminderTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let timers = try tools.timers(Self.words)
    let words = try timers.commandLine(console.language)
    guard try input[TimerKind.option] ?? timers.usual == .systemd, let timer = timers.systemd(words)
    else {
      return printCron(timers, words, in: &console)
    }
    let foreign = try timer.foreignFiles()
    if !foreign.isEmpty {
      let question = TimerWords.replaces(foreign)(console.language)
      guard try console.agrees(to: question, orSays: .nothingChanged) else { return }
    }
    switch try timer.install() {
    case .done, .nothing:
      try? tools.setup?.recordRun()
      console.confirm(TimerWords.installed(timer.files)(console.language))
    case .left(let lines):
      console.confirm(TimerWords.written(timer.files)(console.language))
      for line in lines { console.line(StyledText("  " + line, .bold)) }
    }
  }

  private func printCron(
    _ timers: ReminderTimers, _ words: [String], in console: inout Console
  ) {
    // In a pipe, only the line goes to standard output; the instructions go to standard error.
    let line = timers.cronLine(words)
    guard console.form == .terminal else {
      console.note(TimerWords.cron)
      return console.line(StyledText(line))
    }
    console.say(TimerWords.cron(console.language))
    console.line(StyledText("  " + line))
    if console.isPage, console.copy(line) { console.note(TimerWords.copied) }
  }
}

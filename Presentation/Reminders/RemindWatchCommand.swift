import HearthDomain
import TerminalKit

/// Runs in the foreground and delivers reminders when they are due.
struct RemindWatchCommand: Command {
  /// Maximum time between checks, in milliseconds, so that clock changes and sleep are noticed.
  private static let maxCheckInterval: Int64 = 60_000

  static let commandName = CommandName(["remind", "watch"])
  // For a locked profile, only the fact that something is due is printed.
  static let runsWhileLocked = true

  static let spec = CommandSpec(commandName, printsTextOnly: true, runningTime: .shellOnly)

  let tools: ReminderTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    _ = try tools.prompt.unlockIfUserCanBeAsked(&console)
    _ = try tools.queries.recentOpenReminders(of: [])
    let rest = tools.makeWaiter()
    if console.form == .terminal {
      console.printNote(
        Words(ko: "알림을 기다릴게요. Ctrl-C를 누르면 끝나요.", en: "Waiting for reminders. Ctrl-C ends it."))
    }
    var told: Set<String> = []
    var subscriptions = tools.subscriptions()
    while !console.isOutputClosed {
      try deliver(in: &console, told: &told)
      try? tools.setup?.recordTimerRun()
      var failures: [any Error] = []
      try subscriptions?.refresh { failures.append($0) }
      for error in failures { Self.reportOnce(error, in: &console, told: &told) }
      let wake = rest.wait(milliseconds: try millisecondsToNext())
      guard case .signal(let number) = wake else { continue }
      // Ctrl-C ends as in every command; a termination signal is the normal end of this one.
      if number == 2 { throw ExitStatus.interrupted }
      return
    }
  }

  /// Delivers what is due. Reports each kind of failure only once.
  private func deliver(in console: inout Console, told: inout Set<String>) throws {
    var printer = DeliveryPrinter()
    // The lock is checked each time, because another person may look at the screen days later.
    let report = try tools.deliver(
      in: &console, printing: &printer, behind: tools.prompt.unlock.closedLock)
    console.flush()
    for failure in report.failures { Self.reportOnce(failure.error, in: &console, told: &told) }
  }

  private static func reportOnce(
    _ error: any Error, in console: inout Console, told: inout Set<String>
  ) {
    let text = ConsoleMessage.message(for: error, in: console.language)
    if told.insert(text).inserted { console.writeHeldNotes(console.report(error)) }
  }

  private func millisecondsToNext() throws -> Int {
    let now = tools.queries.clock.now()
    let last = now.adding(milliseconds: RemindWatchCommand.maxCheckInterval)
    let next = try tools.queries.upcomingReminders(until: last).first?.dueAt ?? last
    return Int(max(1, next - now))
  }
}

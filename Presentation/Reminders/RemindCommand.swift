import HearthDomain

/// Delivers the reminders that are due now.
struct RemindCommand: Command {
  static let commandName = CommandName(["remind"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName, isReadOnly: true, storeNeed: .inMemoryUnlessReminding, isForPeople: true,
    runningTime: .slow)

  let tools: ReminderTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let isUnlocked = try tools.prompt.unlockIfUserCanBeAsked(&console)
    let lock = { try isUnlocked ? nil : tools.prompt.unlock.closedLock() }
    if console.form == .json { console.write("{\"schema\":1,\"items\":[".utf8) }
    var printer = DeliveryPrinter()
    let report: DeliveryReport
    do {
      report = try tools.deliver(in: &console, printing: &printer, behind: lock)
    } catch {
      if console.form == .json { console.write("]}\n".utf8) }
      throw error
    }
    if console.form == .json { console.write("]}\n".utf8) }
    // Only a run without a terminal counts as one started by a timer.
    if !console.traits.outputIsTerminal { try? tools.setup?.recordTimerRun() }
    if printer.count == 0, report.failures.isEmpty, console.form == .terminal {
      console.printWrapped(
        try nothingDueMessage(report, isDiscreet: lock() != nil)(console.language))
    }
    try console.report(report.failures)
  }

  private func nothingDueMessage(_ report: DeliveryReport, isDiscreet: Bool) throws -> Words {
    if let until = report.quietUntil {
      let time = tools.formatter.clock.zone.localTime(at: until).time
      return Words(
        ko: "조용한 시간이라 \(time)까지는 알리지 않아요.",
        en: "Quiet hours: nothing is delivered until \(time).")
    }
    if isDiscreet {
      return Words(ko: "지금 받을 알림이 없어요.", en: "Nothing is due.")
    }
    let week = tools.queries.clock.now().adding(milliseconds: 7 * 86_400_000)
    guard let next = try tools.queries.upcomingReminders(until: week).first else {
      return Words(
        ko: "지금 받을 알림이 없고, 일주일 안에도 없어요.",
        en: "Nothing is due, and nothing is coming within a week.")
    }
    let sentence = { (language: Language) in
      let words = tools.formatter.words(language)
      return "\(words.dueTime(next)), \(words.comingText(of: next))"
    }
    return Words(
      ko: "지금 받을 알림이 없어요. 다음: \(sentence(.korean))",
      en: "Nothing is due. Next: \(sentence(.english))")
  }
}

extension Console {
  /// Reports the channels that failed, and throws the exit status of the first one.
  mutating func report(_ failures: [(channel: DeliveryChannel, error: any Error)]) throws {
    let statuses = failures.map { report($0.error) }
    if let first = statuses.first { throw first }
  }
}

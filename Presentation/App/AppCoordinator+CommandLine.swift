import HearthDomain
import TerminalKit

/// State of the command line in the full screen: its history and the running command.
struct CommandLineHistory {
  /// The entered lines, oldest first.
  var history: [String] = []
  /// The line whose command asked the question on the screen.
  var asked: String?
  /// The running background work.
  var work: BackgroundWork?
  /// The line that started the work.
  var line = ""
  var progress = WorkProgress()
  var begun = 0

  /// Adds the line as the newest one and removes an earlier copy.
  mutating func remember(_ line: String) {
    history.removeAll { $0 == line }
    history.append(line)
    if history.count > 200 { history.removeFirst() }
  }
}

extension AppCoordinator {
  /// Whether a command is running that has exclusive access to the store.
  var isBusy: Bool { commandLineHistory.work != nil }

  mutating func openCommandLine(_ line: String = "", trouble: Words? = nil) {
    guard features.commands != nil else { return }
    overlay = .command(
      CommandLineScreen.State(line, history: commandLineHistory.history, trouble: trouble))
  }

  mutating func completeCommand(_ beginning: String) {
    guard let runner = features.commands, case .command(var state) = overlay else { return }
    state.take(LineCompletion(runner.grammar(), names: runner.names)(beginning))
    overlay = .command(state)
  }

  /// Executes the line. A line that cannot be executed stays in the field to be corrected.
  mutating func enterCommand(_ line: String, agrees: Bool = false) -> AppEffect? {
    guard let runner = features.commands else { return nil }
    if runner.canBeRemembered(line) { commandLineHistory.remember(line) }
    switch runner.order(line) {
    case .nothing:
      overlay = nil
      return nil
    case .quit: return .quit
    case .refused(let reason):
      showCommandError(line, reason)
      return nil
    case .run(let invocation, let lasts):
      recordPendingChanges()
      let traits = ConsoleTraits(
        pageIn: view, size: CommandOutputScreen.body(in: view).size, globals: invocation.globals,
        agrees: agrees)
      guard lasts else {
        let watch = CommandRunner.RunMonitor(cancellation: .never, progress: WorkProgress())
        return finishCommand(line, runner.outcome(of: invocation, traits, watch))
      }
      return beginWork(line) { runner.outcome(of: invocation, traits, $0) }
    }
  }

  private mutating func beginWork(
    _ line: String, _ body: @escaping @Sendable (CommandRunner.RunMonitor) -> CommandOutcome
  ) -> AppEffect {
    let progress = WorkProgress()
    commandLineHistory.begun += 1
    let work = BackgroundWork(BackgroundWork.Ticket(ofCommand: commandLineHistory.begun)) {
      .command(body(CommandRunner.RunMonitor(cancellation: $0, progress: progress)))
    }
    (commandLineHistory.work, commandLineHistory.progress) = (work, progress)
    commandLineHistory.line = line
    overlay = .working(WorkingScreen.State(line: line))
    return .work(work)
  }

  func stopCommand() {
    commandLineHistory.work?.cancel()
  }

  /// Updates the display of the running command.
  mutating func updateWorkDisplay() {
    guard case .working(var state) = overlay else { return }
    state.step += 1
    state.fraction = commandLineHistory.progress.fraction
    overlay = .working(state)
  }

  /// Receives the outcome of the command that was running.
  mutating func finishWork(_ answered: TaskAnswer) -> AppEffect? {
    guard answered.ticket == commandLineHistory.work?.ticket,
      case .command(let outcome) = answered.answer
    else { return nil }
    commandLineHistory.work = nil
    let effect = finishCommand(commandLineHistory.line, outcome)
    lockAfterIdleTime()
    return effect
  }

  /// Displays the outcome of a command, in one line if it fits, else on a page.
  private mutating func finishCommand(_ line: String, _ outcome: CommandOutcome) -> AppEffect? {
    overlay = nil
    if let question = outcome.question {
      commandLineHistory.asked = line
      overlay = .confirm(ConfirmScreen.State(question: question))
      return nil
    }
    if let choice = outcome.choice.flatMap({ ChoiceScreen.State($0, of: line) }) {
      overlay = .choice(choice)
      return nil
    }
    advanceWelcome(after: outcome)
    let effect = outcome.aftermath == .reopens ? .reopen : rereadEverything()
    if outcome.aftermath == .locks, cover.hasLock {
      updateLockCover { $0.coverScreen() }
      return effect
    }
    if let route = outcome.route { go(to: route) }
    let trouble = outcome.trouble.flatMap { $0.ko.isEmpty ? nil : $0 }
    if outcome.isStopped {
      tell(.refusal(Words(ko: "멈췄어요: \(line)", en: "Stopped: \(line)")))
    } else if outcome.route != nil, outcome.lines.isEmpty {
      return effect
    } else if outcome.lines.isEmpty, let trouble {
      showCommandError(line, trouble)
    } else if outcome.lines.count > 1 || trouble != nil || !fits(outcome.lines) {
      let page = CommandOutputScreen.State(line: line, lines: outcome.lines, trouble: trouble)
      lastAnswer = LastMessage(form: .printed(page), changes: markNewChangesReported())
      showLastMessage()
    } else {
      let said = outcome.lines.first?.string ?? ""
      let words = said.isEmpty ? Words(ko: "마쳤어요.", en: "Done.") : Words(ko: said, en: said)
      tell(done: words)
    }
    recordUnreportedChanges()
    return outcome.copied.map { .copy($0) } ?? effect
  }

  private func fits(_ lines: [StyledText]) -> Bool {
    lines.allSatisfy { view.widths.columns(of: $0) <= size.width - 3 }
  }

  /// Runs the command that asked again with a yes, or reports that nothing was changed.
  mutating func answer(_ isConfirmed: Bool, to line: String) -> AppEffect? {
    commandLineHistory.asked = nil
    if isConfirmed { return enterCommand(line, agrees: true) }
    tell(.done(.nothingChanged))
    return nil
  }

  /// Reads everything again after a command, which may have changed anything.
  private mutating func rereadEverything() -> AppEffect? {
    updateLockCover { $0.look() }
    refresh()
    refreshPages()
    guard let runner = features.settings else { return nil }
    let before = appearance
    appearance.apply(runner.queries.settings(), otherwise: runner.language)
    return appearance == before ? nil : .adjust
  }
}

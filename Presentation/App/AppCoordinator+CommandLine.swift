import HearthDomain
import TerminalKit

/// State of the command line in the full screen: its history and the running command.
struct CommandLineState {
  /// The entered lines, oldest first.
  var history: [String] = []
  /// The line whose command asked the question on the screen.
  var lineAwaitingAnswer: String?
  /// The running background work.
  var runningWork: BackgroundWork?
  /// The line that started the work.
  var runningLine = ""
  var progress = WorkProgress()
  var startedCount = 0

  /// Adds the line as the newest one and removes an earlier copy.
  mutating func addToHistory(_ line: String) {
    history.removeAll { $0 == line }
    history.append(line)
    if history.count > 200 { history.removeFirst() }
  }
}

extension AppCoordinator {
  /// Whether a command is running that has exclusive access to the store.
  var isCommandRunning: Bool { commandLine.runningWork != nil }

  mutating func openCommandLine(_ line: String = "", trouble: Words? = nil) {
    guard features.commands != nil else { return }
    overlay = .command(
      CommandLineScreen.State(line, history: commandLine.history, trouble: trouble))
  }

  mutating func completeCommand(_ beginning: String) {
    guard let runner = features.commands, case .command(var state) = overlay else { return }
    let grammar = Grammar(runner.grammar().specs, in: appearance.language)
    state.applyCompletion(LineCompletion(grammar, names: runner.names)(beginning))
    overlay = .command(state)
  }

  /// Executes the line. A line that cannot be executed stays in the field to be corrected.
  mutating func enterCommand(_ line: String, agrees: Bool = false) -> AppEffect? {
    guard let runner = features.commands else { return nil }
    if runner.canBeRemembered(line) { commandLine.addToHistory(line) }
    switch runner.parsedLine(line) {
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
        pageIn: view, size: CommandOutputScreen.textRect(in: view).size,
        globals: invocation.globalOptions,
        agrees: agrees)
      guard lasts else {
        let watch = CommandRunner.RunMonitor(cancellation: .never, progress: WorkProgress())
        return showCommandOutcome(line, runner.outcome(of: invocation, traits, watch))
      }
      return startWork(line) { runner.outcome(of: invocation, traits, $0) }
    }
  }

  private mutating func startWork(
    _ line: String, _ body: @escaping @Sendable (CommandRunner.RunMonitor) -> CommandOutcome
  ) -> AppEffect {
    let progress = WorkProgress()
    commandLine.startedCount += 1
    let work = BackgroundWork(BackgroundWork.Ticket(ofCommand: commandLine.startedCount)) {
      .command(body(CommandRunner.RunMonitor(cancellation: $0, progress: progress)))
    }
    (commandLine.runningWork, commandLine.progress) = (work, progress)
    commandLine.runningLine = line
    overlay = .commandProgress(WorkingScreen.State(line: line))
    return .startWork(work)
  }

  func stopCommand() {
    commandLine.runningWork?.cancel()
  }

  /// Updates the display of the running command.
  mutating func updateWorkDisplay() {
    guard case .commandProgress(var state) = overlay else { return }
    state.frameCount += 1
    state.fraction = commandLine.progress.fraction
    overlay = .commandProgress(state)
  }

  /// Receives the outcome of the command that was running.
  mutating func receiveCommandOutcome(_ answered: TaskAnswer) -> AppEffect? {
    guard answered.ticket == commandLine.runningWork?.ticket,
      case .command(let outcome) = answered.answer
    else { return nil }
    commandLine.runningWork = nil
    let effect = showCommandOutcome(commandLine.runningLine, outcome)
    lockAfterIdleTime()
    return effect
  }

  /// Displays the outcome of a command, in one line if it fits, else on a page.
  private mutating func showCommandOutcome(_ line: String, _ outcome: CommandOutcome) -> AppEffect?
  {
    overlay = nil
    if let question = outcome.question {
      commandLine.lineAwaitingAnswer = line
      overlay = .confirm(ConfirmScreen.State(question: question))
      return nil
    }
    if let choice = outcome.choice.flatMap({ ChoiceScreen.State($0, of: line) }) {
      overlay = .choice(choice)
      return nil
    }
    advanceWelcome(after: outcome)
    let effect = outcome.aftermath == .reopen ? .restartWithProfile : refreshAfterCommand()
    if outcome.aftermath == .lock, lockCover.hasLock {
      updateLockCover { $0.coverScreen() }
      return effect
    }
    if let route = outcome.route { go(to: route) }
    let trouble = outcome.errorMessage.flatMap { $0.ko.isEmpty ? nil : $0 }
    if outcome.isStopped {
      showNotice(.refusal(Words(ko: "멈췄어요: \(line)", en: "Stopped: \(line)")))
    } else if outcome.route != nil, outcome.lines.isEmpty {
      return effect
    } else if outcome.lines.isEmpty, let trouble {
      showCommandError(line, trouble)
    } else if outcome.lines.count > 1 || trouble != nil || !fitWidth(outcome.lines) {
      let page = CommandOutputScreen.State(line: line, lines: outcome.lines, errorMessage: trouble)
      lastMessage = LastMessage(content: .commandOutput(page), changes: markNewChangesReported())
      showLastMessage()
    } else {
      let said = outcome.lines.first?.string ?? ""
      let words = said.isEmpty ? Words(ko: "마쳤어요.", en: "Done.") : Words(ko: said, en: said)
      report(done: words)
    }
    recordUnreportedChanges()
    return outcome.clipboardText.map { .copy($0) } ?? effect
  }

  private func fitWidth(_ lines: [StyledText]) -> Bool {
    lines.allSatisfy { view.widths.columns(of: $0) <= size.width - 3 }
  }

  /// Runs the command that asked again if the answer is yes; otherwise reports that nothing
  /// changed.
  mutating func answerQuestion(_ isConfirmed: Bool, to line: String) -> AppEffect? {
    commandLine.lineAwaitingAnswer = nil
    if isConfirmed { return enterCommand(line, agrees: true) }
    showNotice(.success(.nothingChanged))
    return nil
  }

  /// Updates the lock, the view and the appearance after a command, which may have changed
  /// anything.
  private mutating func refreshAfterCommand() -> AppEffect? {
    updateLockCover { $0.rereadLock() }
    refresh()
    refreshPages()
    guard let runner = features.settings else { return nil }
    let before = appearance
    appearance.apply(runner.queries.settings(), defaultLanguage: runner.language)
    return appearance == before ? nil : .applyAppearance
  }
}

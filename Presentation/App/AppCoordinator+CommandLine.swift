import HearthDomain
import TerminalKit

/// What the full screen remembers of the commands that were typed in it.
struct CommandMemory {
  /// The lines entered, the oldest first.
  var history: [String] = []
  /// The line whose question is being asked.
  var asked: String?
  /// What goes on beside the loop.
  var work: BackgroundWork?
  /// The line that began it.
  var line = ""
  var progress = WorkProgress()
  var begun = 0

  /// Keeps the line as the newest one, and only once.
  mutating func remember(_ line: String) {
    history.removeAll { $0 == line }
    history.append(line)
    if history.count > 200 { history.removeFirst() }
  }
}

extension AppCoordinator {
  /// Whether a command goes on that has the store for itself.
  var isBusy: Bool { commandMemory.work != nil }

  mutating func openCommandLine(_ line: String = "", trouble: Words? = nil) {
    guard desks.commands != nil else { return }
    overlay = .command(
      CommandLineScreen.State(line, history: commandMemory.history, trouble: trouble))
  }

  mutating func completeCommand(_ beginning: String) {
    guard let desk = desks.commands, case .command(var state) = overlay else { return }
    state.take(LineCompletion(desk.grammar(), names: desk.names)(beginning))
    overlay = .command(state)
  }

  /// Does what the line asks for; one that cannot be done stays to be mended.
  mutating func enterCommand(_ line: String, agrees: Bool = false) -> AppEffect? {
    guard let desk = desks.commands else { return nil }
    if desk.mayRemember(line) { commandMemory.remember(line) }
    switch desk.order(line) {
    case .nothing:
      overlay = nil
      return nil
    case .quit: return .quit
    case .refused(let reason):
      openCommandLine(line, trouble: reason)
      return nil
    case .run(let invocation, let lasts):
      let traits = ConsoleTraits(
        pageIn: view, size: PrintedScreen.body(in: view).size, globals: invocation.globals,
        agrees: agrees)
      guard lasts else {
        let watch = CommandDesk.Watch(cancellation: .never, progress: WorkProgress())
        return finishCommand(line, desk.outcome(of: invocation, traits, watch))
      }
      return beginWork(line) { desk.outcome(of: invocation, traits, $0) }
    }
  }

  private mutating func beginWork(
    _ line: String, _ body: @escaping @Sendable (CommandDesk.Watch) -> CommandOutcome
  ) -> AppEffect {
    let progress = WorkProgress()
    commandMemory.begun += 1
    let work = BackgroundWork(BackgroundWork.Ticket(ofCommand: commandMemory.begun)) {
      .command(body(CommandDesk.Watch(cancellation: $0, progress: progress)))
    }
    (commandMemory.work, commandMemory.progress) = (work, progress)
    commandMemory.line = line
    overlay = .working(WorkingScreen.State(line: line))
    return .work(work)
  }

  func stopCommand() {
    commandMemory.work?.cancel()
  }

  /// Takes the next picture of what goes on.
  mutating func advanceWork() {
    guard case .working(var state) = overlay else { return }
    state.step += 1
    state.fraction = commandMemory.progress.fraction
    overlay = .working(state)
  }

  /// Takes what came of the command that was going on.
  mutating func endWork(_ answered: Answered) -> AppEffect? {
    guard answered.ticket == commandMemory.work?.ticket,
      case .command(let outcome) = answered.answer
    else { return nil }
    commandMemory.work = nil
    let effect = finishCommand(commandMemory.line, outcome)
    lockIfLeft()
    return effect
  }

  /// Shows what came of a command, in its line if it fits and else on a page.
  private mutating func finishCommand(_ line: String, _ outcome: CommandOutcome) -> AppEffect? {
    overlay = nil
    if let question = outcome.question {
      commandMemory.asked = line
      overlay = .confirm(ConfirmScreen.State(question: question))
      return nil
    }
    let effect = outcome.aftermath == .reopens ? .reopen : renewAll()
    if outcome.aftermath == .locks, cover.hasLock {
      letCover { $0.putOn() }
      return effect
    }
    if let route = outcome.route { go(to: route) }
    let trouble = outcome.trouble.flatMap { $0.ko.isEmpty ? nil : $0 }
    if outcome.isStopped {
      tell(.refusal(Words(ko: "멈췄어요: \(line)", en: "Stopped: \(line)")))
    } else if outcome.route != nil, outcome.lines.isEmpty {
      return effect
    } else if outcome.lines.isEmpty, let trouble {
      openCommandLine(line, trouble: trouble)
    } else if outcome.lines.count > 1 || trouble != nil || !fits(outcome.lines) {
      overlay = .printed(
        PrintedScreen.State(line: line, lines: outcome.lines, trouble: trouble))
    } else {
      let said = outcome.lines.first?.string ?? ""
      tell(
        .news(said.isEmpty ? Words(ko: "마쳤어요.", en: "Done.") : Words(ko: said, en: said)))
    }
    return outcome.copied.map { .copy($0) } ?? effect
  }

  private func fits(_ lines: [StyledText]) -> Bool {
    lines.allSatisfy { view.widths.columns(of: $0) <= size.width - 3 }
  }

  /// Runs the command that asked once more, with a yes; or leaves everything as it was.
  mutating func answer(_ isConfirmed: Bool, to line: String) -> AppEffect? {
    commandMemory.asked = nil
    if isConfirmed { return enterCommand(line, agrees: true) }
    tell(.news(.nothingChanged))
    return nil
  }

  /// Reads everything anew after a command, which may have changed anything.
  private mutating func renewAll() -> AppEffect? {
    letCover { $0.look() }
    for area in Area.allCases { desks.takeBack?.settle(area) }
    refresh()
    refreshPages()
    guard let desk = desks.settings else { return nil }
    let before = appearance
    appearance.apply(desk.queries.settings(), otherwise: desk.language)
    return appearance == before ? nil : .adjust
  }
}

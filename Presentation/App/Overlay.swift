import HearthDomain
import TerminalKit

/// What lies over the tabs and takes all input until it is closed.
enum Overlay {
  case help(HelpScreen.State)
  case confirm(ConfirmScreen.State)
  case message(MessageScreen.State)
  case welcome(WelcomeScreen.State)
  case command(CommandLineScreen.State)
  case printed(PrintedScreen.State)
  case working(WorkingScreen.State)

  enum Output: Hashable {
    case closed
    case answered(Bool)
    case tutorialRequested
    case welcomeFinished(DisplayName)
    /// Nobody reads on; the program is to do this, if anything.
    case welcomeSkipped(for: AppAction?)
    case lineEntered(String)
    case completionRequested(String)
    case commandRequested
    case stopRequested
  }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> Output? {
    switch self {
    case .help(var state):
      let output = HelpScreen.output(of: event, &state, in: view)
      self = .help(state)
      return output.map { $0 == .closed ? .closed : .tutorialRequested }
    case .confirm(var state):
      let output = ConfirmScreen.output(of: event, &state, in: view)
      self = .confirm(state)
      return output.map { .answered($0) }
    case .message(var state):
      let isClosed = MessageScreen.output(of: event, &state, in: view) != nil
      self = .message(state)
      return isClosed ? .closed : nil
    case .welcome(var state):
      let output = WelcomeScreen.output(of: event, &state, in: view)
      self = .welcome(state)
      switch output {
      case nil: return nil
      case .finished(let name): return .welcomeFinished(name)
      case .skipped(let action): return .welcomeSkipped(for: action)
      }
    case .command(var state):
      let output = CommandLineScreen.output(of: event, &state, in: view)
      self = .command(state)
      return output.map(Output.init)
    case .printed(var state):
      let output = PrintedScreen.output(of: event, &state, in: view)
      self = .printed(state)
      return output.map { $0 == .closed ? .closed : .commandRequested }
    case .working(var state):
      let isStopped = WorkingScreen.output(of: event, &state, in: view) != nil
      self = .working(state)
      return isStopped ? .stopRequested : nil
    }
  }

  /// A picture with the size of the view; it covers everything below it.
  func render(over frame: Frame, in view: ViewContext) -> Frame {
    switch self {
    case .help(let state): HelpScreen.render(state, over: frame, in: view)
    case .confirm(let state): ConfirmScreen.render(state, over: frame, in: view)
    case .message(let state): MessageScreen.render(state, over: frame, in: view)
    case .welcome(let state): WelcomeScreen.render(state, in: view)
    case .command(let state): CommandLineScreen.render(state, over: frame, in: view)
    case .printed(let state): PrintedScreen.render(state, over: frame, in: view)
    case .working(let state): WorkingScreen.render(state, over: frame, in: view)
    }
  }

  /// Whether a text field has the focus.
  var isTyping: Bool {
    switch self {
    case .welcome(let state): WelcomeScreen.isTyping(state)
    case .command(let state): CommandLineScreen.isTyping(state)
    case .help, .confirm, .message, .printed, .working: false
    }
  }

  var keyHelp: [KeyHelp] {
    switch self {
    case .help(let state): HelpScreen.keys(state).keyHelp
    case .confirm(let state): ConfirmScreen.keys(state).keyHelp
    case .message(let state): MessageScreen.keys(state).keyHelp
    case .welcome(let state): WelcomeScreen.keys(state).keyHelp
    case .command(let state): CommandLineScreen.keys(state).keyHelp
    case .printed(let state): PrintedScreen.keys(state).keyHelp
    case .working(let state): WorkingScreen.keys(state).keyHelp
    }
  }
}

extension Overlay.Output {
  init(_ output: CommandLineScreen.Output) {
    switch output {
    case .run(let line): self = .lineEntered(line)
    case .complete(let beginning): self = .completionRequested(beginning)
    case .closed: self = .closed
    }
  }
}

extension Screen {
  /// What the screen asks for after an event; an event that it has no use for is lost.
  fileprivate static func output(
    of event: TerminalEvent, _ state: inout State, in view: ViewContext
  ) -> Output? {
    guard case .handled(let output) = answer(to: event, &state, in: view) else { return nil }
    return output
  }
}

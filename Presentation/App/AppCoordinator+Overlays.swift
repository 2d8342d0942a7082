import HearthDomain
import TerminalKit

extension AppCoordinator {
  mutating func handleInOverlay(_ event: TerminalEvent) -> AppEffect? {
    guard var top = overlay else { return nil }
    let output = top.handle(event, in: view)
    overlay = top
    switch output {
    case nil: break
    case .closed: overlay = nil
    case .answered(let isConfirmed):
      overlay = nil
      if let line = commandMemory.asked { return answer(isConfirmed, to: line) }
      return answerInFront(isConfirmed)
    case .lineEntered(let line): return enterCommand(line)
    case .completionRequested(let beginning): completeCommand(beginning)
    case .commandRequested: openCommandLine()
    case .stopRequested: stopCommand()
    case .tutorialRequested:
      attempt { app in app.showWelcome(name: try app.profile.profile().displayName) }
    case .welcomeSkipped(let action):
      // Closed first: who cannot write must still get past it.
      overlay = nil
      refresh()
      attempt { try $0.finishWelcome(displayName: nil) }
      return action.flatMap { perform($0) }
    case .welcomeFinished(let name):
      attempt { app in
        try app.finishWelcome(displayName: name)
        app.overlay = nil
        app.refresh()
      }
    }
    return nil
  }

  /// Gives the answer to whoever asked.
  private mutating func answerInFront(_ isConfirmed: Bool) -> AppEffect? {
    guard pages.profile == nil else { return answerInProfile(isConfirmed) }
    return settle { try $0.receive(.answered(isConfirmed)) }
  }

  mutating func showWelcome(name: DisplayName) {
    overlay = .welcome(WelcomeScreen.State(areas: tabs.areas, name: name.value))
  }

  mutating func showHelp() {
    let title = pages.front?.title ?? tabs.front.area.title
    overlay = .help(
      HelpScreen.State(
        title: Words(ko: "\(title.ko) 화면의 단축키", en: "Keys on \(title.en)"),
        entries: keyHelpOfPage))
  }
}

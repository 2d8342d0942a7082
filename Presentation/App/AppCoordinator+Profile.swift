import HearthDomain
import TerminalKit

extension AppCoordinator {
  mutating func openProfile() {
    attempt { app in
      guard let useCases = app.desks.profile else { return }
      app.pages.profile = try ProfileCoordinator(useCases)
    }
  }

  /// Goes back to the settings, from which it was opened.
  mutating func closeProfile() {
    guard pages.profile?.goBack() != true else { return }
    pages.profile = nil
  }

  /// Reads the profile anew where it is shown; another program may have changed it.
  mutating func refreshProfile() {
    guard pages.profile != nil else { return }
    attempt { try $0.pages.profile?.refresh() }
  }

  mutating func handleInProfile(_ event: TerminalEvent) -> AppEffect? {
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleOverTabs(mouse)
    }
    var isForTheApp = false
    let contentView = view.with(size: layout.content.size)
    let effect = settleProfile { page in
      let outcome = try page.handle(event.moved(by: AppLayout.tabBarHeight), in: contentView)
      isForTheApp = outcome == .ignored
      return outcome
    }
    guard isForTheApp, case .key(let key) = event else { return effect }
    return handleGlobal(key)
  }

  mutating func answerInProfile(_ isConfirmed: Bool) -> AppEffect? {
    settleProfile { try $0.answer(isConfirmed) }
  }

  private mutating func settleProfile(
    _ act: (inout ProfileCoordinator) throws -> ProfileOutcome
  ) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      guard var page = app.pages.profile else { return }
      // What was changed before an error is kept, such as what is said beside a field.
      defer { if app.pages.profile != nil { app.pages.profile = page } }
      switch try act(&page) {
      case .ignored, .handled: break
      case .refused(let reason): app.tell(.refusal(reason))
      case .told(let words):
        app.refresh()
        app.tell(.news(words))
      case .asks(let question): app.overlay = .confirm(ConfirmScreen.State(question: question))
      case .locked: app.letCover { $0.putOnForAll() }
      case .changedProfile: effect = .reopen
      case .closed: app.pages.profile = nil
      }
    }
    return effect
  }
}

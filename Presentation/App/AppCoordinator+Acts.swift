import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Goes to the route and presses the key there; without a key, the route is a form to fill in.
  /// When the action is complete, the tab that is in front now comes back.
  mutating func performAction(on route: Route, by key: Key?, isAnswer: Bool = false) -> AppEffect? {
    let tab = tabs.frontIndex
    guard go(to: route) else {
      // If the thing is gone, the key must not act on anything else.
      tabs.bringToFront(tab)
      refresh()
      return nil
    }
    let depth = tabs.front.status.openPageCount
    returnTarget = ReturnTarget(
      origin: .action(
        depth: key == nil ? depth - 1 : depth, isAnswer: isAnswer, selectsOutcome: key == nil),
      tab: tab)
    return key.flatMap { handleInTab(.key($0)) }
  }

  /// Opens the area's form for a new entry.
  mutating func openNewEntryForm(in area: Area) -> AppEffect? {
    guard let place = tabs.index(of: area) else { return nil }
    let tab = tabs.frontIndex
    tabs.bringToFront(place)
    closePages()
    refresh()
    // If the user is typing in that tab, the open form stays and no new one is opened.
    guard !tabs.front.status.takesText else {
      returnTarget = nil
      return nil
    }
    for _ in 0..<tabs.front.status.openPageCount { sendToFrontTab(.goBack) }
    returnTarget = ReturnTarget(
      origin: .action(depth: 0, isAnswer: false, selectsOutcome: true), tab: tab)
    return handleInTab(.key(.character("a")))
  }

  /// Returns to the tab where an action was started, if the action is complete.
  mutating func returnAfterAction() {
    guard case .action(let depth, _, _) = returnTarget?.origin, screens.isEmpty, !lockCover.isOn,
      tabs.front.status.openPageCount <= depth
    else { return }
    returnToOrigin()
  }
}

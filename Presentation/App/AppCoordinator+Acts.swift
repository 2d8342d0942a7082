import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Goes to the route and performs the key's action on the thing there; without a key, the route
  /// is a form to fill in. The view that is in front now comes back once that is done.
  mutating func act(on route: Route, by key: Key?, isAnswer: Bool = false) -> AppEffect? {
    let tab = tabs.current
    guard go(to: route) else {
      // The thing is gone, so the key must not act on anything else.
      tabs.bringToFront(tab)
      refresh()
      return nil
    }
    let depth = tabs.front.condition.depth
    left = ReturnTarget(
      from: .act(depth: key == nil ? depth - 1 : depth, isAnswer: isAnswer), tab: tab)
    return key.flatMap { handleInTab(.key($0)) }
  }

  /// Opens the area's form for a new entry.
  mutating func add(to area: Area) -> AppEffect? {
    guard let place = tabs.place(of: area) else { return nil }
    let tab = tabs.current
    tabs.bringToFront(place)
    closePages()
    refresh()
    // If text is being typed there, that form is kept instead of a new one.
    guard !tabs.front.condition.takesText else {
      left = nil
      return nil
    }
    for _ in 0..<tabs.front.condition.depth { tell(tab: .left) }
    left = ReturnTarget(from: .act(depth: 0, isAnswer: false), tab: tab)
    return handleInTab(.key(.character("a")))
  }

  /// Returns to where an action was started once it is done.
  mutating func returnAfterAction() {
    guard case .act(let depth, _) = left?.from, screens.isEmpty, !cover.isOn,
      tabs.front.condition.depth <= depth
    else { return }
    returnToOrigin()
  }
}

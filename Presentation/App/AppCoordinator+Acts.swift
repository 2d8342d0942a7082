import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Does with the thing at the place what the key does there; with none, shows it as the form that
  /// it is. What is in front now comes back once that is done.
  mutating func act(on route: Route, by key: Key?, isAnswer: Bool = false) -> AppEffect? {
    let tab = tabs.current
    guard go(to: route) else {
      // The key is not for whatever else is there.
      tabs.bringToFront(tab)
      refresh()
      return nil
    }
    let depth = tabs.front.condition.depth
    left = ReturnPlace(
      from: .act(depth: key == nil ? depth - 1 : depth, isAnswer: isAnswer), tab: tab)
    return key.flatMap { handleInTab(.key($0)) }
  }

  /// Adds something of the area, in its own form.
  mutating func add(to area: Area) -> AppEffect? {
    guard let place = tabs.place(of: area) else { return nil }
    let tab = tabs.current
    tabs.bringToFront(place)
    closePages()
    refresh()
    // Who is in the middle of something there sees that; it is not given up for another one.
    guard !tabs.front.condition.takesText else {
      left = nil
      return nil
    }
    for _ in 0..<tabs.front.condition.depth { tell(tab: .left) }
    left = ReturnPlace(from: .act(depth: 0, isAnswer: false), tab: tab)
    return handleInTab(.key(.character("a")))
  }

  /// Comes back to where something was begun that is done now.
  mutating func returnWhenDone() {
    guard case .act(let depth, _) = left?.from, screens.isEmpty, !cover.isOn,
      tabs.front.condition.depth <= depth
    else { return }
    returnToLeft()
  }
}

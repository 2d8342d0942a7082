import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Returns the event, or, for Tab, the events that complete the last word of the search as far as
  /// the completion is unique.
  func completingSearch(_ event: TerminalEvent) -> [TerminalEvent] {
    guard event == .key(Key(.tab)),
      let text = page.map(\.searchBeingTyped) ?? tabs.front.condition.searchBeingTyped
    else { return [event] }
    let completion = SearchCompletion(names: features.commands?.names ?? .none)
    guard let longer = completion.completed(text) else { return [] }
    // A quotation mark may have been inserted before the text typed so far.
    let same = zip(text, longer).prefix { $0 == $1 }.count
    let erased = Array(repeating: TerminalEvent.key(Key(.backspace)), count: text.count - same)
    return [.key(Key(.end))] + erased + [.paste(String(longer.dropFirst(same)))]
  }

  mutating func openSearch() {
    if features.search != nil { screens.push(.search(SearchEverywhereScreen.State())) }
  }

  mutating func open(found route: Route) {
    let left = screens[AppPage.search].map {
      ReturnTarget(from: .search($0), tab: tabs.current)
    }
    screens.pop()
    go(to: route)
    self.left = left
  }

  /// Searches and displays the results on the search page.
  mutating func find(_ text: String) {
    attempt { app in
      guard let (rows, hasMore) = try app.found(text) else { return }
      app.screens[AppPage.search]?.found.show(rows)
      app.screens[AppPage.search]?.hasMore = hasMore
    }
  }

  /// Returns the results for the text, and whether there are more; nil if the search is not
  /// available.
  func found(_ text: String) throws -> (rows: [SearchEverywhereScreen.Row], hasMore: Bool)? {
    guard let search = features.search else { return nil }
    let formatter = SearchFormatter(clock: search.clock)
    let answer = try search(
      search.clock.searchSoFar(text), on: formatter.day(namedBy: text),
      .shared(SearchEverywhereScreen.State.most, among: Kind.searched.count))
    let rows = answer.findings.map {
      SearchEverywhereScreen.Row(finding: $0, moment: formatter.moment(of: $0))
    }
    return (rows, answer.hasMore)
  }
}

// MARK: - Returning to where a thing was opened

extension AppCoordinator {
  /// Goes to a thing that is listed in the front tab, and remembers the way back.
  mutating func visit(_ route: Route) {
    let tab = tabs.current
    go(to: route)
    guard tabs.current != tab else { return }
    left = ReturnTarget(from: .calendar, tab: tab)
  }

  /// Displays the remembered place again, and resets the tab of the thing as if it had not been
  /// opened.
  mutating func returnToOrigin() {
    guard let place = left else { return }
    left = nil
    if tabs.front.condition.canGoBack { tell(tab: .left) }
    tabs.bringToFront(place.tab)
    switch place.from {
    case .search(let state):
      screens.push(.search(state))
      refreshPages()
    case .calendar: refresh()
    case .act(_, let isAnswer):
      refresh()
      if isAnswer { reopenReminders() }
    }
  }

  /// Handles Esc as the way back and returns whether it did. Any other key except those for looking
  /// around forgets the way back.
  mutating func returnsToOrigin(by event: TerminalEvent) -> Bool {
    guard let left, !left.isAct, case .key(let key) = event else { return false }
    if key == Key(.escape) {
      returnToOrigin()
      return true
    }
    if !AppCoordinator.browsingKeys.contains(key) { self.left = nil }
    return false
  }

  private static let browsingKeys: Set<Key> = [
    Key(.up), Key(.down), Key(.left), Key(.right), Key(.pageUp), Key(.pageDown), Key(.home),
    Key(.end), .character("j"), .character("k"),
  ]
}

/// A place from which a thing was opened, and its tab.
struct ReturnTarget {
  enum Origin {
    /// The global search with its state.
    case search(SearchEverywhereScreen.State)
    /// The calendar of all areas, which stays open in its tab.
    case calendar
    /// An action that is complete once at most `depth` screens are open on top of the tab.
    /// `isAnswer` is true if it answers a reminder on the reminders page.
    case act(depth: Int, isAnswer: Bool)
  }

  let from: Origin
  let tab: Int

  var isAct: Bool { if case .act = from { true } else { false } }
}

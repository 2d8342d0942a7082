import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Returns the event. For Tab, returns the events that complete the last word of the search, as
  /// far as the completion is unique.
  func completingSearch(_ event: TerminalEvent) -> [TerminalEvent] {
    guard event == .key(Key(.tab)),
      let text = page.map(\.searchTextBeingTyped) ?? tabs.front.status.searchBeingTyped
    else { return [event] }
    let completion = SearchCompletion(names: features.commands?.names ?? .none)
    guard let longer = completion.completed(text) else { return [] }
    // The completion may have inserted a quotation mark before the typed text.
    let same = zip(text, longer).prefix { $0 == $1 }.count
    let erased = Array(repeating: TerminalEvent.key(Key(.backspace)), count: text.count - same)
    return [.key(Key(.end))] + erased + [.paste(String(longer.dropFirst(same)))]
  }

  mutating func openSearch() {
    if features.search != nil { screens.push(.search(SearchEverywhereScreen.State())) }
  }

  mutating func openSearchResult(_ route: Route) {
    let left = screens[AppPage.search].map {
      ReturnTarget(origin: .search($0), tab: tabs.frontIndex)
    }
    screens.pop()
    go(to: route)
    self.returnTarget = left
  }

  /// Searches and displays the results on the search page.
  mutating func search(_ text: String) {
    attempt { app in
      guard let (rows, hasMore) = try app.searchResults(text) else { return }
      app.screens[AppPage.search]?.results.replaceRows(rows)
      app.screens[AppPage.search]?.hasMore = hasMore
    }
  }

  /// Returns the results for the text, and whether there are more; nil if the search is not
  /// available.
  func searchResults(_ text: String) throws -> (rows: [SearchEverywhereScreen.Row], hasMore: Bool)?
  {
    guard let search = features.search else { return nil }
    let formatter = SearchFormatter(clock: search.clock)
    let answer = try search(
      search.clock.searchWhileTyping(text), on: formatter.day(namedBy: text),
      .shared(SearchEverywhereScreen.State.maxRows, among: Kind.searchedKinds.count))
    let rows = answer.results.map {
      SearchEverywhereScreen.Row(finding: $0, dateText: formatter.dateText(of: $0))
    }
    return (rows, answer.hasMore)
  }
}

// MARK: - Returning to where a thing was opened

extension AppCoordinator {
  /// Opens a thing that is listed in the front tab, and remembers where to return.
  mutating func openRememberingOrigin(_ route: Route) {
    let tab = tabs.frontIndex
    go(to: route)
    guard tabs.frontIndex != tab else { return }
    returnTarget = ReturnTarget(origin: .calendar, tab: tab)
  }

  /// Displays the screen from which the thing was opened, and resets the thing's tab.
  mutating func returnToOrigin() {
    guard let place = returnTarget else { return }
    returnTarget = nil
    let thing = tabs.front.status.selection
    if tabs.front.status.canGoBack { sendToFrontTab(.goBack) }
    tabs.bringToFront(place.tab)
    switch place.origin {
    case .search(let state):
      screens.push(.search(state))
      refreshPages()
    case .calendar: refresh()
    case .action(_, let isAnswer, let selectsOutcome):
      refresh()
      if selectsOutcome, let thing { tabs.withFrontTab { $0.select(thing) } }
      if isAnswer { reopenReminders() }
    }
  }

  /// On Esc, returns to where the thing was opened. Other keys, except those that move the
  /// selection, end that possibility. Returns true if it returned.
  mutating func handleReturnKey(by event: TerminalEvent) -> Bool {
    guard let returnTarget, !returnTarget.isFromAction, case .key(let key) = event else {
      return false
    }
    if key == Key(.escape) {
      returnToOrigin()
      return true
    }
    if !AppCoordinator.browsingKeys.contains(key) { self.returnTarget = nil }
    return false
  }

  private static let browsingKeys: Set<Key> = [
    Key(.up), Key(.down), Key(.left), Key(.right), Key(.pageUp), Key(.pageDown), Key(.home),
    Key(.end), .character("j"), .character("k"),
  ]
}

/// The place to return to after a thing was opened from there, and its tab.
struct ReturnTarget {
  enum Origin {
    /// The global search with its state.
    case search(SearchEverywhereScreen.State)
    /// The calendar of all areas, which stays open in its tab.
    case calendar
    /// The start of an action. It is complete when at most `depth` screens are open over the tab.
    /// `isAnswer`: the action answers a reminder of the reminders page. `selectsOutcome`: what the
    /// action added is selected then, if it is listed there.
    case action(depth: Int, isAnswer: Bool, selectsOutcome: Bool)
  }

  let origin: Origin
  let tab: Int

  var isFromAction: Bool { if case .action = origin { true } else { false } }
}

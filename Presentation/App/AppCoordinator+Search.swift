import HearthDomain
import TerminalKit

extension AppCoordinator {
  mutating func openSearch() {
    if desks.search != nil { pages.search = EverywhereScreen.State() }
  }

  mutating func closeSearch() {
    pages.search = nil
    refresh()
  }

  /// Searches anew where something is searched for; the store may have changed.
  mutating func refreshSearch() {
    guard let page = pages.search else { return }
    find(page.field.value) { $0.renew($1, hasMore: $2) }
  }

  mutating func handleInSearch(_ event: TerminalEvent) -> AppEffect? {
    guard var page = pages.search else { return nil }
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleOverTabs(mouse)
    }
    // Help is not typed; everything else may be.
    if event == .key(Key(.function(1))) { return handleGlobal(Key(.function(1))) }
    let answer = EverywhereScreen.answer(
      to: event.moved(by: AppLayout.tabBarHeight), &page, in: view.with(size: layout.content.size))
    pages.search = page
    switch answer {
    case .ignored, .handled(nil): break
    case .refused(let reason): tell(.refusal(reason))
    case .handled(let output?): perform(output)
    }
    return nil
  }

  private mutating func perform(_ output: EverywhereScreen.Output) {
    switch output {
    case .back: closeSearch()
    case .open(let route):
      let left = pages.search.map { LeftPlace(from: .search($0), tab: tabs.current) }
      pages.search = nil
      go(to: route)
      pages.left = left
    case .find(let text):
      find(text) { page, rows, hasMore in
        page.found.show(rows)
        page.hasMore = hasMore
      }
    }
  }

  /// Searches, and lets the page show what was found.
  private mutating func find(
    _ text: String,
    _ show: (inout EverywhereScreen.State, [EverywhereScreen.Row], _ hasMore: Bool) -> Void
  ) {
    attempt { app in
      guard let search = app.desks.search, var page = app.pages.search else { return }
      let answer = try search(
        text,
        .shared(EverywhereScreen.State.most, among: SearchedArea.allCases.count))
      let voice = SearchVoice(clock: search.clock)
      show(
        &page,
        answer.findings.map {
          EverywhereScreen.Row(finding: $0, moment: voice.moment(of: $0.thing))
        },
        answer.hasMore)
      app.pages.search = page
    }
  }
}

// MARK: - Going back to where a thing was opened

extension AppCoordinator {
  /// Goes to the place of a thing that is listed in the tab in front.
  mutating func visit(_ route: Route) {
    let tab = tabs.current
    go(to: route)
    guard tabs.current != tab else { return }
    pages.left = LeftPlace(from: .calendar, tab: tab)
  }

  /// Shows the place again, and leaves the tab of the thing as if it had not been opened.
  mutating func returnToLeft() {
    guard let tab = pages.returnToLeft() else { return }
    if tabs.front.condition.canGoBack { tell(tab: .left) }
    tabs.bringToFront(tab)
    if pages.search == nil { refresh() } else { refreshSearch() }
  }

  /// Whether the key goes back to that place; any other key but those that look around means
  /// that one stays.
  mutating func returnsToLeft(by event: TerminalEvent) -> Bool {
    guard pages.left != nil, case .key(let key) = event else { return false }
    if key == Key(.escape) {
      returnToLeft()
      return true
    }
    if !AppCoordinator.keysToLookAround.contains(key) { pages.left = nil }
    return false
  }

  private static let keysToLookAround: Set<Key> = [
    Key(.up), Key(.down), Key(.left), Key(.right), Key(.pageUp), Key(.pageDown), Key(.home),
    Key(.end), .character("j"), .character("k"),
  ]
}

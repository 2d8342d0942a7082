import HearthDomain
import TerminalKit

/// Leads through the screen of all sayings and those that lie over it.
package struct SayingsCoordinator: SharingCoordinator {
  typealias Home = SayingListScreen

  package let area = Area.sayings
  let tools: SayingTools
  var home: Home.State
  /// What lies over the first screen.
  var pages = ScreenStack<SayingsPage>()
  /// In which language the screen is, which decides what text comes first.
  var language = Language.english
  /// How the sayings are shown there.
  var look = SayingLook.standard

  package init(_ tools: SayingTools) {
    self.tools = tools
    home = SayingListScreen.State(now: tools.sayings.queries.now)
  }

  var cards: CardTools { tools.cards }

  package mutating func show(_ route: Route) throws {
    guard case .saying(let id) = route else { return }
    try returnToShelf(selecting: id)
    _ = try perform(.open(id, from: .list))
  }
}

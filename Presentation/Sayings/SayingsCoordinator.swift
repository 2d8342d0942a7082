import HearthDomain
import TerminalKit

/// Manages the list of sayings and the pages over it.
package struct SayingsCoordinator: SharingCoordinator {
  typealias Home = SayingListScreen

  package let area = Area.sayings
  let tools: SayingTools
  var home: Home.State
  /// The pages over the first screen.
  var pages = ScreenStack<SayingsPage>()
  /// The language of the screen. Sayings show their text in it first.
  var language = Language.english
  /// The look of the sayings on the screen.
  var sayingLook = SayingLook.standard

  package init(_ tools: SayingTools) {
    self.tools = tools
    home = SayingListScreen.State(now: tools.sayings.queries.now)
  }

  var cards: CardTools { tools.cards }

  package mutating func show(_ route: Route) throws {
    guard case .saying(let id) = route else { return }
    try returnToList(selecting: id)
    _ = try perform(.open(id, from: .list))
  }
}

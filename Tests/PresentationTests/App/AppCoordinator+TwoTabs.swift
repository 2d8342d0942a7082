import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension AppCoordinator {
  /// That of the tab in front.
  var area: Area { tabs.front.area }

  /// Two tabs on a new store, past the welcome.
  static func startedTwoTabs(breaks: Bool = false) -> AppCoordinator {
    var app = twoTabs(store: InMemoryStore(), breaks: breaks)
    app.start()
    app.tap("esc")
    return app
  }

  /// A shelf as Today and one as People, and nothing beside them.
  static func twoTabs(
    store: any Store, language: Language = .english, breaks: Bool = false
  ) -> AppCoordinator {
    var first = ShelfTab(.today)
    first.breaks = breaks
    return AppCoordinator([first, ShelfTab(.people)], on: store, .plain(language))
  }
}

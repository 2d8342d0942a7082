import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension AppCoordinator {
  /// The area of the front tab.
  var area: Area { tabs.front.area }

  /// Returns an app with two tabs on a new store, after the welcome.
  static func startedTwoTabs(breaks: Bool = false) -> AppCoordinator {
    var app = twoTabs(store: InMemoryStore(), breaks: breaks)
    app.start()
    app.tap("esc")
    return app
  }

  /// Returns an app with only two test tabs, in the places of Today and People.
  static func twoTabs(
    store: any Store, language: Language = .english, breaks: Bool = false
  ) -> AppCoordinator {
    var first = ShelfTab(.today)
    first.breaks = breaks
    return AppCoordinator([first, ShelfTab(.people)], on: store, .plain(language))
  }
}

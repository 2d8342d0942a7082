import TerminalKit

/// The pages that lie over the tabs and below any overlay: the settings, the profile over those,
/// and the search of everything over both.
struct PagesOverTabs {
  var settings: SettingsScreen.State?
  var profile: ProfileCoordinator?
  var search: EverywhereScreen.State?
  /// Where somebody comes from who looks at one of several things; nil once something else is
  /// done there.
  var left: LeftPlace?

  /// The page that is seen and takes the keys.
  enum Front {
    case settings(SettingsScreen.State)
    case profile(ProfileCoordinator)
    case search(EverywhereScreen.State)
  }

  /// Nil where the tabs are seen.
  var front: Front? {
    search.map(Front.search) ?? profile.map(Front.profile) ?? settings.map(Front.settings)
  }

  mutating func closeAll() {
    self = PagesOverTabs()
  }

  /// Opens what was left once more, and returns the tab in which it is.
  mutating func returnToLeft() -> Int? {
    guard let place = left else { return nil }
    if case .search(let page) = place.from { search = page }
    left = nil
    return place.tab
  }
}

/// A place from which a thing was opened, and its tab.
struct LeftPlace {
  enum Origin {
    /// The search of everything, as it was.
    case search(EverywhereScreen.State)
    /// The calendar of everything, which stays open in its tab.
    case calendar
  }

  let from: Origin
  let tab: Int
}

extension PagesOverTabs.Front {
  var title: Words {
    switch self {
    case .settings: Words(ko: "설정", en: "Settings")
    case .profile: Words(ko: "프로필", en: "Profile")
    case .search: Words(ko: "모두 찾기", en: "Find anything")
    }
  }

  func render(in view: ViewContext) -> Frame {
    switch self {
    case .settings(let state): SettingsScreen.render(state, in: view)
    case .profile(let page): page.render(in: view)
    case .search(let state): EverywhereScreen.render(state, in: view)
    }
  }

  var keyHelp: [KeyHelp] {
    switch self {
    case .settings(let state): SettingsScreen.keys(state).keyHelp
    case .profile(let page): page.keyHelp
    case .search(let state): EverywhereScreen.keys(state).keyHelp
    }
  }

  /// Whether letters are typed there, so that they are no commands.
  var takesText: Bool {
    switch self {
    case .settings(let state): state.editing != nil
    case .profile(let page): page.takesText
    case .search: true
    }
  }

  /// Whether a text field has the focus.
  var isTyping: Bool {
    switch self {
    case .settings(let state): SettingsScreen.isTyping(state)
    case .profile(let page): page.isTyping
    case .search(let state): EverywhereScreen.isTyping(state)
    }
  }

  /// Whether all keys that it does not use are typed there, also those of everywhere.
  var takesAllKeys: Bool {
    if case .search = self { true } else { false }
  }
}

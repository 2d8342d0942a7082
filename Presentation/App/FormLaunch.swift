import HearthDomain

/// What the full screen was opened for where a command opened it for one form: it is left with it.
struct FormLaunch {
  let area: Area
  /// What is said of what was entered, once it was kept.
  var kept: Words?
}

/// How a form was left for which a command had opened the full screen.
package enum FormResult: Hashable, Sendable {
  /// With what a command that had kept the same would say.
  case kept(Words)
  case givenUp
}

extension AppCoordinator {
  /// Begins at that place; with the form that it is, the view is left again.
  package mutating func open(forFormAt route: Route) {
    opensAt = route
    formLaunch = FormLaunch(area: route.area)
  }

  /// The end of the view once the form is left for which it was opened. Who has gone elsewhere
  /// meanwhile stays.
  mutating func endOfFormLaunch() -> AppEffect? {
    guard let formLaunch, hasBegun, !cover.isOn, screens.isEmpty else { return nil }
    guard tabs.front.area == formLaunch.area else {
      self.formLaunch = nil
      return nil
    }
    guard !tabs.front.condition.canGoBack else { return nil }
    return .leave(formLaunch.kept.map { .kept($0) } ?? .givenUp)
  }
}

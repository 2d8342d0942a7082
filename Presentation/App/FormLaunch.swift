import HearthDomain

/// The form for which a command opened the full screen. The view closes together with it.
struct FormLaunch {
  let area: Area
  /// The message about the saved entry; nil until it is saved.
  var savedMessage: Words?
}

/// How a form for which the full screen was opened was closed.
package enum FormResult: Hashable, Sendable {
  /// Saved, with the message that the command would print.
  case saved(Words)
  case cancelled
}

extension AppCoordinator {
  /// Opens the view at the route's form only; the view closes together with the form.
  package mutating func open(forFormAt route: Route) {
    initialRoute = route
    formLaunch = FormLaunch(area: route.area)
  }

  /// Returns the effect that closes the view once its form is closed. If the user went to another
  /// tab, the view stays open.
  mutating func formClosingEffect() -> AppEffect? {
    guard let formLaunch, hasShownFirstScreen, !lockCover.isOn, screens.isEmpty else { return nil }
    guard tabs.front.area == formLaunch.area else {
      self.formLaunch = nil
      return nil
    }
    guard !tabs.front.status.canGoBack else { return nil }
    return .closeForm(formLaunch.savedMessage.map { .saved($0) } ?? .cancelled)
  }
}

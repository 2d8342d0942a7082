import HearthDomain

extension AppCoordinator {
  mutating func openConflicts() {
    attempt { app in
      guard let conflicts = app.features.conflicts else { return }
      let (all, syncStatus) = (try conflicts.allConflicts(), try conflicts.syncStatus())
      app.screens.push(.conflicts(ConflictsScreen.State(all, syncStatus)))
    }
  }

  mutating func settleConflict(_ source: Conflict.Source, taking side: ResolveConflicts.Side) {
    attempt { app in
      guard let conflicts = app.features.conflicts else { return }
      let thing = try conflicts.allConflicts().first { $0.source == source }?.itemName
      // Also after a refusal: then the stored conflict differs from the displayed one.
      defer { app.refreshPages() }
      try conflicts.settleConflict(source, side)
      let done = Self.settledMessage(thing, side)
      // Keeping this side changes nothing, so undo is not offered: it would revert an earlier
      // change.
      if side == .other { app.report(done: done) } else { app.showNotice(.success(done)) }
    }
  }

  private static func settledMessage(_ thing: Words?, _ side: ResolveConflicts.Side) -> Words {
    let done =
      switch side {
      case .other: Words(ko: "다른 것으로 바꿨어요.", en: "taken from the other side.")
      case .kept: Words(ko: "지금대로 두었어요.", en: "left as it is.")
      }
    guard let thing else {
      return Words(ko: done.ko, en: done.en.prefix(1).uppercased() + done.en.dropFirst())
    }
    return Words { "\(thing($0)): \(done($0))" }
  }
}

import HearthDomain

extension AppCoordinator {
  mutating func openConflicts() {
    attempt { app in
      guard let conflicts = app.features.conflicts else { return }
      let (all, standing) = (try conflicts.all(), try conflicts.standing())
      app.screens.push(.conflicts(ConflictsScreen.State(all, standing)))
    }
  }

  mutating func settle(_ source: Conflict.Source, taking side: SettleConflicts.Side) {
    attempt { app in
      guard let conflicts = app.features.conflicts else { return }
      // Also after a refusal: then it is another than the one that is shown.
      defer { app.refreshPages() }
      try conflicts.settle(source, side)
      let done =
        side == .other
        ? Words(ko: "다른 것으로 바꿨어요.", en: "The other one stands now.")
        : Words(ko: "지금대로 두었어요.", en: "Left as it stands.")
      app.tell(.done(app.offeringTakeBack(after: done)))
    }
  }
}

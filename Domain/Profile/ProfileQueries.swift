/// Queries about the profile.
package struct ProfileQueries: Sendable {
  private let store: any Store

  package init(store: any Store) {
    self.store = store
  }

  package func profile() throws -> Profile {
    try store.read { try $0.profile.load() }
  }

  /// Returns the profile if the welcome should be shown, otherwise nil. It is shown again after an
  /// interruption. If it never began, it is shown as long as the store has no entries and the
  /// starter collection is unchanged.
  package func profileToWelcome() throws -> Profile? {
    try store.read { repositories in
      let profile = try repositories.profile.load()
      guard profile.welcomedAt == nil else { return nil }
      if profile.isBeingWelcomed { return profile }
      guard try !repositories.profile.hasEntries() else { return nil }
      // If a starter saying is missing, the user removed it.
      let handedOut = try repositories.starters.progress()?.releasedCount ?? 0
      let count = min(handedOut, repositories.starters.lines.count)
      return try repositories.profile.summary().sayings == count ? profile : nil
    }
  }

  /// Returns the profile with the numbers of its items.
  package func summary() throws -> (profile: Profile, summary: ProfileSummary, isLocked: Bool) {
    try store.read {
      (try $0.profile.load(), try $0.profile.summary(), try $0.profile.lock() != nil)
    }
  }
}

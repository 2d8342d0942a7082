/// Reads about the profile.
package struct ProfileQueries: Sendable {
  private let store: any Store

  package init(store: any Store) {
    self.store = store
  }

  package func profile() throws -> Profile {
    try store.read { try $0.profile.load() }
  }

  /// The profile, where it is still to be welcomed: nothing was entered in the store yet, and the
  /// starter collection is as it was handed out.
  package func newcomer() throws -> Profile? {
    try store.read { repositories in
      let profile = try repositories.profile.load()
      guard profile.welcomedAt == nil else { return nil }
      guard try !repositories.profile.hasEntries() else { return nil }
      // A saying that is missing was removed by somebody.
      let handedOut = try repositories.starters.progress()?.released ?? 0
      return try repositories.profile.summary().sayings == handedOut ? profile : nil
    }
  }

  /// The profile with what it has become.
  package func summary() throws -> (profile: Profile, summary: ProfileSummary, isLocked: Bool) {
    try store.read {
      (try $0.profile.load(), try $0.profile.summary(), try $0.profile.lock() != nil)
    }
  }
}

/// Ends the welcome, so that it does not show by itself again.
public struct FinishWelcome: Sendable {
  private let store: any Store
  private let now: Now

  public init(store: any Store, now: Now) {
    self.store = store
    self.now = now
  }

  /// Keeps the name that was given; nil leaves the name as it was. Returns the profile as
  /// saved; throws when the store fails.
  @discardableResult
  public func callAsFunction(displayName: DisplayName?) throws -> Profile {
    try store.write { repositories in
      var profile = try repositories.profile.load()
      profile.displayName = displayName ?? profile.displayName
      profile.welcomedAt = profile.welcomedAt ?? now()
      try repositories.profile.save(profile)
      return profile
    }
  }
}

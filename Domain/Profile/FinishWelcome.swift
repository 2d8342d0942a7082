/// Ends the welcome, so that it does not show by itself again.
public struct FinishWelcome: Sendable {
  private let store: any Store
  private let now: Now
  private let shelf: ProfileShelf?

  /// Without a shelf the store stands apart from all profiles, and may have any name.
  public init(store: any Store, now: Now, shelf: ProfileShelf? = nil) {
    self.store = store
    self.now = now
    self.shelf = shelf
  }

  /// Keeps the name that was given; nil leaves the name as it was. Returns the profile as saved.
  /// Throws ``DomainError/conflict(_:holder:)`` for a name that another profile has, and when the
  /// store fails.
  @discardableResult
  public func callAsFunction(displayName: DisplayName?) throws -> Profile {
    guard let displayName, let shelf else { return try save(displayName) }
    return try shelf.rename(to: displayName) { try save(displayName) }
  }

  private func save(_ displayName: DisplayName?) throws -> Profile {
    try store.write { repositories in
      var profile = try repositories.profile.load()
      profile.displayName = displayName ?? profile.displayName
      profile.welcomedAt = profile.welcomedAt ?? now()
      try repositories.profile.save(profile)
      return profile
    }
  }
}

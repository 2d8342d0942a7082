/// Ends the welcome, so that it does not show by itself again.
public struct FinishWelcome: Sendable {
  private let store: any Store
  private let now: Now
  private let collection: ProfileCollection?

  /// Without a collection the store stands apart from all profiles, and may have any name.
  public init(store: any Store, now: Now, collection: ProfileCollection? = nil) {
    self.store = store
    self.now = now
    self.collection = collection
  }

  /// Keeps the name that was given; nil leaves the name as it was. Returns the profile as saved.
  /// Throws ``DomainError/conflict(_:holder:)`` for a name that another profile has, and when the
  /// store fails.
  @discardableResult
  public func callAsFunction(displayName: DisplayName?) throws -> Profile {
    guard let displayName, let collection else { return try save(displayName) }
    let before = try store.read { try $0.profile.load() }
    return try collection.rename(
      to: displayName, by: { try save(displayName) },
      undo: { try store.write { try $0.profile.save(before) } })
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

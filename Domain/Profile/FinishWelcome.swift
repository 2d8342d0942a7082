/// Ends the welcome, so that it does not show by itself again.
package struct FinishWelcome: Sendable {
  private let store: any Store
  private let now: Now
  private let collection: ProfileCollection?

  /// Without a collection the store stands apart from all profiles, and may have any name.
  package init(store: any Store, now: Now, collection: ProfileCollection? = nil) {
    self.store = store
    self.now = now
    self.collection = collection
  }

  /// Keeps the name that was given; nil leaves the name as it was. Returns the profile as saved.
  /// Throws ``DomainError/conflict(_:holder:)`` for a name that another profile has, and when the
  /// store fails.
  @discardableResult
  package func callAsFunction(displayName: DisplayName?) throws -> Profile {
    func save(_ repositories: Repositories) throws -> Profile {
      var profile = try repositories.profile.load()
      profile.displayName = displayName ?? profile.displayName
      profile.welcomedAt = profile.welcomedAt ?? now()
      try repositories.profile.save(profile)
      return profile
    }
    guard let collection else { return try store.write(save) }
    return try collection.write(in: store) { (try save($0), displayName) }
  }
}

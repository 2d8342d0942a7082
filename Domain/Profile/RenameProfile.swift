/// Changes the name by which the user is greeted.
public struct RenameProfile: Sendable {
  private let store: any Store

  public init(store: any Store) {
    self.store = store
  }

  /// Returns the profile as saved; throws when the store fails.
  @discardableResult
  public func callAsFunction(to displayName: DisplayName) throws -> Profile {
    try store.write { repositories in
      var profile = try repositories.profile.load()
      profile.displayName = displayName
      try repositories.profile.save(profile)
      return profile
    }
  }
}

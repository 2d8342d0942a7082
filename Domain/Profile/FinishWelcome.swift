/// Begins and ends the welcome of new users. A finished welcome does not reappear by itself; an
/// interrupted one does, whatever was entered in it.
package struct FinishWelcome: Sendable {
  private let store: any Store
  private let now: Now
  private let collection: ProfileCollection?

  /// Creates the use case. Without a collection, the store belongs to no list of profiles, so its
  /// name need not be unique.
  package init(store: any Store, now: Now, collection: ProfileCollection? = nil) {
    self.store = store
    self.now = now
    self.collection = collection
  }

  /// Records that the welcome has begun, and saves the name; nil leaves the name unchanged. Throws
  /// ``DomainError/conflict(_:holder:)`` if another profile has the name, and any error of the
  /// store.
  package func begin(displayName: DisplayName?) throws {
    try save(displayName) { $0.isBeingWelcomed = $0.welcomedAt == nil }
  }

  /// Records that the welcome has ended, and saves the name; nil leaves the name unchanged. Returns
  /// the saved profile. Throws as ``begin(displayName:)``.
  @discardableResult
  package func callAsFunction(displayName: DisplayName?) throws -> Profile {
    try save(displayName) { profile in
      profile.welcomedAt = profile.welcomedAt ?? now()
      profile.isBeingWelcomed = false
    }
  }

  @discardableResult
  private func save(_ name: DisplayName?, _ change: (inout Profile) -> Void) throws -> Profile {
    func save(_ repositories: Repositories) throws -> Profile {
      var profile = try repositories.profile.load()
      profile.displayName = name ?? profile.displayName
      change(&profile)
      try repositories.profile.save(profile)
      return profile
    }
    guard let collection else { return try store.write(save) }
    return try collection.write(in: store) { (try save($0), name) }
  }
}

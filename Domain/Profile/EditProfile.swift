/// Changes a profile's data about its user.
package struct EditProfile: Sendable {
  /// Changes of a profile: nil leaves a value unchanged, an inner nil removes it.
  package struct Changes: Hashable, Sendable {
    package var displayName: DisplayName?
    package var email: Email??
    package var picture: PicturePath??

    package init(
      displayName: DisplayName? = nil, email: Email?? = nil, picture: PicturePath?? = nil
    ) {
      self.displayName = displayName
      self.email = email
      self.picture = picture
    }

    package var isEmpty: Bool { self == Changes() }
  }

  private let store: any Store
  private let collection: ProfileCollection?

  /// Creates the use case. Without a collection, the store belongs to no list of profiles, so its
  /// name need not be unique.
  package init(store: any Store, collection: ProfileCollection? = nil) {
    self.store = store
    self.collection = collection
  }

  /// Returns the saved profile. Throws ``DomainError/conflict(_:holder:)`` if another profile has
  /// the name, ``DomainError/refused(_:)`` if the profile differs from `seen`, and errors of the
  /// store.
  @discardableResult
  package func callAsFunction(_ changes: Changes, from seen: Profile? = nil) throws -> Profile {
    func save(_ repositories: Repositories) throws -> Profile {
      var profile = try repositories.profile.load()
      try Refusal.checkUnchanged(profile, since: seen)
      if let name = changes.displayName { profile.displayName = name }
      if let email = changes.email { profile.email = email }
      if let picture = changes.picture { profile.picture = picture }
      try repositories.profile.save(profile)
      return profile
    }
    guard let collection else { return try store.write(save) }
    return try collection.write(in: store) { (try save($0), changes.displayName) }
  }
}

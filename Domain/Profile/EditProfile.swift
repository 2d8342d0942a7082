/// Changes what a profile tells of its user.
package struct EditProfile: Sendable {
  /// What is to be changed; nil stays, an inner nil removes.
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

  /// Without a collection the store stands apart from all profiles, and may have any name.
  package init(store: any Store, collection: ProfileCollection? = nil) {
    self.store = store
    self.collection = collection
  }

  /// Returns the profile as saved. Throws ``DomainError/conflict(_:holder:)`` for a name that
  /// another profile has, ``DomainError/refused(_:)`` when it is no longer what was seen, and when
  /// the store fails.
  @discardableResult
  package func callAsFunction(_ changes: Changes, from seen: Profile? = nil) throws -> Profile {
    func save(_ repositories: Repositories) throws -> Profile {
      var profile = try repositories.profile.load()
      try Refusal.check(profile, isStill: seen)
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

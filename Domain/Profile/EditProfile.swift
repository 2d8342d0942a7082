/// Changes what a profile tells of its user.
public struct EditProfile: Sendable {
  /// What is to be changed; nil stays, an inner nil removes.
  public struct Changes: Hashable, Sendable {
    public var displayName: DisplayName?
    public var email: Email??
    public var picture: PicturePath??

    public init(
      displayName: DisplayName? = nil, email: Email?? = nil, picture: PicturePath?? = nil
    ) {
      self.displayName = displayName
      self.email = email
      self.picture = picture
    }

    public var isEmpty: Bool { self == Changes() }
  }

  private let store: any Store

  public init(store: any Store) {
    self.store = store
  }

  /// Returns the profile as saved; throws when the store fails.
  @discardableResult
  public func callAsFunction(_ changes: Changes) throws -> Profile {
    try store.write { repositories in
      var profile = try repositories.profile.load()
      if let name = changes.displayName { profile.displayName = name }
      if let email = changes.email { profile.email = email }
      if let picture = changes.picture { profile.picture = picture }
      try repositories.profile.save(profile)
      return profile
    }
  }
}

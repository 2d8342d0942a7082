/// Keeps the one profile of a store.
public protocol ProfileRepository {
  /// The profile as last saved; an empty one in a new store.
  func load() throws -> Profile

  /// Replaces the profile.
  func save(_ profile: Profile) throws
}

/// Keeps the one profile of a store.
public protocol ProfileRepository {
  /// The profile as last saved; an empty one in a new store.
  func load() throws -> Profile

  /// Replaces the profile.
  func save(_ profile: Profile) throws

  /// What keeps eyes off it; nil where nothing does.
  func lock() throws -> ProfileLock?

  /// Puts the lock in the place of the one before; nil leaves none.
  func keep(_ lock: ProfileLock?) throws

  /// When the store was made, and how much it keeps by now.
  func summary() throws -> ProfileSummary

  /// Whether there is anything besides sayings, sooner than ``summary()`` counts it.
  func hasEntries() throws -> Bool
}

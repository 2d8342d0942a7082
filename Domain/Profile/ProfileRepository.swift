/// Keeps the one profile of a store.
public protocol ProfileRepository {
  /// The profile as last saved; an empty one in a new store.
  func load() throws -> Profile

  /// Replaces the profile.
  func save(_ profile: Profile) throws

  /// The text kept under the key of a setting of this store, as the journal knows it; nil where
  /// none is.
  func setting(_ key: String) throws -> String?

  /// All texts that are kept under keys which begin so.
  func settings(beginningWith prefix: String) throws -> [String: String]

  /// Keeps the text under the key; nil leaves none there.
  func keep(_ setting: String?, as key: String) throws

  /// What keeps eyes off it; nil where nothing does.
  func lock() throws -> ProfileLock?

  /// Puts the lock in the place of the one before; nil leaves none.
  func keep(_ lock: ProfileLock?) throws

  /// When the store was made here, whatever it has been told of before.
  func begunAt() throws -> Instant

  /// When the store was made, and how much it keeps by now.
  func summary() throws -> ProfileSummary

  /// Whether there is anything besides sayings, sooner than ``summary()`` counts it.
  func hasEntries() throws -> Bool
}

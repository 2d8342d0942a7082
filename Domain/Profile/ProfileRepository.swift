/// Storage of a store's profile.
public protocol ProfileRepository {
  /// Returns the saved profile; an empty one in a new store.
  func load() throws -> Profile

  /// Replaces the profile.
  func save(_ profile: Profile) throws

  /// Returns the value of the store's setting with this key, in the form used by the journal; nil
  /// if there is none.
  func setting(_ key: String) throws -> String?

  /// Returns all settings whose keys have the prefix, as texts by key.
  func settings(beginningWith prefix: String) throws -> [String: String]

  /// Stores the text under the key; nil removes it.
  func saveSetting(_ setting: String?, as key: String) throws

  /// Returns the lock; nil if there is none.
  func lock() throws -> ProfileLock?

  /// Replaces the lock; nil removes it.
  func saveLock(_ lock: ProfileLock?) throws

  /// Returns when this store was created; its data may be older.
  func createdAt() throws -> Instant

  /// Returns the creation time and the numbers of items.
  func summary() throws -> ProfileSummary

  /// Whether there is anything besides sayings; faster than ``summary()``.
  func hasEntries() throws -> Bool
}

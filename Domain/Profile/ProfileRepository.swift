/// Storage of a store's profile.
public protocol ProfileRepository {
  /// Returns the saved profile; an empty one in a new store.
  func load() throws -> Profile

  /// Replaces the profile.
  func save(_ profile: Profile) throws

  /// Returns the text of the store's setting with this key, as in the journal; nil if there is
  /// none.
  func setting(_ key: String) throws -> String?

  /// Returns all texts whose keys have the prefix.
  func settings(beginningWith prefix: String) throws -> [String: String]

  /// Stores the text under the key; nil removes it.
  func saveSetting(_ setting: String?, as key: String) throws

  /// Returns the lock; nil if there is none.
  func lock() throws -> ProfileLock?

  /// Replaces the lock; nil removes it.
  func saveLock(_ lock: ProfileLock?) throws

  /// Returns when the store was created here, even if its data is older.
  func createdAt() throws -> Instant

  /// Returns the creation time and the numbers of items.
  func summary() throws -> ProfileSummary

  /// Whether there is anything besides sayings; faster than ``summary()``.
  func hasEntries() throws -> Bool
}

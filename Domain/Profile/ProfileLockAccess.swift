/// Access to the data that is readable while a profile is locked: its name and its lock.
///
/// Reading never migrates an older store or creates a missing one, since nobody has unlocked the
/// profile yet.
package protocol ProfileLockAccess: Sendable {
  /// Whether the store has the current schema or does not exist yet. An older store is migrated on
  /// its first use.
  func hasCurrentSchema() throws -> Bool

  /// Returns the profile's name; nil if the store does not exist yet.
  func name() throws -> DisplayName?

  /// Returns the lock; nil if there is none.
  func lock() throws -> ProfileLock?

  /// Changes the lock in one transaction; returns nil if there is none. An error thrown by the body
  /// leaves it unchanged.
  func changeLock<Answer>(_ body: (inout ProfileLock) throws -> Answer) throws -> Answer?
}

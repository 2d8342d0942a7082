/// Access to the data of a profile that is readable while the profile is locked: its name and its
/// lock.
///
/// Reading neither migrates an older store nor creates a missing one, since nobody has unlocked the
/// profile yet.
package protocol ProfileLockAccess: Sendable {
  /// Whether the store has the present schema or does not exist yet; older stores are migrated on
  /// their first use.
  func hasCurrentSchema() throws -> Bool

  /// Returns the profile's name; nil if the store does not exist yet.
  func name() throws -> DisplayName?

  /// Returns the lock; nil if there is none.
  func lock() throws -> ProfileLock?

  /// Changes the lock in one transaction; returns nil if there is none. An error thrown by the body
  /// leaves it unchanged.
  func changeLock<Answer>(_ body: (inout ProfileLock) throws -> Answer) throws -> Answer?
}

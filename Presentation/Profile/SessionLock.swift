import HearthDomain

/// Decides when the full screen asks for the passphrase: at the start, and after as long without
/// input as a session lasts.
package struct SessionLock: Sendable {
  private static let millisecondsPerMinute: Int64 = 60_000

  let unlock: UnlockProfile
  private let wasUnlocked: Bool
  private var lastUsedAt: Instant
  /// The length of a session in minutes, from the last read lock; nil without a lock.
  private var sessionMinutes: Int?
  /// The identity of the last read lock, which tells a changed lock from the same one.
  private var lockMark: LockIdentity?
  /// The profile's name when its lock was last read; nil if it had none.
  private(set) var name: DisplayName?

  /// Creates the lock of a session. `wasUnlocked` is true if the passphrase was entered just
  /// before; the first question is then skipped.
  package init(unlock: UnlockProfile, wasUnlocked: Bool) {
    self.unlock = unlock
    self.wasUnlocked = wasUnlocked
    lastUsedAt = unlock.now()
  }

  /// Whether the passphrase is needed before anything is shown; throws if the store cannot be read.
  mutating func needsPassphrase() throws -> Bool { try rereadLock() && !wasUnlocked }

  /// Records that the user is active.
  mutating func recordActivity() {
    lastUsedAt = unlock.now()
  }

  /// Reads the lock again; if that throws, the last read one stays valid. Returns whether this
  /// session has not unlocked it: the lock is new, has changed, or was told to ask everyone again.
  mutating func rereadLock() throws -> Bool {
    let lock = try unlock.lock()
    defer { (sessionMinutes, lockMark) = (lock?.minutes, lock?.identity) }
    if lock != nil { name = unlock.name }
    guard let lock, lock.identity != lockMark else { return false }
    return !unlock.hasOpened(lock)
  }

  /// Whether there is a lock and there was no input for the length of a session. Does not read the
  /// store, which may be busy. A lock that asks for every command uses the default length here.
  var isIdleTooLong: Bool {
    guard let sessionMinutes else { return false }
    let idle = unlock.now() - lastUsedAt
    return idle >= Int64(sessionMinutes > 0 ? sessionMinutes : ProfileLock.defaultMinutes)
      * SessionLock.millisecondsPerMinute
  }
}

import HearthDomain

/// Decides when the full screen asks for the passphrase: at the start, and after a time without
/// input as long as a session lasts.
package struct SessionLock: Sendable {
  private static let minute: Int64 = 60_000

  let unlock: UnlockProfile
  private let wasUnlocked: Bool
  private var lastUsedAt: Instant
  /// The minutes for which a session lasts with the last read lock; nil without a lock.
  private var minutes: Int?
  /// The mark that identifies the last read lock.
  private var mark: LockMark?
  /// The profile's name at that time; nil if none.
  private(set) var name: DisplayName?

  /// `wasUnlocked` skips the question at the start, if the passphrase was given just before.
  package init(unlock: UnlockProfile, wasUnlocked: Bool) {
    self.unlock = unlock
    self.wasUnlocked = wasUnlocked
    lastUsedAt = unlock.now()
  }

  /// Whether the passphrase is needed before anything is shown; throws if the store cannot be read.
  mutating func isClosed() throws -> Bool { try look() && !wasUnlocked }

  /// Notes that the user is active.
  mutating func used() {
    lastUsedAt = unlock.now()
  }

  /// Reads the lock again; if that throws, the last read one counts. Returns whether the lock is
  /// new, changed or asks everyone anew, so that this session has not unlocked it.
  mutating func look() throws -> Bool {
    let lock = try unlock.lock()
    defer { (minutes, mark) = (lock?.minutes, lock?.mark) }
    if lock != nil { name = unlock.name }
    guard let lock, lock.mark != mark else { return false }
    return !unlock.hasOpened(lock)
  }

  /// Whether there is a lock and the user has been away. It does not read the store, which may be
  /// busy.
  /// A lock that asks for every command uses the default time here.
  var isDue: Bool {
    guard let minutes else { return false }
    let idle = unlock.now() - lastUsedAt
    return idle >= Int64(minutes > 0 ? minutes : ProfileLock.usualMinutes) * SessionLock.minute
  }
}

import HearthDomain

/// Knows when the full screen has to ask for the passphrase: as it opens, and once nobody has
/// done anything in it for as long as a session is let through.
package struct SessionLock: Sendable {
  private static let minute: Int64 = 60_000

  let unlock: UnlockProfile
  private let wasLetIn: Bool
  private var lastUsedAt: Instant
  /// How long a session is let through by the lock that was read last; nil where there is none.
  private var minutes: Int?
  /// What tells the lock that was read last from others.
  private var mark: LockMark?
  /// The name that the profile went by then; nil for none.
  private(set) var name: DisplayName?

  /// Nobody is asked at first who was let in just before.
  package init(unlock: UnlockProfile, wasLetIn: Bool) {
    self.unlock = unlock
    self.wasLetIn = wasLetIn
    lastUsedAt = unlock.now()
  }

  /// Whether somebody has to be asked before anything is shown; throws when the store fails.
  mutating func isClosed() throws -> Bool { try look() && !wasLetIn }

  /// Takes note that somebody is there.
  mutating func used() {
    lastUsedAt = unlock.now()
  }

  /// Reads anew whether there is a lock; what was read before counts while the store fails.
  /// Whether it has come since, was changed, or asks everybody anew, so that whoever sits here
  /// was not let in by it.
  mutating func look() throws -> Bool {
    let lock = try unlock.lock()
    defer { (minutes, mark) = (lock?.minutes, lock?.mark) }
    if lock != nil { name = unlock.name }
    guard let lock, lock.mark != mark else { return false }
    return !unlock.hasOpened(lock)
  }

  /// Whether there is a lock and somebody has left; the store is not asked, so that nobody waits
  /// for one that is busy.
  ///
  /// Where every command asks anew, the screen waits for the usual time.
  var isDue: Bool {
    guard let minutes else { return false }
    let idle = unlock.now() - lastUsedAt
    return idle >= Int64(minutes > 0 ? minutes : ProfileLock.usualMinutes) * SessionLock.minute
  }
}

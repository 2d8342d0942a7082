import HearthDomain

/// Knows when the full screen has to ask for the passphrase: as it opens, and once nobody has
/// done anything in it for as long as a session is let through.
public struct ScreenLock: Sendable {
  private static let minute: Int64 = 60_000

  let unlock: UnlockProfile
  private let wasLetIn: Bool
  private var lastUsedAt: Instant

  /// Nobody is asked at first who was let in just before.
  public init(unlock: UnlockProfile, wasLetIn: Bool) {
    self.unlock = unlock
    self.wasLetIn = wasLetIn
    lastUsedAt = unlock.now()
  }

  /// Whether somebody has to be asked before anything is shown; throws when the store fails.
  func isClosed() throws -> Bool { try !wasLetIn && !unlock.isOpen() }

  /// Takes note that somebody is there.
  mutating func used() {
    lastUsedAt = unlock.now()
  }

  /// Whether there is a lock and somebody has left; looks for one once a minute at most.
  ///
  /// Where every command asks anew, the screen waits for the usual time. Throws when the store
  /// fails.
  func isDue() throws -> Bool {
    let idle = unlock.now().milliseconds - lastUsedAt.milliseconds
    guard idle >= ScreenLock.minute, let lock = try unlock.lock() else { return false }
    let minutes = lock.minutes > 0 ? lock.minutes : ProfileLock.usualMinutes
    return idle >= Int64(minutes) * ScreenLock.minute
  }
}

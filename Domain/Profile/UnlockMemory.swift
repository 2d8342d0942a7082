/// Remembers which locks the user's session has opened.
///
/// What cannot be remembered is asked for again.
package protocol UnlockMemory: Sendable {
  /// Whether this session opened the lock and its time limit has not passed.
  func isUnlocked(_ mark: LockIdentity, at now: Instant) -> Bool

  /// Remembers the lock as open for this session until the end.
  func remember(_ mark: LockIdentity, from now: Instant, until end: Instant)

  /// Forgets the lock for all sessions.
  func forget(_ mark: LockIdentity)

  /// Counts an attempt at a lock whose store is read-only, before the attempt is verified. Returns
  /// the remaining wait in milliseconds; if that is not 0, nothing is counted. If nothing can be
  /// stored here either, only the cost of hashing slows attempts down.
  func countAttempt(_ mark: LockIdentity, at now: Instant) -> Int64

  /// Returns the remaining wait after the attempts counted here, in milliseconds.
  func remainingWait(_ mark: LockIdentity, at now: Instant) -> Int64

  /// Resets the attempts counted here.
  func resetAttempts(_ mark: LockIdentity)
}

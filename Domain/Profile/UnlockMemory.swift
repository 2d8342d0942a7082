/// Remembers which locks the user's session has opened. If that is impossible, the user has to type
/// the secret again.
package protocol UnlockMemory: Sendable {
  /// Whether this session opened the lock and its time limit has not passed.
  func isUnlocked(_ mark: LockIdentity, at now: Instant) -> Bool

  /// Remembers the lock as open for this session until the end.
  func remember(_ mark: LockIdentity, from now: Instant, until end: Instant)

  /// Forgets the lock for all sessions.
  func forget(_ mark: LockIdentity)

  /// Counts an attempt outside the store, because the store is read-only; called before the attempt
  /// is verified. Returns the remaining wait in milliseconds; if it is not 0, the attempt is not
  /// allowed and does not count. If nothing can be stored here either, only the cost of hashing
  /// slows attempts down.
  func countAttempt(_ mark: LockIdentity, at now: Instant) -> Int64

  /// Returns the remaining wait, in milliseconds, after the attempts counted outside the store.
  func remainingWait(_ mark: LockIdentity, at now: Instant) -> Int64

  /// Resets the attempts counted outside the store.
  func resetAttempts(_ mark: LockIdentity)
}

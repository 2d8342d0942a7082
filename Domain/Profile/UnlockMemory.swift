/// Remembers which locks this session of the user has opened.
///
/// What cannot be remembered is asked for again.
public protocol UnlockMemory: Sendable {
  /// Whether this session opened that lock and the time for it is not over.
  func isUnlocked(_ mark: LockMark, at now: Instant) -> Bool

  /// Lets this session through until then.
  func remember(_ mark: LockMark, from now: Instant, until end: Instant)

  /// Lets go of what it remembers of that lock, whichever session opened it.
  func forget(_ mark: LockMark)
}

/// Remembers which locks this session of the user has opened.
///
/// What cannot be remembered is asked for again.
package protocol UnlockMemory: Sendable {
  /// Whether this session opened that lock and the time for it is not over.
  func isUnlocked(_ mark: LockMark, at now: Instant) -> Bool

  /// Lets this session through until then.
  func remember(_ mark: LockMark, from now: Instant, until end: Instant)

  /// Lets go of what it remembers of that lock, whichever session opened it.
  func forget(_ mark: LockMark)

  /// Counts a try at a lock whose store cannot be written, before anybody knows whether it is
  /// right; returns the milliseconds to wait, and counts nothing, while there are any. Where
  /// nothing can be kept either, only what a hash costs keeps anybody from trying on.
  func claimTry(_ mark: LockMark, at now: Instant) -> Int64

  /// How many milliseconds are left to wait after the tries that were counted here.
  func rest(_ mark: LockMark, at now: Instant) -> Int64

  /// Lets go of the tries that were counted.
  func forgetTries(_ mark: LockMark)
}

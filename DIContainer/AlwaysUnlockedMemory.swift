import HearthDomain

/// Unlock memory for a session that the user has already unlocked: every lock counts as unlocked.
/// Changes are passed on to the underlying memory.
struct AlwaysUnlockedMemory: UnlockMemory {
  private let memory: any UnlockMemory

  init(_ memory: any UnlockMemory) {
    self.memory = memory
  }

  func isUnlocked(_ mark: LockIdentity, at now: Instant) -> Bool { true }

  func remember(_ mark: LockIdentity, from now: Instant, until end: Instant) {
    memory.remember(mark, from: now, until: end)
  }

  func forget(_ mark: LockIdentity) {
    memory.forget(mark)
  }

  func countAttempt(_ mark: LockIdentity, at now: Instant) -> Int64 {
    memory.countAttempt(mark, at: now)
  }

  func remainingWait(_ mark: LockIdentity, at now: Instant) -> Int64 {
    memory.remainingWait(mark, at: now)
  }

  func resetAttempts(_ mark: LockIdentity) {
    memory.resetAttempts(mark)
  }
}

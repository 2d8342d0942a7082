import HearthDomain

/// Unlock memory of an admitted session: every lock counts as unlocked. Writes go to the underlying
/// memory.
struct AlwaysUnlockedMemory: UnlockMemory {
  private let memory: any UnlockMemory

  init(_ memory: any UnlockMemory) {
    self.memory = memory
  }

  func isUnlocked(_ mark: LockMark, at now: Instant) -> Bool { true }

  func remember(_ mark: LockMark, from now: Instant, until end: Instant) {
    memory.remember(mark, from: now, until: end)
  }

  func forget(_ mark: LockMark) {
    memory.forget(mark)
  }

  func claimTry(_ mark: LockMark, at now: Instant) -> Int64 { memory.claimTry(mark, at: now) }

  func rest(_ mark: LockMark, at now: Instant) -> Int64 { memory.rest(mark, at: now) }

  func forgetTries(_ mark: LockMark) {
    memory.forgetTries(mark)
  }
}

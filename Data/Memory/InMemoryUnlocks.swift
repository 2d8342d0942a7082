import HearthDomain
import Synchronization

/// Remembers opened locks in memory.
package final class InMemoryUnlocks: UnlockMemory {
  private let unlockTimes = Mutex<[LockIdentity: Range<Instant>]>([:])
  private let attempts = Mutex<[LockIdentity: UnlockAttempts]>([:])

  package init() {}

  package func isUnlocked(_ mark: LockIdentity, at now: Instant) -> Bool {
    unlockTimes.withLock { $0[mark]?.contains(now) ?? false }
  }

  package func remember(_ mark: LockIdentity, from now: Instant, until end: Instant) {
    unlockTimes.withLock { $0[mark] = now..<max(now, end) }
  }

  package func forget(_ mark: LockIdentity) {
    unlockTimes.withLock { $0[mark] = nil }
  }

  package func countAttempt(_ mark: LockIdentity, at now: Instant) -> Int64 {
    attempts.withLock { $0[mark, default: UnlockAttempts()].countAttempt(at: now) }
  }

  package func remainingWait(_ mark: LockIdentity, at now: Instant) -> Int64 {
    attempts.withLock { $0[mark]?.remainingWait(at: now) ?? 0 }
  }

  package func resetAttempts(_ mark: LockIdentity) {
    attempts.withLock { $0[mark] = nil }
  }
}

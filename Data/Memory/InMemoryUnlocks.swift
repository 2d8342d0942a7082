import HearthDomain
import Synchronization

/// Remembers opened locks in memory.
package final class InMemoryUnlocks: UnlockMemory {
  private let times = Mutex<[LockMark: Range<Instant>]>([:])
  private let tries = Mutex<[LockMark: LockTries]>([:])

  package init() {}

  package func isUnlocked(_ mark: LockMark, at now: Instant) -> Bool {
    times.withLock { $0[mark]?.contains(now) ?? false }
  }

  package func remember(_ mark: LockMark, from now: Instant, until end: Instant) {
    times.withLock { $0[mark] = now..<max(now, end) }
  }

  package func forget(_ mark: LockMark) {
    times.withLock { $0[mark] = nil }
  }

  package func claimTry(_ mark: LockMark, at now: Instant) -> Int64 {
    tries.withLock { $0[mark, default: LockTries()].claim(at: now) }
  }

  package func rest(_ mark: LockMark, at now: Instant) -> Int64 {
    tries.withLock { $0[mark]?.rest(at: now) ?? 0 }
  }

  package func forgetTries(_ mark: LockMark) {
    tries.withLock { $0[mark] = nil }
  }
}

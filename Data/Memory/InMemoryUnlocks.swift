import HearthDomain
import Synchronization

/// Remembers opened locks as long as the program lives.
public final class InMemoryUnlocks: UnlockMemory {
  private let times = Mutex<[LockMark: Range<Instant>]>([:])
  private let tries = Mutex<[LockMark: LockTries]>([:])

  public init() {}

  public func isUnlocked(_ mark: LockMark, at now: Instant) -> Bool {
    times.withLock { $0[mark]?.contains(now) ?? false }
  }

  public func remember(_ mark: LockMark, from now: Instant, until end: Instant) {
    times.withLock { $0[mark] = now..<max(now, end) }
  }

  public func forget(_ mark: LockMark) {
    times.withLock { $0[mark] = nil }
  }

  public func claimTry(_ mark: LockMark, at now: Instant) -> Int64 {
    tries.withLock { $0[mark, default: LockTries()].claim(at: now) }
  }

  public func rest(_ mark: LockMark, at now: Instant) -> Int64 {
    tries.withLock { $0[mark]?.rest(at: now) ?? 0 }
  }

  public func forgetTries(_ mark: LockMark) {
    tries.withLock { $0[mark] = nil }
  }
}

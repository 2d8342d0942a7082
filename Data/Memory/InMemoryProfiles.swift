import HearthDomain
import Synchronization

/// Profiles that live as long as the program.
public final class InMemoryProfiles: ProfileRegistry {
  private let roster: Mutex<ProfileRoster>

  public init(_ roster: ProfileRoster = .alone) {
    self.roster = Mutex(roster)
  }

  public func load() throws -> ProfileRoster { roster.withLock { $0 } }

  public func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
    var answer: Answer?
    try roster.withLock { roster in
      var changed = roster
      answer = try body(&changed)
      roster = changed
    }
    guard let answer else { throw InMemoryStore.failed("no answer") }
    return answer
  }

  public func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws {
    try change(body)
  }

  public func erase(_ entry: ProfileRoster.Entry) throws {}
}

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

/// Wrong attempts at a lock since it was last opened.
///
/// After five wrong attempts, each further one has to wait: half a minute at first, then twice as
/// long each time, at most an hour. Setting the clock back restarts the wait; setting it forward
/// ends it.
public struct UnlockAttempts: Hashable, Sendable {
  static let freeAttempts = 5
  static let firstWait: Int64 = 30_000
  static let maxWait: Int64 = 3_600_000

  public var count: Int
  public var lastAttemptAt: Instant

  public init(count: Int = 0, lastAt: Instant = Instant(milliseconds: 0)) {
    self.count = count
    self.lastAttemptAt = lastAt
  }

  /// Required wait after the last attempt, in milliseconds.
  var requiredWait: Int64 {
    guard count >= UnlockAttempts.freeAttempts else { return 0 }
    return min(
      UnlockAttempts.firstWait << Int64(min(count - UnlockAttempts.freeAttempts, 10)),
      UnlockAttempts.maxWait)
  }

  /// Returns the remaining wait, in milliseconds.
  public func remainingWait(at now: Instant) -> Int64 {
    let wait = requiredWait
    guard wait > 0 else { return 0 }
    if now < lastAttemptAt { return wait }
    return max(0, wait - (now - lastAttemptAt))
  }

  /// Counts an attempt before it is verified. Returns the remaining wait in milliseconds; if it is
  /// not 0, the attempt is not allowed and does not count.
  public mutating func countAttempt(at now: Instant) -> Int64 {
    let rest = remainingWait(at: now)
    guard rest == 0 else {
      if now < lastAttemptAt { lastAttemptAt = now }
      return rest
    }
    count = min(count, 1_000_000) + 1
    lastAttemptAt = now
    return 0
  }
}

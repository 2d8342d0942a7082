/// Wrong attempts at a lock since it was last opened.
///
/// After five of them, each further attempt has to wait: half a minute at first, then twice as long
/// each time, at most an hour. Setting the clock back restarts the wait; setting it forward ends
/// it.
public struct LockTries: Hashable, Sendable {
  static let free = 5
  static let firstWait: Int64 = 30_000
  static let longestWait: Int64 = 3_600_000

  public var count: Int
  public var lastAt: Instant

  public init(count: Int = 0, lastAt: Instant = Instant(milliseconds: 0)) {
    self.count = count
    self.lastAt = lastAt
  }

  /// Required wait after the last attempt, in milliseconds.
  var wait: Int64 {
    guard count >= LockTries.free else { return 0 }
    return min(LockTries.firstWait << Int64(min(count - LockTries.free, 10)), LockTries.longestWait)
  }

  /// Returns the remaining wait, in milliseconds.
  public func rest(at now: Instant) -> Int64 {
    let wait = wait
    guard wait > 0 else { return 0 }
    if now < lastAt { return wait }
    return max(0, wait - (now - lastAt))
  }

  /// Counts an attempt before it is verified. Returns the remaining wait in milliseconds; if that
  /// is not 0, nothing is counted.
  public mutating func claim(at now: Instant) -> Int64 {
    let rest = rest(at: now)
    guard rest == 0 else {
      if now < lastAt { lastAt = now }
      return rest
    }
    count = min(count, 1_000_000) + 1
    lastAt = now
    return 0
  }
}

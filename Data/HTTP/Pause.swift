import CLibrary
import HearthDomain

/// Waits for some time.
package struct Pause: Sendable {
  package typealias Wait =
    @Sendable (_ milliseconds: Int, _ descriptor: Int32, Cancellation) -> Bool

  private let wait: Wait

  /// `wait` blocks up to the time limit, or until the descriptor is readable unless it is -1. It
  /// returns false if it was cancelled.
  package init(watching wait: @escaping Wait) {
    self.wait = wait
  }

  /// Waits; returns false if it was cancelled before the time was over or the descriptor readable.
  package func callAsFunction(
    milliseconds: Int, watching descriptor: Int32 = -1, until cancellation: Cancellation
  ) -> Bool {
    wait(milliseconds, descriptor, cancellation)
  }

  /// Polls now, after two seconds, then less often, down to every fifteen seconds. Returns whether
  /// the condition became true in time.
  func pollUntil(
    atMost duration: Duration, until cancellation: Cancellation, _ isSo: () throws -> Bool
  ) throws -> Bool {
    try pollUntilReadable(atMost: duration, until: cancellation) { try isSo() ? nil : -1 }
  }

  /// Polls as above, and whenever the returned descriptor becomes readable. The closure returns nil
  /// if the condition is true.
  func pollUntilReadable(
    atMost duration: Duration, until cancellation: Cancellation, _ descriptor: () throws -> Int32?
  ) throws -> Bool {
    let end = MonotonicTime.now + duration
    var step = 2_000
    while let descriptor = try descriptor() {
      let left = Int(end.millisecondsAway)
      guard left > 0,
        self(milliseconds: min(left, step), watching: descriptor, until: cancellation)
      else { return false }
      step = min(step * 3 / 2, 15_000)
    }
    return true
  }

  /// Waits by the system's clock.
  package static let system = Pause(watching: { milliseconds, descriptor, cancellation in
    var left = milliseconds
    while left > 0 {
      if cancellation.isRequested { return false }
      // Short enough to react to a key at once.
      let step = min(left, 50)
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&watched, 1, Int32(clamping: step)) > 0 { break }
      left -= step
    }
    return !cancellation.isRequested
  })
}

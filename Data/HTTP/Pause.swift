import CLibrary
import HearthDomain

/// Waits for some time, unless cancelled.
package struct Pause: Sendable {
  package typealias Wait =
    @Sendable (_ milliseconds: Int, _ descriptor: Int32, Cancellation) -> Bool

  private let wait: Wait

  /// Creates a pause from the closure `wait`. It must block up to the time limit, or until the
  /// descriptor is readable (-1 means none), and return false if it was cancelled.
  package init(watching wait: @escaping Wait) {
    self.wait = wait
  }

  /// Waits until the time is over or the descriptor is readable. Returns false if it was cancelled
  /// before.
  package func callAsFunction(
    milliseconds: Int, watching descriptor: Int32 = -1, until cancellation: Cancellation
  ) -> Bool {
    wait(milliseconds, descriptor, cancellation)
  }

  /// Evaluates the condition at once, after two seconds, and then less and less often, at least
  /// every fifteen seconds. Returns whether it became true in time.
  func pollUntil(
    atMost duration: Duration, until cancellation: Cancellation, _ isSo: () throws -> Bool
  ) throws -> Bool {
    try pollUntilReadable(atMost: duration, until: cancellation) { try isSo() ? nil : -1 }
  }

  /// Polls as above, and also whenever the descriptor returned by the closure becomes readable. The
  /// closure returns nil if the condition is true.
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

  /// A pause that really waits, by the system's clock.
  package static let system = Pause(watching: { milliseconds, descriptor, cancellation in
    var left = milliseconds
    while left > 0 {
      if cancellation.isRequested { return false }
      // Wait only briefly, so that a key that cancels takes effect at once.
      let step = min(left, 50)
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&watched, 1, Int32(clamping: step)) > 0 { break }
      left -= step
    }
    return !cancellation.isRequested
  })
}

import CLibrary
import HearthDomain

/// Lets time pass.
package struct Pause: Sendable {
  package typealias Wait =
    @Sendable (_ milliseconds: Int, _ descriptor: Int32, Cancellation) -> Bool

  private let wait: Wait

  /// Takes what waits and tells whether the whole time passed, rather than being cut short; no
  /// longer than until the descriptor can be read from, which is none where it is -1.
  package init(watching wait: @escaping Wait) {
    self.wait = wait
  }

  /// Whether the whole time passed, or the descriptor can be read from, rather than being cut
  /// short.
  package func callAsFunction(
    milliseconds: Int, watching descriptor: Int32 = -1, until cancellation: Cancellation
  ) -> Bool {
    wait(milliseconds, descriptor, cancellation)
  }

  /// Asks now, after two seconds, then less often, up to every fifteen: whether the answer was yes
  /// in that time.
  func asking(
    atMost duration: Duration, until cancellation: Cancellation, _ isSo: () throws -> Bool
  ) throws -> Bool {
    try watching(atMost: duration, until: cancellation) { try isSo() ? nil : -1 }
  }

  /// The same, and at once where something can be read from the descriptor that is returned instead
  /// of a yes.
  func watching(
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

  /// As the machine's clock goes.
  package static let system = Pause(watching: { milliseconds, descriptor, cancellation in
    var left = milliseconds
    while left > 0 {
      if cancellation.isWanted { return false }
      // Short enough for a key to be felt at once.
      let step = min(left, 50)
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&watched, 1, Int32(clamping: step)) > 0 { break }
      left -= step
    }
    return !cancellation.isWanted
  })
}

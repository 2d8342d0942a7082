import CLibrary
import HearthDomain

/// Lets time pass.
package struct Pause: Sendable {
  private let wait: @Sendable (_ milliseconds: Int, Cancellation) -> Bool

  /// Takes what waits and tells whether the whole time passed, rather than being cut short.
  package init(_ wait: @escaping @Sendable (_ milliseconds: Int, Cancellation) -> Bool) {
    self.wait = wait
  }

  /// Whether the whole time passed, rather than being cut short.
  package func callAsFunction(milliseconds: Int, until cancellation: Cancellation) -> Bool {
    wait(milliseconds, cancellation)
  }

  /// Asks now, after two seconds, then less often, up to every fifteen: whether the answer was yes
  /// in that time.
  func asking(
    atMost duration: Duration, until cancellation: Cancellation, _ isSo: () throws -> Bool
  ) throws -> Bool {
    let end = MonotonicTime.now + duration
    var step = 2_000
    while try !isSo() {
      let left = Int(end.millisecondsAway)
      guard left > 0, self(milliseconds: min(left, step), until: cancellation) else {
        return false
      }
      step = min(step * 3 / 2, 15_000)
    }
    return true
  }

  /// As the machine's clock goes.
  package static let system = Pause { milliseconds, cancellation in
    var left = milliseconds
    while left > 0 {
      if cancellation.isWanted { return false }
      // Short enough for a key to be felt at once.
      let step = min(left, 50)
      poll(nil, 0, Int32(clamping: step))
      left -= step
    }
    return !cancellation.isWanted
  }
}

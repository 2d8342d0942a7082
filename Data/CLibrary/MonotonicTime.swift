/// A moment on a monotonic clock.
///
/// Unlike the standard library's `ContinuousClock`, it does not load the concurrency runtime with
/// its dispatch queues, which would take a fifth of a short command's time.
package struct MonotonicTime: Comparable {
  private let nanoseconds: Int64

  package static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// Milliseconds until this moment; 0 if it has passed. Rounded up, so that a wait does not end
  /// just before the moment.
  package var millisecondsAway: Int32 {
    let left = nanoseconds - MonotonicTime.now.nanoseconds
    return left > 0 ? Int32(clamping: (left + 999_999) / 1_000_000) : 0
  }

  package static func + (moment: MonotonicTime, duration: Duration) -> MonotonicTime {
    // Limit durations to one day.
    let bounded = min(max(duration, .zero), .seconds(86_400)).components
    return MonotonicTime(
      nanoseconds: moment.nanoseconds + bounded.seconds * 1_000_000_000
        + bounded.attoseconds / 1_000_000_000)
  }

  package static func - (later: MonotonicTime, earlier: MonotonicTime) -> Duration {
    .nanoseconds(later.nanoseconds - earlier.nanoseconds)
  }

  package static func < (left: MonotonicTime, right: MonotonicTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

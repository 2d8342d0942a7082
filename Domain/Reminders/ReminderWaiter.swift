/// Why waiting for the next reminder ended.
package enum ReminderWaitEnd: Hashable, Sendable {
  case timedOut
  case storeChanged
  /// A signal with this number asked to stop.
  case signal(Int32)
}

/// Waits for the next reminder in the foreground.
package protocol ReminderWaiter {
  /// Waits at most this long, by a monotonic clock.
  func wait(milliseconds: Int) -> ReminderWaitEnd
}

/// Why waiting for the next reminder ended.
package enum ReminderWaitEnd: Hashable, Sendable {
  case timeIsOver
  case storeChanged
  /// Somebody asked to stop, by the signal with that number.
  case signal(Int32)
}

/// Waits for the next reminder in the foreground.
package protocol ReminderWaiter {
  /// Waits at most so many milliseconds by a clock that is never set.
  func wait(milliseconds: Int) -> ReminderWaitEnd
}

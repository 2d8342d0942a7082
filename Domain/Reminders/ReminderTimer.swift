/// A system timer that delivers reminders every minute, whether or not the user is logged in.
package protocol ReminderTimer: Sendable {
  /// Files of the timer, in the order of writing.
  var files: [FilePath] { get }

  /// Returns the existing files that differ from what would be written.
  func foreignFiles() throws -> [FilePath]

  /// Writes the files and starts the timer; throws if a file cannot be written.
  func install() throws -> TimerStart

  /// Reverts ``install()``; does nothing if there is no timer.
  func remove() throws -> TimerStart
}

/// Result of starting or stopping the timer.
package enum TimerStart: Hashable, Sendable {
  case done
  /// The user has to run these commands.
  case left(toType: [String])
  /// There was no timer to remove.
  case nothing
}

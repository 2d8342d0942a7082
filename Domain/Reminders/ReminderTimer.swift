/// A system timer that delivers reminders every minute, whether or not the user is logged in.
package protocol ReminderTimer: Sendable {
  /// Files of the timer, in the order of writing.
  var files: [FilePath] { get }

  /// Returns the existing files whose contents differ from what ``install()`` would write.
  func differingFiles() throws -> [FilePath]

  /// Writes the files and starts the timer; throws if a file cannot be written.
  func install() throws -> TimerChangeResult

  /// Reverts ``install()``; does nothing if there is no timer.
  func remove() throws -> TimerChangeResult
}

/// Result of starting or stopping the timer.
package enum TimerChangeResult: Hashable, Sendable {
  case done
  /// The user has to run these commands to complete the change.
  case needsManualCommands(toType: [String])
  /// There was no timer to remove.
  case nothingToRemove
}

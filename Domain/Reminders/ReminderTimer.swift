/// Has the machine deliver reminders every minute by itself, whether or not the user is there.
package protocol ReminderTimer: Sendable {
  /// The files that it consists of, in the order in which they are written.
  var files: [FilePath] { get }

  /// Those of its files that are there already, but not as it would write them.
  func foreignFiles() throws -> [FilePath]

  /// Writes the files and has the machine begin; throws when a file cannot be written.
  func install() throws -> TimerStart

  /// Takes back what ``install()`` did; nothing happens where nothing was done.
  func remove() throws -> TimerStart
}

/// What came of the request to begin, or to end.
package enum TimerStart: Hashable, Sendable {
  case done
  /// The user has to type these commands.
  case left(toType: [String])
  /// There was nothing to take back.
  case nothing
}

import HearthDomain

/// Passes reminders to the user's command: the text on standard input, details in the environment.
/// Never uses a shell.
package struct CommandReminderSender: ReminderSender {
  static let timeLimitSeconds = 30

  private let words: [String]
  private let searchPath: FilePath
  private let timeLimitSeconds: Int

  /// Creates a sender for the command `words`: the first is the program, searched in `searchPath`,
  /// the others its arguments.
  package init(_ words: [String], searchPath: FilePath) {
    self.init(words, searchPath: searchPath, seconds: CommandReminderSender.timeLimitSeconds)
  }

  init(_ words: [String], searchPath: FilePath, seconds: Int) {
    self.words = words
    self.searchPath = searchPath
    self.timeLimitSeconds = seconds
  }

  package func send(_ message: ReminderMessage) throws {
    let name = words.first ?? ""
    guard let path = ProgramStart.path(of: FilePath(name), in: searchPath) else {
      throw DomainError.channel("command", .noProgram(name))
    }
    try ProgramRun(
      [path] + words.dropFirst().map { FilePath($0) }, input: message.body.withoutControls + "\n",
      adding: [
        ("HEARTH_REMINDER_KIND", message.kind), ("HEARTH_REMINDER_ID", message.id),
        ("HEARTH_REMINDER_TITLE", message.title.withoutControls),
        ("HEARTH_REMINDER_COMMAND", message.command.withoutControls),
      ]
    )
    .deliver(by: "command", seconds: timeLimitSeconds)
  }
}

import HearthDomain

/// Gives reminders to a program of the user's: the text on its standard input, what it is about in
/// its environment; never through a shell.
package struct CommandReminderSender: ReminderSender {
  static let seconds = 30

  private let words: [String]
  private let searchPath: FilePath
  private let seconds: Int

  /// The first word names the program, which is looked for in the search path of the environment.
  package init(_ words: [String], searchPath: FilePath) {
    self.init(words, searchPath: searchPath, seconds: CommandReminderSender.seconds)
  }

  init(_ words: [String], searchPath: FilePath, seconds: Int) {
    self.words = words
    self.searchPath = searchPath
    self.seconds = seconds
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
    .deliver(by: "command", seconds: seconds)
  }
}

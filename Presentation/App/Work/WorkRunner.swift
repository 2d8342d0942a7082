/// Runs tasks outside the event loop.
package protocol WorkRunner {
  /// Starts the task. A later call of ``drainAnswers()`` returns its answer.
  func start(_ work: BackgroundWork)

  /// Returns the answers that arrived since the last call.
  func drainAnswers() -> [TaskAnswer]

  /// Cancels all tasks, and waits a limited time for commands to end, because one may be writing a
  /// file.
  func cancelAll()
}

/// The answer of a task.
package struct TaskAnswer: Hashable, Sendable {
  package let ticket: BackgroundWork.Ticket
  package let answer: WorkAnswer

  package init(_ ticket: BackgroundWork.Ticket, _ answer: WorkAnswer) {
    self.ticket = ticket
    self.answer = answer
  }
}

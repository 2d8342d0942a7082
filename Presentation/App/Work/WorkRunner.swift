/// Does work beside the loop.
package protocol WorkRunner {
  /// Begins the work; its answer is among a later ``answers()``.
  func begin(_ work: BackgroundWork)

  /// The answers that have come since this was asked last.
  func answers() -> [Answered]

  /// Tells all work that nobody waits for it any longer, and lets commands come to an end of
  /// their own for as long as that is bearable: one may have begun to write a file.
  func cancelAll()
}

/// The answer to a piece of work.
package struct Answered: Hashable, Sendable {
  package let ticket: BackgroundWork.Ticket
  package let answer: WorkAnswer

  package init(_ ticket: BackgroundWork.Ticket, _ answer: WorkAnswer) {
    self.ticket = ticket
    self.answer = answer
  }
}

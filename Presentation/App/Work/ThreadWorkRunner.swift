import CLibrary

/// Runs every task on a thread of its own, and wakes the event loop when one is done.
package final class ThreadWorkRunner: WorkRunner {
  private let answerQueue = WorkAnswerQueue()
  private var runningWork: [BackgroundWork.Ticket: BackgroundWork] = [:]

  private let run: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  /// Creates a runner. `run` must execute the closure outside the event loop.
  package init(run: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void) {
    self.run = run
  }

  /// Descriptor that is readable when there may be answers; nil if the pipe could not be created.
  package var descriptor: Int32? { answerQueue.descriptor }

  package func start(_ work: BackgroundWork) {
    runningWork[work.ticket] = work
    let done = answerQueue
    run { done.add(TaskAnswer(work.ticket, work.run())) }
  }

  package func drainAnswers() -> [TaskAnswer] {
    let answers = answerQueue.drain()
    for answered in answers { runningWork[answered.ticket] = nil }
    return answers
  }

  package func cancelAll() {
    for work in runningWork.values { work.cancel() }
    for _ in 0..<ThreadWorkRunner.maxWaits
    where runningWork.keys.contains(where: { $0.area == nil }) {
      var wanted = pollfd(fd: answerQueue.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      _ = poll(&wanted, 1, 50)
      _ = drainAnswers()
    }
  }

  /// Maximum number of waits for running commands to end. Each takes up to a twentieth of a second.
  private static let maxWaits = 40
}

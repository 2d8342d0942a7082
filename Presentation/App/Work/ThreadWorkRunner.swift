import CLibrary

/// Does every piece of work on a thread of its own, and wakes the loop when one is done.
package final class ThreadWorkRunner: WorkRunner {
  private let done = DoneWork()
  private var underWay: [BackgroundWork.Ticket: BackgroundWork] = [:]

  private let run: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  /// The run does the work it is given beside the loop.
  package init(run: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void) {
    self.run = run
  }

  /// Can be read when there may be answers; nil where the system has none to give.
  package var descriptor: Int32? { done.descriptor }

  package func begin(_ work: BackgroundWork) {
    underWay[work.ticket] = work
    let done = done
    run { done.add(Answered(work.ticket, work.run())) }
  }

  package func answers() -> [Answered] {
    let answers = done.take()
    for answered in answers { underWay[answered.ticket] = nil }
    return answers
  }

  package func cancelAll() {
    for work in underWay.values { work.cancel() }
    for _ in 0..<ThreadWorkRunner.rests where underWay.keys.contains(where: { $0.area == nil }) {
      var wanted = pollfd(fd: done.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      _ = poll(&wanted, 1, 50)
      _ = answers()
    }
  }

  /// How often it rests, a twentieth of a second at most, until what was begun has ended.
  private static let rests = 40
}

import HearthDomain
import Synchronization

/// A long task that runs outside the event loop, so that keys are still handled.
///
/// Its answer is sent to the tab that started it as ``TabEvent/workFinished(_:of:)``.
package struct BackgroundWork: Sendable {
  /// Identifies a task.
  package struct Ticket: Hashable, Sendable {
    /// The tab that waits for the answer; nil for a typed command.
    package let area: Area?
    package let number: Int

    package init(_ area: Area, _ number: Int) {
      self.area = area
      self.number = number
    }

    init(ofCommand number: Int) {
      area = nil
      self.number = number
    }
  }

  package let ticket: Ticket
  private let stopFlag = StopFlag()
  private let body: @Sendable (Cancellation) -> WorkAnswer

  /// Creates a task. The body runs on another thread and should check the cancellation regularly.
  package init(_ ticket: Ticket, body: @escaping @Sendable (Cancellation) -> WorkAnswer) {
    self.ticket = ticket
    self.body = body
  }

  /// Performs the task on the current thread.
  package func run() -> WorkAnswer {
    body(Cancellation { [stopFlag] in stopFlag.isSet })
  }

  /// Requests that the task stop, because its answer is no longer needed.
  package func cancel() {
    stopFlag.set()
  }
}

extension BackgroundWork: Hashable {
  package static func == (left: BackgroundWork, right: BackgroundWork) -> Bool {
    left.ticket == right.ticket
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ticket)
  }
}

/// The answer of background work.
package enum WorkAnswer: Hashable, Sendable {
  case books(Result<FindBooks.Answer, DomainError>)
  case command(CommandOutcome)
}

/// A flag set by one thread and read by another.
private final class StopFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .acquiring) }

  func set() {
    flag.store(true, ordering: .releasing)
  }
}

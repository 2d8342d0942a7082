import HearthDomain
import Synchronization

/// Something that lasts, done beside the loop so that keys are answered meanwhile.
///
/// Its answer comes back to the tab that began it by ``TabEvent/worked(_:of:)``.
package struct BackgroundWork: Sendable {
  /// Tells one piece of work from all others.
  package struct Ticket: Hashable, Sendable {
    /// The tab that waits for the answer; nil where a command was typed.
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
  private let stop = StopFlag()
  private let body: @Sendable (Cancellation) -> WorkAnswer

  /// The body runs on another thread, and asks from time to time whether somebody still waits.
  package init(_ ticket: Ticket, body: @escaping @Sendable (Cancellation) -> WorkAnswer) {
    self.ticket = ticket
    self.body = body
  }

  /// Does the work on this thread.
  package func run() -> WorkAnswer {
    body(Cancellation { [stop] in stop.isSet })
  }

  /// Tells the work that nobody waits for it any longer.
  package func cancel() {
    stop.set()
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

/// What came of work in the background.
package enum WorkAnswer: Hashable, Sendable {
  case books(Result<FindBooks.Answer, DomainError>)
  case command(CommandOutcome)
}

/// Set by one thread and seen by another.
private final class StopFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .acquiring) }

  func set() {
    flag.store(true, ordering: .releasing)
  }
}

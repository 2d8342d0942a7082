import HearthPresentation

/// Runs background work only when the terminal is woken, so that a script decides when.
package final class ManualWorkRunner: WorkRunner {
  private var held: [BackgroundWork] = []
  package private(set) var begun: [BackgroundWork.Ticket] = []

  package init() {}

  package func start(_ work: BackgroundWork) {
    held.append(work)
    begun.append(work.ticket)
  }

  package func drainAnswers() -> [TaskAnswer] {
    defer { held = [] }
    return held.map { TaskAnswer($0.ticket, $0.run()) }
  }

  package func cancelAll() {
    for work in held { work.cancel() }
  }
}

import HearthPresentation

/// Holds work back until the terminal is woken: a script says when that is.
final class HeldWorkbench: Workbench {
  private var held: [BackgroundWork] = []
  private(set) var begun: [BackgroundWork.Ticket] = []

  func begin(_ work: BackgroundWork) {
    held.append(work)
    begun.append(work.ticket)
  }

  func answers() -> [Answered] {
    defer { held = [] }
    return held.map { Answered($0.ticket, $0.run()) }
  }

  func cancelAll() {
    for work in held { work.cancel() }
  }
}

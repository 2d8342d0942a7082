/// Does every piece of work on a thread of its own, and wakes the loop when one is done.
public final class ThreadedWorkbench: Workbench {
  private let done = DoneWork()
  private var underWay: [BackgroundWork.Ticket: BackgroundWork] = [:]

  public init() {}

  /// Can be read when there may be answers; nil where the system has none to give.
  public var descriptor: Int32? { done.descriptor }

  public func begin(_ work: BackgroundWork) {
    underWay[work.ticket] = work
    let done = done
    PlainThread.run { done.add(Answered(work.ticket, work.run())) }
  }

  public func answers() -> [Answered] {
    let answers = done.take()
    for answered in answers { underWay[answered.ticket] = nil }
    return answers
  }

  public func cancelAll() {
    for work in underWay.values { work.cancel() }
  }
}

import Synchronization

/// The progress of a task, written by one thread and read by another.
package final class WorkProgress: Sendable {
  private let done = Atomic(0)
  private let total = Atomic(0)

  package init() {}

  /// Stores the amount done, and the total if known.
  package func note(_ done: Int, of total: Int?) {
    self.done.store(max(0, done), ordering: .relaxed)
    self.total.store(max(0, total ?? 0), ordering: .relaxed)
  }

  /// Progress from 0 to 1; nil if the total is unknown.
  var fraction: Double? {
    let total = total.load(ordering: .relaxed)
    guard total > 0 else { return nil }
    return min(1, Double(done.load(ordering: .relaxed)) / Double(total))
  }
}

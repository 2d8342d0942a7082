import Synchronization

/// The progress of a task, written by one thread and read by another.
package final class WorkProgress: Sendable {
  private let doneAmount = Atomic(0)
  private let totalAmount = Atomic(0)

  package init() {}

  /// Stores the amount done, and the total if known.
  package func update(_ done: Int, of total: Int?) {
    self.doneAmount.store(max(0, done), ordering: .relaxed)
    self.totalAmount.store(max(0, total ?? 0), ordering: .relaxed)
  }

  /// Progress from 0 to 1; nil if the total is unknown.
  var fraction: Double? {
    let total = totalAmount.load(ordering: .relaxed)
    guard total > 0 else { return nil }
    return min(1, Double(doneAmount.load(ordering: .relaxed)) / Double(total))
  }
}

import Synchronization

/// How far work has come: noted by one thread and shown by another.
package final class WorkProgress: Sendable {
  private let done = Atomic(0)
  private let total = Atomic(0)

  package init() {}

  /// Takes note of what is done, out of how much there is where that is known.
  package func note(_ done: Int, of total: Int?) {
    self.done.store(max(0, done), ordering: .relaxed)
    self.total.store(max(0, total ?? 0), ordering: .relaxed)
  }

  /// From 0 to 1; nil where nobody knows how much there is.
  var fraction: Double? {
    let total = total.load(ordering: .relaxed)
    guard total > 0 else { return nil }
    return min(1, Double(done.load(ordering: .relaxed)) / Double(total))
  }
}

import HearthDomain
import Synchronization

/// Locks that were opened since the program started.
package final class LocksOpenedByRun: OpenedLocks {
  private let marks = Mutex<[LockIdentity]>([])

  package init() {}

  package func insert(_ mark: LockIdentity) {
    marks.withLock { if !$0.contains(mark) { $0.append(mark) } }
  }

  package func contains(_ mark: LockIdentity) -> Bool { marks.withLock { $0.contains(mark) } }
}

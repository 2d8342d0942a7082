import HearthDomain
import Synchronization

/// A store whose last change in each area is remembered, so that it can be taken back.
package final class RememberingStore: Store, ChangeMemory {
  private let store: any Store
  private let changes = Mutex(ChangeHistory())

  package init(_ store: any Store) {
    self.store = store
  }

  package var history: ChangeHistory { changes.withLock { $0 } }

  package func settle(_ area: Area) { changes.withLock { $0.settle(area) } }

  package func forget(_ areas: Set<Area>) { changes.withLock { $0.forget(areas) } }

  package func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  /// What nobody would miss is not taken back either.
  package func relaxedWrite<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.relaxedWrite(body)
  }

  package func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    let (answer, changed) = try store.write { repositories in
      let log = ChangeLog(repositories)
      let answer = try body(Repositories(notingIn: log))
      var changed = history
      try log.update(&changed)
      return (answer, changed)
    }
    // Not before it is certain that the change remains.
    changes.withLock { $0 = changed }
    return answer
  }
}

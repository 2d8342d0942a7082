import HearthDomain
import Synchronization

/// Store that counts its reads.
package final class ReadCountingStore: Store {
  private let store: any Store
  private let count = Mutex(0)

  package init(_ store: any Store) {
    self.store = store
  }

  package var reads: Int { count.withLock { $0 } }

  package func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    count.withLock { $0 += 1 }
    return try store.read(body)
  }

  package func write<T>(_ body: (Repositories) throws -> T) throws -> T { try store.write(body) }
}

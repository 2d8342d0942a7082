import HearthDomain
import Synchronization

/// A store that counts how often it is read.
public final class CountedStore: Store {
  private let store: any Store
  private let count = Mutex(0)

  public init(_ store: any Store) {
    self.store = store
  }

  public var reads: Int { count.withLock { $0 } }

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    count.withLock { $0 += 1 }
    return try store.read(body)
  }

  public func write<T>(_ body: (Repositories) throws -> T) throws -> T { try store.write(body) }
}

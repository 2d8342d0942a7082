import HearthData
import HearthDomain
import Synchronization

/// A store whose file is missing. Reads get an empty store in memory, until the first write creates
/// the file; if nothing may be created, always.
final class MissingStore: Store {
  private let emptyStore: InMemoryStore
  /// The store that the first write creates; nil if none may be created.
  private let store: SQLStore?
  private let path: FilePath
  private let wasReadFlag = Mutex(false)

  init(empty: InMemoryStore, store: SQLStore?, path: FilePath) {
    self.emptyStore = empty
    self.store = store
    self.path = path
  }

  /// Whether something was read while the file was missing.
  var wasRead: Bool { wasReadFlag.withLock { $0 } }

  private var writeTarget: any Store { store ?? emptyStore }

  func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    if let store, !SystemFiles.isMissing(path) { return try store.read(body) }
    wasReadFlag.withLock { $0 = true }
    return try emptyStore.read(body)
  }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T { try writeTarget.write(body) }

  func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T {
    try writeTarget.writeIfFree(body)
  }

  func relaxedWrite<T>(ifFree: Bool, _ body: (Repositories) throws -> T) throws -> T {
    try writeTarget.relaxedWrite(ifFree: ifFree, body)
  }
}

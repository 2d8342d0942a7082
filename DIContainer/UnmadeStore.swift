import HearthData
import HearthDomain

/// A store that is made once something is written to it; until then one with nothing in it is read.
struct UnmadeStore: Store {
  let empty: InMemoryStore
  let store: SQLStore
  let path: FilePath

  func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    try SystemFiles.isMissing(path) ? empty.read(body) : store.read(body)
  }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T { try store.write(body) }

  func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.writeIfFree(body)
  }

  func relaxedWrite<T>(ifFree: Bool, _ body: (Repositories) throws -> T) throws -> T {
    try store.relaxedWrite(ifFree: ifFree, body)
  }
}

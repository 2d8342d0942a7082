import HearthData
import HearthDomain
import Synchronization

/// New ids that are the same in each run, as scripts fix the clock and the seed. Only used as long
/// as the store is not synced: otherwise two devices with the same seed would use the same id for
/// different items.
final class ReproducibleIDs: Sendable {
  private let isStoreSynced = Atomic(false)

  func newID(now: Now, randomness: Randomness) -> IDGenerator {
    IDGenerator(
      now: Now { (self.isStoreSynced.load(ordering: .relaxed) ? .system : now)() },
      randomness: Randomness {
        (self.isStoreSynced.load(ordering: .relaxed) ? .system : randomness).next()
      })
  }

  func checkSync(in repositories: Repositories) throws {
    isStoreSynced.store(try repositories.sync.participation() != nil, ordering: .relaxed)
  }
}

/// A store that checks before each write whether it takes part in sync, and if so, makes ids
/// random.
struct ReproducibleIDStore: Store {
  private let store: any Store
  private let ids: ReproducibleIDs

  init(_ store: any Store, _ ids: ReproducibleIDs) {
    self.store = store
    self.ids = ids
  }

  func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.write { try checkingSync($0, body) }
  }

  func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.writeIfFree { try checkingSync($0, body) }
  }

  func relaxedWrite<T>(ifFree: Bool, _ body: (Repositories) throws -> T) throws -> T {
    try store.relaxedWrite(ifFree: ifFree) { try checkingSync($0, body) }
  }

  func rehearse<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.rehearse { try checkingSync($0, body) }
  }

  private func checkingSync<T>(
    _ repositories: Repositories, _ body: (Repositories) throws -> T
  ) throws -> T {
    try ids.checkSync(in: repositories)
    return try body(repositories)
  }
}

import HearthData
import HearthDomain
import Synchronization

/// Ids derived from a clock and a seed that scripts fixed, as long as the store is not synced: two
/// devices with the same seed would assign one id to two items.
final class ReproducibleIDs: Sendable {
  private let areShared = Atomic(false)

  func newID(now: Now, randomness: Randomness) -> NewID {
    NewID(
      now: Now { (self.areShared.load(ordering: .relaxed) ? .system : now)() },
      randomness: Randomness {
        (self.areShared.load(ordering: .relaxed) ? .system : randomness).next()
      })
  }

  func look(at repositories: Repositories) throws {
    areShared.store(try repositories.sync.part() != nil, ordering: .relaxed)
  }
}

/// Store that checks before each write whether it takes part in sync.
struct ReproducibleIDStore: Store {
  private let store: any Store
  private let ids: ReproducibleIDs

  init(_ store: any Store, _ ids: ReproducibleIDs) {
    self.store = store
    self.ids = ids
  }

  func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.write { try looked($0, body) }
  }

  func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.writeIfFree { try looked($0, body) }
  }

  func relaxedWrite<T>(ifFree: Bool, _ body: (Repositories) throws -> T) throws -> T {
    try store.relaxedWrite(ifFree: ifFree) { try looked($0, body) }
  }

  func rehearse<T>(_ body: (Repositories) throws -> T) throws -> T {
    try store.rehearse { try looked($0, body) }
  }

  private func looked<T>(
    _ repositories: Repositories, _ body: (Repositories) throws -> T
  ) throws -> T {
    try ids.look(at: repositories)
    return try body(repositories)
  }
}

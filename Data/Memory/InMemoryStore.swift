import HearthDomain
import Synchronization

/// A store in memory. It has the same order, uniqueness and rollback as other stores.
public final class InMemoryStore: Store {
  static let name: FilePath = "memory:"

  /// The data; nil until first used. Creating the tables takes longer than a short command that
  /// needs none.
  private let tables = Mutex<InMemoryTables?>(nil)
  private let entryNames = Mutex<[EntryName]>([])
  private let gate = TransactionGate()
  private let now: Now
  private let createdAt: Instant
  /// Journal names of the changes so far, in order.
  package var writtenEntries: [EntryName] { entryNames.withLock { $0 } }

  public convenience init() { self.init(now: .system) }

  /// Creates an empty store. The clock `now` determines the times of changes.
  package convenience init(now: Now) {
    self.init(now: now, since: now())
  }

  /// Creates a store with a copy of the other store's contents.
  package convenience init(copying other: InMemoryStore) {
    self.init(now: other.now, since: other.createdAt)
    let copied = other.currentTables()
    tables.withLock { $0 = copied }
  }

  private init(now: Now, since: Instant) {
    self.now = now
    self.createdAt = since
  }

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    try gate.run(on: InMemoryStore.name) { try run(body, in: .read).result }
  }

  public func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try change(in: .write, body)
  }

  public func relaxedWrite<T>(
    ifFree: Bool, _ body: (Repositories) throws -> T
  ) throws -> T {
    try change(in: .relaxedWrite, body)
  }

  private func change<T>(
    in kind: TransactionKind, _ body: (Repositories) throws -> T
  ) throws -> T {
    try gate.run(on: InMemoryStore.name) {
      let (result, transaction) = try run(body, in: kind)
      entryNames.withLock { $0 += transaction.writtenEntries }
      tables.withLock { $0 = transaction.tables }
      return result
    }
  }

  private func currentTables() -> InMemoryTables {
    tables.withLock { tables in
      let made = tables ?? InMemoryTables()
      tables = made
      return made
    }
  }

  static func failureError(_ detail: String) -> DomainError {
    .unavailable(.store(path: name, .failed(detail: detail)))
  }

  /// Runs the body on a copy of the tables, which replaces them unless the body throws.
  private func run<T>(
    _ body: (Repositories) throws -> T, in kind: TransactionKind
  ) throws -> (result: T, transaction: InMemoryTransaction) {
    let transaction = InMemoryTransaction(currentTables(), for: kind, of: createdAt)
    defer { transaction.close() }
    let result = try body(Repositories(transaction))
    if kind != .read { try transaction.writeJournal(at: now()) }
    return (result, transaction)
  }
}

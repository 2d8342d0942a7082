import HearthDomain
import Synchronization

/// A store that lives as long as the program, with the order, the uniqueness and the
/// rollback of the others.
public final class InMemoryStore: Store {
  static let name: FilePath = "memory:"

  /// Nil until somebody looks into them: to make them takes longer than a short command that has
  /// this store and never asks it.
  private let tables = Mutex<InMemoryTables?>(nil)
  private let names = Mutex<[EntryName]>([])
  private let gate = TransactionGate()
  private let now: Now
  private let since: Instant
  /// What the changes are called that were noted so far, in their order.
  package var written: [EntryName] { names.withLock { $0 } }

  public convenience init() { self.init(now: .system) }

  /// The clock tells when changes were made.
  package convenience init(now: Now) {
    self.init(now: now, since: now())
  }

  /// What the other one has now, as on a copy of its disk.
  package convenience init(copying other: InMemoryStore) {
    self.init(now: other.now, since: other.since)
    let copied = other.made()
    tables.withLock { $0 = copied }
  }

  private init(now: Now, since: Instant) {
    self.now = now
    self.since = since
  }

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    try gate.pass(of: InMemoryStore.name) { try run(body, in: .read).result }
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
    try gate.pass(of: InMemoryStore.name) {
      let (result, transaction) = try run(body, in: kind)
      names.withLock { $0 += transaction.written }
      tables.withLock { $0 = transaction.tables }
      return result
    }
  }

  private func made() -> InMemoryTables {
    tables.withLock { tables in
      let made = tables ?? InMemoryTables()
      tables = made
      return made
    }
  }

  static func failed(_ detail: String) -> DomainError {
    .unavailable(.store(path: name, .failed(detail: detail)))
  }

  /// Runs the body on a copy of the tables, which is thrown away when the body throws.
  private func run<T>(
    _ body: (Repositories) throws -> T, in kind: TransactionKind
  ) throws -> (result: T, transaction: InMemoryTransaction) {
    let transaction = InMemoryTransaction(made(), for: kind, of: since)
    defer { transaction.close() }
    let result = try body(Repositories(transaction))
    if kind != .read { try transaction.note(at: now()) }
    return (result, transaction)
  }
}

import HearthDomain
import Synchronization

/// A store that lives as long as the program, with the order, the uniqueness and the
/// rollback of the others.
public final class InMemoryStore: Store {
  static let name: FilePath = "memory:"

  private let tables = Mutex(InMemoryTables())
  private let gate = TransactionGate()

  public init() {}

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    try gate.pass(of: InMemoryStore.name) { try run(body, in: .read).result }
  }

  public func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try gate.pass(of: InMemoryStore.name) {
      let (result, changed) = try run(body, in: .write)
      tables.withLock { $0 = changed }
      return result
    }
  }

  static func failed(_ detail: String) -> DomainError {
    .unavailable(.store(path: name, .failed(detail: detail)))
  }

  /// Runs the body on a copy of the tables, which is thrown away when the body throws.
  private func run<T>(
    _ body: (Repositories) throws -> T, in kind: TransactionKind
  ) throws -> (result: T, tables: InMemoryTables) {
    let transaction = InMemoryTransaction(tables.withLock { $0 }, for: kind)
    defer { transaction.close() }
    return (try body(Repositories(transaction)), transaction.tables)
  }
}

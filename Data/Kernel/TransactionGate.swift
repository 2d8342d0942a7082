import CLibrary
import HearthDomain
import Synchronization

/// Runs one transaction of a store at a time, across threads.
///
/// A nested transaction would deadlock, so it fails with an error.
struct TransactionGate: ~Copyable, Sendable {
  private let lock = Mutex(())
  private let holder = Atomic<UInt>(0)

  func pass<T>(of store: FilePath, _ body: () throws -> T) throws -> T {
    // Transactions are synchronous, so a body stays on its thread.
    let thread = TransactionGate.thread
    let nested = DomainError.unavailable(
      .store(path: store, .failed(detail: "a transaction of the store inside another")))
    guard holder.load(ordering: .relaxed) != thread else { throw nested }
    var outcome = Result<T, any Error>.failure(nested)
    lock.withLock { _ in
      holder.store(thread, ordering: .relaxed)
      outcome = Result { try body() }
      holder.store(0, ordering: .relaxed)
    }
    return try outcome.get()
  }

  private static var thread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}

import CLibrary
import HearthDomain
import Synchronization

/// Runs the transactions of a store one after another, across threads.
///
/// A transaction within a transaction would wait forever, so it throws an error.
struct TransactionGate: ~Copyable, Sendable {
  private let lock = Mutex(())
  private let owningThread = Atomic<UInt>(0)

  func run<T>(on store: FilePath, _ body: () throws -> T) throws -> T {
    // A body runs on one thread, since transactions are synchronous.
    let thread = TransactionGate.currentThreadID
    let nested = DomainError.unavailable(
      .store(path: store, .failed(detail: "a transaction of the store inside another")))
    guard owningThread.load(ordering: .relaxed) != thread else { throw nested }
    var outcome = Result<T, any Error>.failure(nested)
    lock.withLock { _ in
      owningThread.store(thread, ordering: .relaxed)
      outcome = Result { try body() }
      owningThread.store(0, ordering: .relaxed)
    }
    return try outcome.get()
  }

  private static var currentThreadID: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}

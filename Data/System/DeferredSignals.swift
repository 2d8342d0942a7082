import CLibrary
import Synchronization

/// Holds back signals that end the program, until ``release()``.
package final class DeferredSignals: Sendable {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// Previous handlers.
  private let previousHandlers: Mutex<[Int32: UInt]>

  /// Holds signals back from now on. Ignored signals, as under nohup, stay ignored.
  package init() {
    deferredSignal.store(0, ordering: .relaxed)
    var replaced: [Int32: UInt] = [:]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let old = unsafeBitCast(signal(number, recordDeferredSignal), to: UInt.self)
      if old == 1 { signal(number, SIG_IGN) } else { replaced[number] = old }
    }
    previousHandlers = Mutex(replaced)
  }

  package var hasSignal: Bool { deferredSignal.load(ordering: .relaxed) != 0 }

  /// Restores the handlers and raises a signal that was held back.
  package func release() {
    previousHandlers.withLock { replaced in
      for (number, old) in replaced { signal(number, unsafeBitCast(old, to: Handler?.self)) }
      replaced = [:]
    }
    let number = deferredSignal.exchange(0, ordering: .relaxed)
    if number != 0 { raise(number) }
  }
}

/// The last signal held back.
private let deferredSignal = Atomic<Int32>(0)

/// Runs in a signal handler, where only an atomic store is safe.
private func recordDeferredSignal(_ number: Int32) {
  deferredSignal.store(number, ordering: .relaxed)
}

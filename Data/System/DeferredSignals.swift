import CLibrary
import Synchronization

/// Holds back signals that would end the program, until ``release()`` is called.
package final class DeferredSignals: Sendable {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// The signals' handlers before they were held back.
  private let previousHandlers: Mutex<[Int32: UInt]>

  /// Begins to hold back signals. Signals that are ignored, as under nohup, stay ignored.
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

  /// Restores the handlers. If a signal was held back, raises it now.
  package func release() {
    previousHandlers.withLock { replaced in
      for (number, old) in replaced { signal(number, unsafeBitCast(old, to: Handler?.self)) }
      replaced = [:]
    }
    let number = deferredSignal.exchange(0, ordering: .relaxed)
    if number != 0 { raise(number) }
  }
}

/// Number of the last signal that was held back; 0 for none.
private let deferredSignal = Atomic<Int32>(0)

/// Remembers the signal. Runs in a signal handler, where nothing but an atomic store is safe.
private func recordDeferredSignal(_ number: Int32) {
  deferredSignal.store(number, ordering: .relaxed)
}

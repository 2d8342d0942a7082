import CLibrary
import Synchronization

/// The signals that ask a program to end, held back until ``release()``.
package final class HeldSignals: Sendable {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// What each of them did before.
  private let before: Mutex<[Int32: UInt]>

  /// Holds them back from here on; what was ignored, as under nohup, stays ignored.
  package init() {
    heldSignal.store(0, ordering: .relaxed)
    var replaced: [Int32: UInt] = [:]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let old = unsafeBitCast(signal(number, noteHeldSignal), to: UInt.self)
      if old == 1 { signal(number, SIG_IGN) } else { replaced[number] = old }
    }
    before = Mutex(replaced)
  }

  package var hasCome: Bool { heldSignal.load(ordering: .relaxed) != 0 }

  /// Gives them back; one that came does now what it would have done.
  package func release() {
    before.withLock { replaced in
      for (number, old) in replaced { signal(number, unsafeBitCast(old, to: Handler?.self)) }
      replaced = [:]
    }
    let number = heldSignal.exchange(0, ordering: .relaxed)
    if number != 0 { raise(number) }
  }
}

/// The last one that came.
private let heldSignal = Atomic<Int32>(0)

/// Runs inside a signal: nothing but a store is safe here.
private func noteHeldSignal(_ number: Int32) { heldSignal.store(number, ordering: .relaxed) }

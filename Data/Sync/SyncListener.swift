import CLibrary
import HearthDomain
import Synchronization

/// Has something waited for on a thread of its own, of which there is one at a time. Nothing of it
/// stays once this goes.
package final class SyncListener: Sendable {
  package typealias Work = @Sendable (_ pause: Pause, _ cancellation: Cancellation) -> Void

  private let thread: ListeningThread

  /// The work is to let time pass by the pause alone, which ends with the cancellation.
  package init(_ work: @escaping Work) {
    thread = ListeningThread(work)
  }

  deinit {
    // What goes while the process ends must not be in the middle of talking to a server.
    thread.end(within: 300)
  }

  /// Begins unless it goes on already; where there is no thread to be had, another time will do.
  package func begin() { thread.begin() }

  /// Ends it, and waits for nobody. Work that does not look up, because a server does not answer,
  /// stays as long as that takes; what begins meanwhile begins after it.
  package func end() { thread.end() }
}

/// The thread, which whoever wants it no more may leave behind until its work looks up.
private final class ListeningThread: Sendable {
  private struct Turn {
    let stretch: Stretch
    /// Whether another one comes after this one, which was ended.
    var isWantedAgain = false
  }

  private let work: SyncListener.Work
  /// Nil where there is no thread.
  private let turn = Mutex<Turn?>(nil)

  init(_ work: @escaping SyncListener.Work) {
    self.work = work
  }

  func begin() {
    turn.withLock { turn in
      if let stretch = turn?.stretch {
        turn?.isWantedAgain = stretch.isCancelled
        return
      }
      guard let stretch = Stretch() else { return }
      let isBegun = PlainThread.start { [self] in run(stretch) }
      turn = isBegun ? Turn(stretch: stretch) : nil
    }
  }

  func end() {
    turn.withLock { turn in
      turn?.isWantedAgain = false
      turn?.stretch.cancel()
    }
  }

  /// The same, waiting for it a little.
  func end(within milliseconds: Int) {
    end()
    let deadline = MonotonicTime.now + .milliseconds(milliseconds)
    while turn.withLock({ $0 != nil }), deadline.millisecondsAway > 0 { poll(nil, 0, 5) }
  }

  private func run(_ first: Stretch) {
    var stretch = first
    while true {
      work(stretch.pause, stretch.cancellation)
      let next = turn.withLock { turn in
        turn = turn?.isWantedAgain == true ? Stretch().map { Turn(stretch: $0) } : nil
        return turn?.stretch
      }
      guard let next else { return }
      stretch = next
    }
  }
}

/// From a beginning to an end.
private final class Stretch: Sendable {
  private let wasCancelled = Atomic(false)
  /// What cuts a pause short, so that nobody has to look again and again.
  private let ends: PipeEnds

  /// Nil where the system has no pipe to give.
  init?() {
    guard let ends = PipeEnds(waits: false) else { return nil }
    self.ends = ends
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  var isCancelled: Bool { wasCancelled.load(ordering: .acquiring) }

  var cancellation: Cancellation { Cancellation { [self] in isCancelled } }

  var pause: Pause {
    Pause(watching: { [self] milliseconds, descriptor, cancellation in
      let end = MonotonicTime.now + .milliseconds(milliseconds)
      while !cancellation.isWanted {
        let left = Int32(clamping: Int(end.millisecondsAway))
        guard left > 0 else { return true }
        var wanted = [ends.read, descriptor].map {
          pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        poll(&wanted, 2, left)
        if wanted[1].revents != 0 { return !cancellation.isWanted }
      }
      return false
    })
  }

  func cancel() {
    wasCancelled.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    _ = write(ends.write, &byte, 1)
  }
}

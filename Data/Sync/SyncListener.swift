import CLibrary
import HearthDomain
import Synchronization

/// Has something waited for on a thread of its own, of which there is one at a time. Nothing of it
/// stays once this goes.
package final class SyncListener: Sendable {
  package typealias Work = @Sendable (_ pause: Pause, _ cancellation: Cancellation) -> Void

  private let work: Work
  private let stretch = Mutex<Stretch?>(nil)

  /// The work is to let time pass by the pause alone, which ends with the cancellation.
  package init(_ work: @escaping Work) {
    self.work = work
  }

  deinit {
    // What goes while the process ends must not be in the middle of talking to a server.
    stretch.withLock { $0 }?.end(within: 300)
  }

  /// Begins unless it goes on already; where there is no thread to be had, another time will do.
  package func begin() {
    stretch.withLock { held in
      if let held, held.goesOn { return }
      guard let new = Stretch() else { return }
      let isBegun = PlainThread.start { [work] in
        work(new.pause, new.cancellation)
        new.finish()
      }
      held = isBegun ? new : nil
    }
  }

  /// Ends it, and waits for nobody.
  package func end() {
    stretch.withLock { held in
      held?.cancel()
      held = nil
    }
  }
}

/// From a beginning to an end.
private final class Stretch: Sendable {
  private let isCancelled = Atomic(false)
  private let isDone = Atomic(false)
  /// What cuts a pause short, so that nobody has to look again and again.
  private let ends: (read: Int32, write: Int32)

  /// Nil where the system has no pipe to give.
  init?() {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return nil }
    for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ends = (pair[0], pair[1])
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  var goesOn: Bool { !isDone.load(ordering: .acquiring) }

  var cancellation: Cancellation {
    Cancellation { [self] in isCancelled.load(ordering: .acquiring) }
  }

  var pause: Pause {
    Pause { [self] milliseconds, cancellation in
      let end = MonotonicTime.now + .milliseconds(milliseconds)
      while !cancellation.isWanted {
        let left = Int32(clamping: Int(end.millisecondsAway))
        guard left > 0 else { return true }
        var wanted = pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, left)
      }
      return false
    }
  }

  func finish() { isDone.store(true, ordering: .releasing) }

  func cancel() {
    isCancelled.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    _ = write(ends.write, &byte, 1)
  }

  /// The same, waiting for it a little.
  func end(within milliseconds: Int) {
    cancel()
    let end = MonotonicTime.now + .milliseconds(milliseconds)
    while goesOn, end.millisecondsAway > 0 { poll(nil, 0, 5) }
  }
}

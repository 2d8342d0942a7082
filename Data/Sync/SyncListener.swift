import CLibrary
import HearthDomain
import Synchronization

/// Runs the task that waits for changes of other devices, on a thread of its own and at most once
/// at a time. Releasing this object ends the task.
package final class SyncListener: Sendable {
  package typealias Work = @Sendable (_ pause: Pause, _ cancellation: Cancellation) -> Void

  private let thread: ListeningThread

  /// Creates a listener. `work` must wait only by the pause it is given, so that cancellation ends
  /// the wait.
  package init(_ work: @escaping Work) {
    thread = ListeningThread(work)
  }

  deinit {
    // Wait for the thread, as it must not be within a request while the program exits.
    thread.cancelAndWait(within: 300)
  }

  /// Starts the work unless it is running. Does nothing if no thread can be created; the caller may
  /// try again.
  package func startIfNeeded() { thread.startIfNeeded() }

  /// Cancels the work without waiting for it. Work that is blocked by a server continues until that
  /// returns; a new start runs after it.
  package func cancel() { thread.cancel() }
}

/// The thread, which may outlive its owner until its work notices the cancellation.
private final class ListeningThread: Sendable {
  private struct CurrentRun {
    let run: WorkRun
    /// Whether the task was started again after its current run was cancelled.
    var isWantedAgain = false
  }

  private let work: SyncListener.Work
  /// The current run; nil if there is no thread.
  private let currentRun = Mutex<CurrentRun?>(nil)

  init(_ work: @escaping SyncListener.Work) {
    self.work = work
  }

  func startIfNeeded() {
    currentRun.withLock { turn in
      if let stretch = turn?.run {
        turn?.isWantedAgain = stretch.isCancelled
        return
      }
      guard let stretch = WorkRun() else { return }
      let isBegun = PlainThread.start { [self] in run(stretch) }
      turn = isBegun ? CurrentRun(run: stretch) : nil
    }
  }

  func cancel() {
    currentRun.withLock { turn in
      turn?.isWantedAgain = false
      turn?.run.cancel()
    }
  }

  /// Cancels the work and waits for it up to the time limit.
  func cancelAndWait(within milliseconds: Int) {
    cancel()
    let deadline = MonotonicTime.now + .milliseconds(milliseconds)
    while currentRun.withLock({ $0 != nil }), deadline.millisecondsAway > 0 { poll(nil, 0, 5) }
  }

  private func run(_ first: WorkRun) {
    var stretch = first
    while true {
      work(stretch.pause, stretch.cancellation)
      let next = currentRun.withLock { turn in
        turn = turn?.isWantedAgain == true ? WorkRun().map { CurrentRun(run: $0) } : nil
        return turn?.run
      }
      guard let next else { return }
      stretch = next
    }
  }
}

/// One run of the work.
private final class WorkRun: Sendable {
  private let wasCancelled = Atomic(false)
  /// Pipe by which a cancellation interrupts a pause, so that no polling is needed.
  private let wakePipe: PipeEnds

  /// Creates a run; nil if no pipe can be created.
  init?() {
    guard let ends = PipeEnds(waits: false) else { return nil }
    self.wakePipe = ends
  }

  deinit {
    close(wakePipe.readEnd)
    close(wakePipe.writeEnd)
  }

  var isCancelled: Bool { wasCancelled.load(ordering: .acquiring) }

  var cancellation: Cancellation { Cancellation { [self] in isCancelled } }

  var pause: Pause {
    Pause(watching: { [self] milliseconds, descriptor, cancellation in
      let end = MonotonicTime.now + .milliseconds(milliseconds)
      while !cancellation.isRequested {
        let left = Int32(clamping: Int(end.millisecondsAway))
        guard left > 0 else { return true }
        var wanted = [wakePipe.readEnd, descriptor].map {
          pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        poll(&wanted, 2, left)
        if wanted[1].revents != 0 { return !cancellation.isRequested }
      }
      return false
    })
  }

  func cancel() {
    wasCancelled.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    _ = write(wakePipe.writeEnd, &byte, 1)
  }
}

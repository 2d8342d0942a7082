import CLibrary
import Synchronization

/// Passes answers from worker threads to the event loop, and wakes it through a pipe.
///
/// The pipe is closed when the last reference is released, because threads may outlive the loop.
final class WorkAnswerQueue: Sendable {
  private let pendingAnswers = Mutex<[TaskAnswer]>([])
  private let pipe = PipeEnds(waits: false) ?? .missing

  deinit {
    if pipe.readEnd >= 0 { _ = (close(pipe.readEnd), close(pipe.writeEnd)) }
  }

  var descriptor: Int32? { pipe.readEnd >= 0 ? pipe.readEnd : nil }

  func add(_ answered: TaskAnswer) {
    pendingAnswers.withLock { $0.append(answered) }
    var byte: UInt8 = 1
    _ = write(pipe.writeEnd, &byte, 1)
  }

  func drain() -> [TaskAnswer] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(pipe.readEnd, &bytes, bytes.count) > 0 {}
    return pendingAnswers.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

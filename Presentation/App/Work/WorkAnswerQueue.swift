import CLibrary
import Synchronization

/// Passes answers from worker threads to the event loop, which is woken through a pipe.
///
/// Threads may outlive the loop, so the pipe is closed only when the last reference is released.
final class WorkAnswerQueue: Sendable {
  private let answers = Mutex<[TaskAnswer]>([])
  private let ends = PipeEnds(waits: false) ?? .missing

  deinit {
    if ends.read >= 0 { _ = (close(ends.read), close(ends.write)) }
  }

  var descriptor: Int32? { ends.read >= 0 ? ends.read : nil }

  func add(_ answered: TaskAnswer) {
    answers.withLock { $0.append(answered) }
    var byte: UInt8 = 1
    _ = write(ends.write, &byte, 1)
  }

  func take() -> [TaskAnswer] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(ends.read, &bytes, bytes.count) > 0 {}
    return answers.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

import CLibrary
import HearthDomain

/// How a program came to its end.
enum ProgramEnding: Hashable {
  case ended(status: Int)
  case killed(signal: Int)

  /// What the system says about a process that is no more.
  init(waitStatus status: Int32) {
    let signal = Int(status & 0x7F)
    self = signal == 0 ? .ended(status: Int(status >> 8 & 0xFF)) : .killed(signal: signal)
  }
}

extension ProgramStart {
  /// `sh -c SCRIPT hearth ARGUMENTS…`, which has this program's terminal.
  init(script: FilePath, arguments: [FilePath]) {
    self.init(
      words: ["/bin/sh", "-c", script, "hearth"] + arguments, input: .own, output: .own,
      errors: .own)
  }

  /// Starts it and waits for its end; nil if it cannot be started.
  func ending() -> ProgramEnding? {
    var id: pid_t = 0
    return self(&id) == 0 ? ProgramStart.ending(of: id) : nil
  }

  /// Waits for the end of a process that was started; nil if there is no such process.
  @discardableResult
  static func ending(of id: pid_t) -> ProgramEnding? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return ProgramEnding(waitStatus: status)
  }
}

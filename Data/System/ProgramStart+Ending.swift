import CLibrary
import HearthDomain

/// How a program ended.
enum ProgramEnding: Hashable {
  case ended(status: Int)
  case killed(signal: Int)

  /// Decodes a status returned by `waitpid`.
  init(waitStatus status: Int32) {
    let signal = Int(status & 0x7F)
    self = signal == 0 ? .ended(status: Int(status >> 8 & 0xFF)) : .killed(signal: signal)
  }
}

extension ProgramStart {
  /// Prepares `sh -c SCRIPT hearth ARGUMENTS…`, to run in this program's terminal.
  init(script: FilePath, arguments: [FilePath]) {
    self.init(
      words: ["/bin/sh", "-c", script, "hearth"] + arguments, input: .inherited, output: .inherited,
      errors: .inherited)
  }

  /// Starts the program and waits for its end; returns nil if it cannot be started.
  func ending() -> ProgramEnding? {
    var id: pid_t = 0
    return self(&id) == 0 ? ProgramStart.ending(of: id) : nil
  }

  /// Waits for the end of a process; returns nil if there is no such process.
  @discardableResult
  static func ending(of id: pid_t) -> ProgramEnding? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return ProgramEnding(waitStatus: status)
  }
}

import CLibrary
import HearthDomain

/// Runs another program and waits for its end, up to a time limit.
struct ProgramRun {
  enum Ending: Hashable {
    case ended(status: Int)
    case killed(signal: Int)
    case tookTooLong
    case didNotStart(detail: String)
  }

  /// Maximum size of the input in bytes, so that it fits into a pipe.
  static let maxInput = 4096

  private let words: [FilePath]
  private let input: [UInt8]
  private let variables: [(name: String, value: String)]
  private let withheld: String

  /// `words` are the program's path and its arguments. `variables` are added to the environment.
  init(
    _ words: [FilePath], input: String = "", adding variables: [(name: String, value: String)] = []
  ) {
    self.init(
      words, input: Array(input.utf8.prefix(ProgramRun.maxInput)), adding: variables,
      withholding: "")
  }

  /// Like the other initializer, with bytes as input. `withheld` is the prefix of environment
  /// variables that the program does not get.
  init(
    _ words: [FilePath], input: [UInt8], adding variables: [(name: String, value: String)],
    withholding withheld: String
  ) {
    self.words = words
    self.input = input
    self.variables = variables
    self.withheld = withheld
  }

  /// Runs the program and waits for its end; kills it when the time is over.
  func callAsFunction(seconds: Int) -> Ending { run(seconds: seconds, output: .nothing) }

  /// Runs the program as above, and also returns the beginning of its output.
  func runCapturingOutput(seconds: Int) -> (ending: Ending, said: [UInt8]) {
    guard let ends = PipeEnds() else { return (.didNotStart(detail: ProgramRun.lastError), []) }
    // Do not block on reading: a child of the program may still have the write end open.
    _ = fcntl(ends.readEnd, F_SETFL, O_NONBLOCK)
    defer { close(ends.readEnd) }
    let ending = run(seconds: seconds, output: .descriptor(ends.writeEnd))
    close(ends.writeEnd)
    let said = [UInt8](unsafeUninitializedCapacity: ProgramRun.maxInput) { buffer, filled in
      filled = max(0, read(ends.readEnd, buffer.baseAddress, buffer.count))
    }
    return (ending, said)
  }

  private func run(seconds: Int, output: ProgramStart.Stream) -> Ending {
    guard let pipe = inputPipe() else { return .didNotStart(detail: ProgramRun.lastError) }
    defer { close(pipe) }
    var id: pid_t = 0
    let start = ProgramStart(
      words: words, variables: variables, withheld: withheld, input: .descriptor(pipe),
      output: output, leadsGroup: true)
    let failure = start(&id)
    guard failure == 0 else { return .didNotStart(detail: systemMessage(failure)) }
    return wait(for: id, seconds: seconds)
  }

  /// Returns the read end of a pipe that already contains the input; nil if that fails.
  private func inputPipe() -> Int32? {
    guard let ends = PipeEnds() else { return nil }
    // Do not block on writing, as nobody reads yet.
    _ = fcntl(ends.writeEnd, F_SETFL, O_NONBLOCK)
    _ = write(ends.writeEnd, input, input.count)
    close(ends.writeEnd)
    return ends.readEnd
  }

  private func wait(for id: pid_t, seconds: Int) -> Ending {
    var status: Int32 = 0
    var waited = 0
    var pause: Int32 = 1
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { break }
      if ended < 0, errno != EINTR { return .didNotStart(detail: ProgramRun.lastError) }
      guard waited < seconds * 1000 else {
        kill(-id, SIGKILL)
        ProgramStart.ending(of: id)
        return .tookTooLong
      }
      poll(nil, 0, pause)
      waited += Int(pause)
      pause = min(pause * 2, 50)
    }
    switch ProgramEnding(waitStatus: status) {
    case .ended(let status): return .ended(status: status)
    case .killed(let signal): return .killed(signal: signal)
    }
  }

  private static var lastError: String { systemMessage(errno) }
}

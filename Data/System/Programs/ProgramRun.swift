import CLibrary
import HearthDomain

/// A program of the system's or the user's that is run to its end.
struct ProgramRun {
  enum Ending: Hashable {
    case ended(status: Int)
    case killed(signal: Int)
    case tookTooLong
    case didNotStart(detail: String)
  }

  /// The most that is given as input, so that it fits into a pipe at once.
  static let mostInput = 4096

  private let words: [FilePath]
  private let input: [UInt8]
  private let variables: [(name: String, value: String)]
  private let withheld: String

  /// The first word is the program's path; the variables are added to this program's own.
  init(
    _ words: [FilePath], input: String = "", adding variables: [(name: String, value: String)] = []
  ) {
    self.init(
      words, input: Array(input.utf8.prefix(ProgramRun.mostInput)), adding: variables,
      withholding: "")
  }

  /// The same with an input that fits into a pipe, and without those of this program's variables
  /// that begin so.
  init(
    _ words: [FilePath], input: [UInt8], adding variables: [(name: String, value: String)],
    withholding withheld: String
  ) {
    self.words = words
    self.input = input
    self.variables = variables
    self.withheld = withheld
  }

  /// Starts it and waits for its end, at most so many seconds; then it is ended.
  func callAsFunction(seconds: Int) -> Ending { run(seconds: seconds, output: .nothing) }

  /// The same, with the beginning of what it says.
  func answered(seconds: Int) -> (ending: Ending, said: [UInt8]) {
    guard let ends = PipeEnds() else { return (.didNotStart(detail: ProgramRun.lastError), []) }
    // What it started may live on and hold the other end.
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
    defer { close(ends.read) }
    let ending = run(seconds: seconds, output: .descriptor(ends.write))
    close(ends.write)
    let said = [UInt8](unsafeUninitializedCapacity: ProgramRun.mostInput) { buffer, filled in
      filled = max(0, read(ends.read, buffer.baseAddress, buffer.count))
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

  /// The reading end of a pipe that holds the whole input.
  private func inputPipe() -> Int32? {
    guard let ends = PipeEnds() else { return nil }
    // The reader is not there yet, and nobody may wait for it.
    _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
    _ = write(ends.write, input, input.count)
    close(ends.write)
    return ends.read
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

import CLibrary

/// Command line that runs as a separate process.
struct ShellCommand: Sendable {
  let program: String
  let arguments: [String]

  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Returns the command of one turn, with `{turn}` replaced by its number.
  func turn(_ number: Int) -> ShellCommand {
    ShellCommand(
      program,
      arguments.map { argument in
        let parts = argument.split(separator: "{turn}", omittingEmptySubsequences: false)
        return parts.joined(separator: "\(number)")
      })
  }

  /// Cost of one run.
  struct Cost {
    let milliseconds: Double
    let peakMebibytes: Double
  }

  /// Runs the command and discards its output; throws if it cannot be started or fails.
  func run(environment: [String]) throws -> Cost {
    let start = Clock.milliseconds()
    let child = try spawn(environment: environment)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError.failed(command: description, status: -1) }
    }
    let end = Clock.milliseconds()
    guard status == 0 else {
      throw BenchmarkError.failed(command: description, status: status >> 8)
    }
    return Cost(milliseconds: end - start, peakMebibytes: Double(usage.ru_maxrss) / 1024)
  }

  /// Starts the command with empty input and discarded output, or on the terminal.
  func spawn(environment: [String], terminal: Int32? = nil) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminal {
      for stream: Int32 in 0...2 {
        posix_spawn_file_actions_adddup2(&actions, terminal, stream)
      }
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      for stream: Int32 in 1...2 {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for copy in words + variables { free(copy) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, program, &actions, nil, words, variables) == 0 else {
      throw BenchmarkError.cannotStart(command: description)
    }
    return child
  }

  var description: String { ([program] + arguments).joined(separator: " ") }
}

enum BenchmarkError: Error {
  case cannotStart(command: String)
  case failed(command: String, status: Int32)
  case nothingCalled(String)
  case outOfIDs
}

enum Clock {
  static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A program of the system's or the user's that is run to its end, directly and without a shell.
///
/// What it says leads nowhere, so that it does not mix with this program's own answer.
struct ProgramRun {
  enum Ending: Hashable {
    case ended(status: Int)
    case killed(signal: Int)
    case tookTooLong
    case didNotStart(detail: String)
  }

  /// The most that is given as input, so that it fits into a pipe at once.
  static let mostInput = 4096

  private let words: [String]
  private let input: [UInt8]
  private let variables: [(name: String, value: String)]

  /// The first word is the program's path; the variables are added to this program's own.
  init(
    _ words: [String], input: String = "", adding variables: [(name: String, value: String)] = []
  ) {
    self.words = words
    self.input = Array(input.utf8.prefix(ProgramRun.mostInput))
    self.variables = variables
  }

  /// The path of the program with that name, looked for as a shell would; nil if it is not there.
  static func path(of name: String, in searchPath: String) -> String? {
    guard !name.isEmpty else { return nil }
    guard !name.contains("/") else { return access(name, X_OK) == 0 ? name : nil }
    return searchPath.split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// Starts it and waits for its end, at most so many seconds; then it is ended.
  func callAsFunction(seconds: Int) -> Ending {
    guard let pipe = inputPipe() else { return .didNotStart(detail: ProgramRun.lastError) }
    defer { close(pipe) }
    var id: pid_t = 0
    let failure = start(&id, input: pipe)
    guard failure == 0 else { return .didNotStart(detail: String(cString: strerror(failure))) }
    return wait(for: id, seconds: seconds)
  }

  /// The reading end of a pipe that holds the whole input.
  private func inputPipe() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The reader is not there yet, and nobody may wait for it.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    _ = write(ends[1], input, input.count)
    close(ends[1])
    return ends[0]
  }

  private func start(_ id: inout pid_t, input: Int32) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // A group of its own, so that all it started can be ended with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var arguments = words.map { strdup($0) }
    var environment = ProgramRun.environment(adding: variables).map { strdup($0) }
    defer { for word in arguments + environment { free(word) } }
    arguments.append(nil)
    environment.append(nil)
    return posix_spawn(&id, words[0], &actions, &attributes, arguments, environment)
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
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return .tookTooLong
      }
      poll(nil, 0, pause)
      waited += Int(pause)
      pause = min(pause * 2, 50)
    }
    let signal = Int(status & 0x7F)
    return signal == 0 ? .ended(status: Int(status >> 8 & 0xFF)) : .killed(signal: signal)
  }

  /// This program's environment with the variables in place of those of the same names.
  private static func environment(adding variables: [(name: String, value: String)]) -> [String] {
    var lines: [String] = []
    var place = environ
    while let line = place.pointee {
      let text = String(cString: line)
      if !variables.contains(where: { text.hasPrefix($0.name + "=") }) { lines.append(text) }
      place += 1
    }
    return lines + variables.map { "\($0.name)=\($0.value)" }
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}

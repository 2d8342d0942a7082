@preconcurrency import CLibrary
import HearthDomain

/// Starts another program. The program gets default signal handling, whatever this one ignores or
/// holds back.
struct ProgramStart {
  /// What a standard stream of the started program is connected to.
  enum Stream {
    /// Nothing: `/dev/null`.
    case nothing
    /// The same stream as this program's.
    case inherited
    case descriptor(Int32)
  }

  /// The program's path and its arguments.
  let words: [FilePath]
  /// Variables to add to the program's environment.
  var variables: [(name: String, value: String)] = []
  /// Prefix of environment variables that the program does not get; empty to pass all.
  var withheld = ""
  var input = Stream.nothing
  /// Standard output of the program. Discarded by default, so that it does not mix with this
  /// program's output.
  var output = Stream.nothing
  var errors = Stream.nothing
  /// Whether the program leads a process group, so that its children can be killed with it.
  var leadsGroup = false
  /// Whether the program leads a session of its own. It then survives the terminal, and inherits no
  /// descriptors such as that of a lock.
  var leadsSession = false

  /// Beginnings of environment variables that no program gets, as they contain API keys.
  private static let keyVariables = BookSource.allCases.filter(\.needsKey).map {
    $0.keyVariable + "="
  }

  #if canImport(Darwin)
    private static let newSession = Int32(POSIX_SPAWN_SETSID)
  #else
    // The flag as a number, because some headers do not define it.
    private static let newSessionFlag: Int32 = 0x80
  #endif

  /// Searches a program as a shell does, and returns its path; nil if it is not found.
  static func path(of name: FilePath, in searchPath: FilePath) -> FilePath? {
    guard !name.isEmpty else { return nil }
    guard !name.bytes.contains(UInt8(ascii: "/")) else {
      return access(name.cString, X_OK) == 0 ? name : nil
    }
    return searchPath.bytes.split(separator: UInt8(ascii: ":"))
      .map { FilePath(bytes: $0).appending(name) }
      .first { $0.isAbsolute && access($0.cString, X_OK) == 0 }
  }

  /// Starts the program and sets the process id. Returns 0, or the system's error number.
  func callAsFunction(_ id: inout pid_t) -> Int32 {
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
    for (stream, place) in [
      (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
    ] {
      switch stream {
      case .nothing:
        let mode = place == STDIN_FILENO ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, place, "/dev/null", mode, 0)
      case .inherited: break
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, place)
      }
    }
    if leadsSession { ProgramStart.closeInheritedDescriptorsOnExec() }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    let session = leadsSession ? ProgramStart.newSessionFlag : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group | session))
    return withPointers { posix_spawn(&id, words[0].cString, &actions, &attributes, $0, $1) }
  }

  /// Marks descriptors inherited by this program as close-on-exec, so that no program that it
  /// starts gets them. This program's own ones are already marked.
  ///
  /// Marks only numbers up to 1023; shells pass low ones. The system calls that mark all
  /// descriptors are missing in some headers.
  private static func closeInheritedDescriptorsOnExec() {
    for descriptor in (STDERR_FILENO + 1)..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// Calls the body with the arguments, and with the environment plus the added variables and minus
  /// the keys. Environment entries that are not valid text are passed unchanged.
  private func withPointers<Answer>(
    _ body: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Answer
  ) -> Answer {
    let arguments = words.map { strdup($0.cString) }
    let added = variables.map { strdup("\($0.name)=\($0.value)") }
    defer { for text in arguments + added { free(text) } }
    let names = ProgramStart.keyVariables + variables.map { $0.name + "=" }
    var lines: [UnsafeMutablePointer<CChar>?] = []
    var place = environ
    while let line = place.pointee {
      let isWithheld = !withheld.isEmpty && strncmp(line, withheld, withheld.utf8.count) == 0
      if !isWithheld, !names.contains(where: { strncmp(line, $0, $0.utf8.count) == 0 }) {
        lines.append(line)
      }
      place += 1
    }
    return body(arguments + [nil], lines + added + [nil])
  }
}

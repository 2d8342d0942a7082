#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// How a program of the system's or the user's is started: directly, without a shell, and with
/// its signals as every program expects them, whatever this one ignores or holds back.
///
/// What it says leads nowhere, so that it does not mix with this program's own answer.
struct ProgramStart {
  /// The first word is the program's path.
  let words: [String]
  /// Added to this program's own.
  var variables: [(name: String, value: String)] = []
  /// What it reads; nothing when nil.
  var input: Int32?
  /// Whether it gets a group of its own, so that all it starts can be ended with it.
  var leadsGroup = false

  /// The path of the program with that name, looked for as a shell would; nil if it is not there.
  static func path(of name: String, in searchPath: String) -> String? {
    guard !name.isEmpty else { return nil }
    guard !name.contains("/") else { return access(name, X_OK) == 0 ? name : nil }
    return searchPath.split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// Returns 0 and the number of the process, or the system's error.
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
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
    var arguments = words.map { strdup($0) }
    var environment = environmentLines.map { strdup($0) }
    defer { for word in arguments + environment { free(word) } }
    arguments.append(nil)
    environment.append(nil)
    return posix_spawn(&id, words[0], &actions, &attributes, arguments, environment)
  }

  /// This program's environment with the variables in place of those of the same names.
  private var environmentLines: [String] {
    var lines: [String] = []
    var place = environ
    while let line = place.pointee {
      let text = String(cString: line)
      if !variables.contains(where: { text.hasPrefix($0.name + "=") }) { lines.append(text) }
      place += 1
    }
    return lines + variables.map { "\($0.name)=\($0.value)" }
  }
}

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A program that was started through the shell.
struct ChildProcess {
  private let id: pid_t

  /// Starts `sh -c SCRIPT hearth ARGUMENTS…`, its input taken from the descriptor if there is
  /// one and its output going to another; nil if it cannot be started.
  init?(script: String, arguments: [String] = [], input: Int32? = nil, output: Int32? = nil) {
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
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    // What this program ignores or holds back would be so for the other one too.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ["sh", "-c", script, "hearth"] + arguments
    var pointers = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var id: pid_t = 0
    guard posix_spawn(&id, "/bin/sh", &actions, &attributes, pointers, environ) == 0 else {
      return nil
    }
    self.id = id
  }

  /// Waits until it has ended; returns its exit status, or nil if a signal ended it.
  func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}

/// The terminal's interrupt and quit keys, left to a child that is in front.
struct ChildInterrupts {
  // Kept as numbers: SIG_IGN is 1, which Swift takes for a missing value when the function
  // pointer stands inside an optional struct.
  private let interrupt = unsafeBitCast(signal(SIGINT, SIG_IGN), to: UInt.self)
  private let quit = unsafeBitCast(signal(SIGQUIT, SIG_IGN), to: UInt.self)

  /// Makes the keys mean again what they meant before.
  func takeBack() {
    signal(SIGINT, unsafeBitCast(interrupt, to: Handler?.self))
    signal(SIGQUIT, unsafeBitCast(quit, to: Handler?.self))
  }

  private typealias Handler = @convention(c) (Int32) -> Void
}

/// The system's words for one of its errors.
func systemMessage(_ code: Int32) -> String {
  String(cString: strerror(code))
}

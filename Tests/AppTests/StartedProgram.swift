import Foundation

/// A program started without the overhead of `Process`, and how it ended.
struct StartedProgram {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// The program did not end and had to be killed.
    case never
  }

  #if canImport(Darwin)
    typealias Streams = posix_spawn_file_actions_t?
  #else
    typealias Streams = posix_spawn_file_actions_t
  #endif

  let id: pid_t

  /// Starts the program. `open` sets up its streams, and `flags` are those of
  /// `posix_spawnattr_setflags`.
  init(
    _ words: [String], _ variables: [String: String], flags: Int16 = 0,
    open: (inout Streams) -> Void
  ) throws {
    #if canImport(Darwin)
      var streams: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var streams = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&streams)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&streams)
      posix_spawnattr_destroy(&attributes)
    }
    // Test threads block signals, and the program would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, flags | Int16(POSIX_SPAWN_SETSIGMASK))
    open(&streams)
    let arguments = words.map { strdup($0) } + [nil]
    let pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for copy in arguments + pairs { free(copy) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &streams, &attributes, arguments, pairs)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    self.id = id
  }

  /// Returns how the program ended, or nil while it runs.
  ///
  /// After an ending is returned, the process ID is no longer valid.
  func ending() -> Ending? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  func kill() {
    Foundation.kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }
}

import Foundation

/// A program that was started and has ended, without what `Process` costs: there are many of them.
struct FaultRun {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It had to be killed because it did not end.
    case never
  }

  let ending: Ending
  let output: String
  let errors: String

  /// Standard output and error become files in the folder.
  init(_ words: [String], variables: [String: String], input: String, folder: String) throws {
    let streams = (output: folder + "/.output", errors: folder + "/.errors")
    ending = try FaultRun.wait(
      for: FaultRun.start(words, variables, [input, streams.output, streams.errors]))
    output = FaultRun.text(streams.output)
    errors = FaultRun.text(streams.errors)
    for path in [streams.output, streams.errors] { unlink(path) }
  }

  private static func start(
    _ words: [String], _ variables: [String: String], _ streams: [String]
  ) throws -> pid_t {
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
    // The threads that tests run on block signals, which a program would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    for (number, path) in streams.enumerated() {
      let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o600)
    }
    let arguments = words.map { strdup($0) } + [nil]
    let pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for copy in arguments + pairs { free(copy) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, &attributes, arguments, pairs)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return id
  }

  private static func wait(for id: pid_t) -> Ending {
    var status: Int32 = 0
    // Half a minute: a writer waits five seconds for others, and this machine may be busy.
    for _ in 0..<60_000 {
      if waitpid(id, &status, WNOHANG) == id {
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
      usleep(500)
    }
    kill(id, SIGKILL)
    waitpid(id, &status, 0)
    return .never
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}

@preconcurrency import CLibrary
import HearthDomain

/// How every other program is started: with its signals as every program expects them, whatever
/// this one ignores or holds back.
struct ProgramStart {
  /// What a stream of the program is.
  enum Stream {
    /// What is said leads nowhere, and there is nothing to read.
    case nothing
    /// The one that this program has.
    case own
    case descriptor(Int32)
  }

  /// The first word is the program's path.
  let words: [FilePath]
  /// Added to this program's own.
  var variables: [(name: String, value: String)] = []
  /// How those of this program's own variables begin that it does not get; empty for none.
  var withheld = ""
  var input = Stream.nothing
  /// By default nothing that it says mixes with this program's own answer.
  var output = Stream.nothing
  var errors = Stream.nothing
  /// Whether it gets a group of its own, so that all it starts can be ended with it.
  var leadsGroup = false
  /// Whether it gets a session of its own: it goes on when the terminal is closed, and holds
  /// nothing that whoever started this program has lent it, such as a lock.
  var leadsSession = false

  /// Those of this program's variables that no other one gets: keys of services, which it has no
  /// use for.
  private static let keys = BookSource.allCases.filter(\.needsKey).map { $0.keyVariable + "=" }

  #if canImport(Darwin)
    private static let newSession = Int32(POSIX_SPAWN_SETSID)
  #else
    // Not all headers name it.
    private static let newSession: Int32 = 0x80
  #endif

  /// The path of the program with that name, looked for as a shell would; nil if it is not there.
  static func path(of name: FilePath, in searchPath: FilePath) -> FilePath? {
    guard !name.isEmpty else { return nil }
    guard !name.bytes.contains(UInt8(ascii: "/")) else {
      return access(name.cString, X_OK) == 0 ? name : nil
    }
    return searchPath.bytes.split(separator: UInt8(ascii: ":"))
      .map { FilePath(bytes: $0).appending(name) }
      .first { $0.isAbsolute && access($0.cString, X_OK) == 0 }
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
    for (stream, place) in [
      (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
    ] {
      switch stream {
      case .nothing:
        let mode = place == STDIN_FILENO ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, place, "/dev/null", mode, 0)
      case .own: break
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, place)
      }
    }
    if leadsSession { ProgramStart.keepLentDescriptors() }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    let session = leadsSession ? ProgramStart.newSession : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group | session))
    return withPointers { posix_spawn(&id, words[0].cString, &actions, &attributes, $0, $1) }
  }

  /// Those that this program opens go with it anyway; not all headers name the calls that would
  /// close the others at once. Shells lend low ones.
  private static func keepLentDescriptors() {
    for descriptor in (STDERR_FILENO + 1)..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// Hands over the words, and this program's environment with the variables in place of those
  /// of the same names and no keys; what is no text in it stays as it is.
  private func withPointers<Answer>(
    _ body: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Answer
  ) -> Answer {
    let arguments = words.map { strdup($0.cString) }
    let added = variables.map { strdup("\($0.name)=\($0.value)") }
    defer { for text in arguments + added { free(text) } }
    let names = ProgramStart.keys + variables.map { $0.name + "=" }
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

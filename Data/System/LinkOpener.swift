import HearthDomain

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Opens links with the program that the desktop has for that: `xdg-open`, or `open` on macOS.
///
/// The program is started directly, without a shell, and runs on by itself.
public struct LinkOpener: ContactLauncher, LetterLauncher {
  #if canImport(Darwin)
    public static let program = "open"
  #else
    public static let program = "xdg-open"
  #endif

  /// The variables of the environment that tell whether there is a desktop.
  public static let variables = ["PATH", "DISPLAY", "WAYLAND_DISPLAY"]

  private let environment: [String: String]

  public init(environment: [String: String]) {
    self.environment = environment
  }

  public func open(_ link: ContactLink) -> Bool { open(address: link.address) }

  public func open(_ letter: Letter) -> Bool { open(address: letter.address) }

  private func open(address: String) -> Bool {
    guard hasDesktop, let program = path() else { return false }
    return start(program, address)
  }

  /// Over ssh the opener would fall back to a browser in this very terminal.
  private var hasDesktop: Bool {
    #if canImport(Darwin)
      true
    #else
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
  }

  private func path() -> String? {
    (environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(LinkOpener.program)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// The opener's streams lead nowhere, so that what it says does not mix with the answer.
  private func start(_ program: String, _ address: String) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let arguments = [program, address]
    var words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var id: pid_t = 0
    guard posix_spawn(&id, program, &actions, nil, words, environ) == 0 else { return false }
    reap(id)
    return true
  }

  /// Takes note of the opener's end when it comes: else it would stay as a dead entry in the
  /// system's table for as long as the full screen is open.
  private func reap(_ id: pid_t) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let start = pthread_create(
      &thread, nil, { waited(for: $0) }, UnsafeMutableRawPointer(bitPattern: Int(id)))
    #if canImport(Darwin)
      if start == 0, let thread { pthread_detach(thread) }
    #else
      if start == 0 { pthread_detach(thread) }
    #endif
  }
}

/// Waits for the process whose number the pointer is.
private func waited(for process: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  while waitpid(pid_t(Int(bitPattern: process)), nil, 0) < 0, errno == EINTR {}
  return nil
}

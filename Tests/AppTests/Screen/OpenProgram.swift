import Foundation
import HearthTestSupport
import TerminalKit
import Testing

/// The program on a terminal in its own session, as a shell would start it.
///
/// An independent screen model interprets what the program writes.
final class OpenProgram {
  typealias Ending = StartedProgram.Ending

  let terminal: PseudoTerminal
  private let program: StartedProgram
  var id: pid_t { program.id }
  private(set) var screen: ScreenModel
  /// All output read so far.
  private(set) var written: [UInt8] = []
  /// The output that the model has not processed yet.
  private var arrived: [UInt8] = []
  private let settings: [UInt8]
  private(set) var ending: Ending?

  /// Starts the program, or another command that runs it.
  init(
    _ hearth: Binary, size: Size = Size(width: 80, height: 24), term: String = "xterm-256color",
    command: [String] = [Binary.path]
  ) throws {
    terminal = try PseudoTerminal()
    terminal.resize(to: size)
    settings = terminal.settings
    screen = ScreenModel(size: size)
    let variables = hearth.makeProcess([]).environment ?? [:]
    let name = terminal.name
    // A session leader that opens a terminal gets it as its controlling terminal.
    program = try StartedProgram(
      command, variables.merging(["TERM": term]) { $1 }, flags: OpenProgram.newSession
    ) { streams in
      posix_spawn_file_actions_addopen(&streams, 0, name, O_RDWR, 0)
      for descriptor in Int32(1)...2 { posix_spawn_file_actions_adddup2(&streams, 0, descriptor) }
    }
  }

  deinit {
    if ending == nil { program.kill() }
  }

  // The value of `POSIX_SPAWN_SETSID`, which glibc's headers hide from Swift.
  #if canImport(Darwin)
    private static let newSession: Int16 = 0x400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  /// Waits until the screen shows the text. Returns false if it never does.
  func shows(_ text: String) -> Bool {
    wait { screen.picture.text.contains(text) }
  }

  /// Waits until the program has written the text anywhere.
  func says(_ text: String) -> Bool {
    wait { String(decoding: written, as: UTF8.self).contains(text) }
  }

  /// Types keys and waits for the text that should follow. The steps alternate between keys and
  /// text.
  func walk(_ steps: String...) -> Bool {
    stride(from: 0, to: steps.count - 1, by: 2).allSatisfy { place in
      terminal.type(steps[place])
      return shows(steps[place + 1])
    }
  }

  func resize(to size: Size) {
    listen()
    screen.resize(to: size)
    terminal.resize(to: size)
  }

  /// Waits for the program to end. Returns nil for a program that hangs, which is killed.
  func end() -> Ending? {
    guard wait({ hasEnded }) else { return nil }
    while listen() {}
    return ending
  }

  /// Quits with Ctrl-C, which works everywhere.
  func quit() {
    terminal.type("\u{3}")
    #expect(end() == .exit(130))
    #expect(isRestored)
  }

  /// Whether the terminal is in the state it had before the program started.
  var isRestored: Bool {
    screen.modes == [7, 25] && screen.keyboardDepth == 0 && screen.titleDepth == 0
      && screen.isPlain && terminal.settings == settings
  }

  /// The text on the screen, for failure messages.
  var picture: String { screen.picture.text }

  /// Returns whether the program ends while nobody reads its output.
  func endsUnread() -> Bool { waitUnread { hasEnded } }

  /// Types keys and waits until the program has read them, while nobody reads its output.
  func typeUnread(_ keys: String) -> Bool {
    terminal.type(keys)
    return waitUnread { terminal.isRead }
  }

  private func waitUnread(_ condition: () -> Bool) -> Bool {
    let deadline = Date() + 60
    while !condition() {
      guard Date() < deadline else { return false }
      usleep(2_000)
    }
    return true
  }

  func wait(_ condition: () -> Bool) -> Bool {
    let deadline = Date() + 60
    while !condition() {
      guard Date() < deadline else { return false }
      listen()
    }
    return true
  }

  /// Reads the available output.
  ///
  /// The model gets whole frames, because it cannot recognise a letter that is cut in two. Output
  /// without a frame end counts as complete after a pause.
  @discardableResult
  func listen(atMost most: Int = 65_536) -> Bool {
    guard let bytes = terminal.take(within: 15, atMost: most) else {
      // A busy machine may pause within a frame, which could leave a letter cut in two.
      guard hasEnded || !isWithinFrame else { return false }
      screen.feed(arrived)
      arrived = []
      return false
    }
    written += bytes
    arrived += bytes
    let mark = Array("\u{1B}[?2026l".utf8)
    if arrived.suffix(mark.count).elementsEqual(mark) {
      screen.feed(arrived)
      arrived = []
    }
    return true
  }

  /// Whether a frame has begun and not ended yet.
  private var isWithinFrame: Bool {
    let text = String(decoding: arrived, as: UTF8.self)
    guard let begin = text.range(of: "\u{1B}[?2026h", options: .backwards) else { return false }
    return text.range(of: "\u{1B}[?2026l", range: begin.upperBound..<text.endIndex) == nil
  }

  private var hasEnded: Bool {
    if ending == nil { ending = program.ending() }
    return ending != nil
  }
}

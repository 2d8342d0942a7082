import Foundation
import HearthTestSupport
import TerminalKit
import Testing

/// The program on a terminal of a session of its own, as a shell would start it, and the screen as
/// an independent model makes it of what the program writes.
final class OpenProgram {
  typealias Ending = StartedProgram.Ending

  let terminal: PseudoTerminal
  private let program: StartedProgram
  var id: pid_t { program.id }
  private(set) var screen: ScreenModel
  /// Everything that was read of what the program wrote.
  private(set) var written: [UInt8] = []
  /// The part of it that the model has not seen.
  private var arrived: [UInt8] = []
  private let settings: [UInt8]
  private(set) var ending: Ending?

  /// Starts the program, or another one that runs it.
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
    // Whoever leads a session and opens a terminal is controlled by it.
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

  // POSIX_SPAWN_SETSID, which glibc's headers keep from Swift.
  #if canImport(Darwin)
    private static let newSession: Int16 = 0x400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  /// Waits until the screen shows the text; false when it does not come.
  func shows(_ text: String) -> Bool {
    wait { screen.picture.text.contains(text) }
  }

  /// Waits until the program has written that, wherever it stands.
  func says(_ text: String) -> Bool {
    wait { String(decoding: written, as: UTF8.self).contains(text) }
  }

  /// Types keys and waits for what they lead to, one after the other: keys, text, keys, text.
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

  /// Waits for the end; a program that hangs is killed, and nil returned.
  func end() -> Ending? {
    guard wait({ hasEnded }) else { return nil }
    while listen() {}
    return ending
  }

  /// Quits by Ctrl-C, as one may everywhere.
  func quit() {
    terminal.type("\u{3}")
    #expect(end() == .exit(130))
    #expect(isRestored)
  }

  /// Whether the terminal is as it was before the program came.
  var isRestored: Bool {
    screen.modes == [7, 25] && screen.keyboardDepth == 0 && screen.titleDepth == 0
      && screen.isPlain && terminal.settings == settings
  }

  /// What it shows now, to be told where it is not what was expected.
  var picture: String { screen.picture.text }

  /// Whether it ends though nobody reads what it writes.
  func endsUnread() -> Bool { waitUnread { hasEnded } }

  /// Types keys and waits until they are taken, though nobody reads what the program writes.
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

  /// Reads what has come. The model is fed whole frames, as it does not see a letter that was
  /// cut; what no frame's end comes after is taken for whole when there is a pause.
  @discardableResult
  func listen(atMost most: Int = 65_536) -> Bool {
    guard let bytes = terminal.take(within: 15, atMost: most) else {
      // A busy machine may pause within a frame, and a letter that was cut would stay so.
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

  /// Whether the end of the frame that has begun is still to come.
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

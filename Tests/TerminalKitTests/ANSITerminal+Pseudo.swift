import HearthTestSupport

@testable import TerminalKit

extension ANSITerminal {
  static let xterm = ["TERM": "xterm-256color"]
  /// The sequences that end all modes of a terminal that supports them.
  static let ending =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?1006;1002;1000l\u{1B}[<u"
    + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l\u{1B}[23;2t"

  /// Returns a terminal whose other end the test holds.
  static func on(
    _ pty: PseudoTerminal, _ environment: [String: String] = xterm, wakers: [Int32] = []
  ) -> ANSITerminal {
    ANSITerminal(
      input: pty.program, output: pty.program, environment: environment, wakeDescriptors: wakers)
  }
}

extension TerminalModes {
  static let most: TerminalModes = [.mouse, .focus, .distinctKeys, .background]
}

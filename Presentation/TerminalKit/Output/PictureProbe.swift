import CLibrary

/// Asks a terminal how it displays pictures, for commands that do not take over the screen.
public enum PictureProbe {
  /// Returns how the terminal displays pictures, waiting for its replies for at most `patience`.
  /// Leaves the terminal as it was.
  ///
  /// Returns `.none` if there is no terminal, if it is too simple to be asked, or if this process
  /// may not read from it.
  public static func askTerminal(
    input: Int32 = 0, output: Int32 = 1, environment: [String: String],
    patience: Duration = .milliseconds(100)
  ) -> PictureSupport {
    askTerminal(
      input: input, output: output, environment: environment, patience: patience,
      isInForeground: TerminalPort(input: input, output: output).isInForeground)
  }

  static func askTerminal(
    input: Int32, output: Int32, environment: [String: String],
    patience: Duration = .milliseconds(100), isInForeground: Bool
  ) -> PictureSupport {
    let term = environment["TERM"] ?? ""
    let isInsideTmux = environment["TMUX"].map { !$0.isEmpty } ?? false
    let port = TerminalPort(input: input, output: output)
    let asking = TerminalSequences(term: term, modes: .pictures, isInsideTmux: isInsideTmux)
      .requests
    guard port.isTerminal, isInForeground, !term.isEmpty, term != "dumb", !asking.isEmpty,
      let settings = TerminalSettings(of: input), (try? settings.makeRaw(input)) != nil
    else { return .none }
    port.write(asking.utf8)
    let parser = readReplies(from: port, until: .now + patience, isInsideTmux: isInsideTmux)
    // Some terminals print kitty's request as text. Nothing else is on the line yet, so it can be
    // erased.
    if !parser.pictureReplies.supportsKitty, !isInsideTmux { port.write("\r\u{1B}[K".utf8) }
    let isAnswered = parser.attributeReplyCount > 0
    // Unread input is kept only after a complete reply, when only keys can follow. Part of a reply
    // would be typed into the shell.
    settings.restore(input, keepsInput: isAnswered)
    guard isAnswered else { return .none }
    return parser.pictureReplies.support(
      isInsideTmux: isInsideTmux, systemCell: TerminalSettings.cellSize(of: output))
  }

  /// Reads until the last reply. tmux replies to the last request itself at once, and forwards the
  /// terminal's own reply later.
  private static func readReplies(
    from port: TerminalPort, until end: MonotonicTime, isInsideTmux: Bool
  ) -> KeyParser {
    var parser = KeyParser()
    while parser.attributeReplyCount == 0 || isInsideTmux && !parser.pictureReplies.supportsKitty {
      let left = end.millisecondsAway
      guard left > 0, port.hasInput(within: left), let bytes = port.readAvailable() else { break }
      _ = parser.parse(bytes)
    }
    return parser
  }
}

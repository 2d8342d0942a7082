import CLibrary

/// Asks a terminal how it shows pictures, for commands that do not take the screen over.
public enum PictureProbe {
  /// Waits for the answers at most that long and leaves the terminal as it was.
  ///
  /// `.none` where there is no terminal, where it is too simple to be asked, or where this
  /// process may not read from it.
  public static func ask(
    input: Int32 = 0, output: Int32 = 1, environment: [String: String],
    patience: Duration = .milliseconds(100)
  ) -> PictureSupport {
    ask(
      input: input, output: output, environment: environment, patience: patience,
      isInForeground: TerminalPort(input: input, output: output).isInForeground)
  }

  static func ask(
    input: Int32, output: Int32, environment: [String: String],
    patience: Duration = .milliseconds(100), isInForeground: Bool
  ) -> PictureSupport {
    let term = environment["TERM"] ?? ""
    let isInsideTmux = environment["TMUX"].map { !$0.isEmpty } ?? false
    let port = TerminalPort(input: input, output: output)
    let asking = TerminalSequences(term: term, modes: .pictures, isInsideTmux: isInsideTmux).asking
    guard port.isTerminal, isInForeground, !term.isEmpty, term != "dumb", !asking.isEmpty,
      let settings = TerminalSettings(of: input), (try? settings.makeRaw(input)) != nil
    else { return .none }
    port.write(asking.utf8)
    let parser = answers(from: port, until: .now + patience, isInsideTmux: isInsideTmux)
    // Some terminals print kitty's question; nothing else stands in the line yet.
    if !parser.pictureReplies.takesKitty, !isInsideTmux { port.write("\r\u{1B}[K".utf8) }
    let isAnswered = parser.attributeReplies > 0
    // Half an answer would be typed into the shell; after a whole one only keys can follow.
    settings.restore(input, keepsInput: isAnswered)
    guard isAnswered else { return .none }
    return parser.pictureReplies.support(
      isInsideTmux: isInsideTmux, systemCell: TerminalSettings.cell(of: output))
  }

  /// Reads up to the last answer. tmux answers the last question itself, at once, and hands the
  /// terminal's own answer on later.
  private static func answers(
    from port: TerminalPort, until end: MonotonicTime, isInsideTmux: Bool
  ) -> KeyParser {
    var parser = KeyParser()
    while parser.attributeReplies == 0 || isInsideTmux && !parser.pictureReplies.takesKitty {
      let left = end.millisecondsAway
      guard left > 0, port.hasInput(within: left), let bytes = port.read() else { break }
      _ = parser.parse(bytes)
    }
    return parser
  }
}

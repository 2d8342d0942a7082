/// The sequences that take over a terminal and restore it, for one kind of terminal.
package struct TerminalSequences: Sendable {
  package let enteringSequence: String
  package let leavingSequence: String
  /// The sequence that ends an incomplete sequence; it has no other effect.
  let sequenceTerminator: String
  /// The requests for the background colour and the picture support. The reply to the last one
  /// shows that all replies have arrived.
  package let requests: String
  let usesSynchronizedUpdates: Bool

  /// Prefixes of `TERM` for terminals that support little or print unknown sequences. Such
  /// terminals get only the most basic sequences.
  static let simpleTerminals = ["linux", "vt", "ansi", "cons25", "cygwin", "sun", "wsvt"]

  /// The sequences that turn mouse reports on and off.
  package static let mouseReports = ("\u{1B}[?1000;1002;1006h", "\u{1B}[?1006;1002;1000l")

  package init(term: String, modes: TerminalModes, isInsideTmux: Bool = false) {
    if Self.simpleTerminals.contains(where: term.hasPrefix) {
      enteringSequence = "\u{1B}[?7l"
      leavingSequence = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[1;1H"
      sequenceTerminator = "\u{18}"
      requests = ""
      usesSynchronizedUpdates = false
      return
    }
    var parts = [("\u{1B}[22;2t", "\u{1B}[23;2t"), ("\u{1B}[?1049h", "\u{1B}[?1049l")]
    parts += [("\u{1B}[?7l", "\u{1B}[?7h"), ("\u{1B}[?2004h", "\u{1B}[?2004l")]
    // Keyboard settings belong to the alternate screen, so they are pushed after it is entered.
    if modes.contains(.distinctKeys) { parts.append(("\u{1B}[>5u", "\u{1B}[<u")) }
    if modes.contains(.mouse) {
      parts.append(Self.mouseReports)
    }
    if modes.contains(.focus) { parts.append(("\u{1B}[?1004h", "\u{1B}[?1004l")) }
    if modes.contains(.background) { parts.append(("\u{1B}[?2031h", "\u{1B}[?2031l")) }
    sequenceTerminator = "\u{1B}\\"
    enteringSequence = parts.map(\.0).joined()
    leavingSequence =
      "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h" + parts.reversed().map(\.1).joined()
    var questions = modes.contains(.background) ? "\u{1B}[?996n\u{1B}]11;?\u{1B}\\" : ""
    if modes.contains(.pictures) {
      questions += PictureReplies.requests(term: term, isInsideTmux: isInsideTmux)
    }
    requests = questions.isEmpty ? "" : questions + "\u{1B}[c"
    usesSynchronizedUpdates = true
  }
}

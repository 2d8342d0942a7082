/// What is sent to take over a kind of terminal and to give it back.
package struct TerminalSequences: Sendable {
  package let entering: String
  package let leaving: String
  /// Ends a sequence that was cut, and does nothing elsewhere.
  let cancelling: String
  /// Asks for the background's colour and for pictures; the answer to the last part shows that all
  /// have come.
  package let asking: String
  let marksSynchronized: Bool

  /// Terminals that print what they do not know, or know little; they get the least.
  static let simple = ["linux", "vt", "ansi", "cons25", "cygwin", "sun", "wsvt"]

  /// What switches the mouse on, and what switches it off.
  package static let mouse = ("\u{1B}[?1000;1002;1006h", "\u{1B}[?1006;1002;1000l")

  package init(term: String, modes: TerminalModes, isInsideTmux: Bool = false) {
    if Self.simple.contains(where: term.hasPrefix) {
      entering = "\u{1B}[?7l"
      leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[1;1H"
      cancelling = "\u{18}"
      asking = ""
      marksSynchronized = false
      return
    }
    var parts = [("\u{1B}[22;2t", "\u{1B}[23;2t"), ("\u{1B}[?1049h", "\u{1B}[?1049l")]
    parts += [("\u{1B}[?7l", "\u{1B}[?7h"), ("\u{1B}[?2004h", "\u{1B}[?2004l")]
    // Keyboard settings belong to the alternate screen: pushed after it is entered.
    if modes.contains(.distinctKeys) { parts.append(("\u{1B}[>5u", "\u{1B}[<u")) }
    if modes.contains(.mouse) {
      parts.append(Self.mouse)
    }
    if modes.contains(.focus) { parts.append(("\u{1B}[?1004h", "\u{1B}[?1004l")) }
    if modes.contains(.background) { parts.append(("\u{1B}[?2031h", "\u{1B}[?2031l")) }
    cancelling = "\u{1B}\\"
    entering = parts.map(\.0).joined()
    leaving =
      "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h" + parts.reversed().map(\.1).joined()
    var questions = modes.contains(.background) ? "\u{1B}[?996n\u{1B}]11;?\u{1B}\\" : ""
    if modes.contains(.pictures) {
      questions += PictureReplies.questions(term: term, isInsideTmux: isInsideTmux)
    }
    asking = questions.isEmpty ? "" : questions + "\u{1B}[c"
    marksSynchronized = true
  }
}

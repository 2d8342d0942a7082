/// The sequence that asks a terminal to copy a text to the clipboard of the user's machine, also
/// over ssh (OSC 52). Terminals may refuse it without a reply.
public enum ClipboardSequence {
  /// Returns the sequence. Characters that control a terminal are removed, because the text may be
  /// pasted into a terminal that interprets them.
  public static func copySequence(for text: String, isInsideTmux: Bool) -> String {
    let plain = text.unicodeScalars.filter { !$0.controlsTerminal }
    let encoded = Base64.encoded(Array(String(String.UnicodeScalarView(plain)).utf8))
    let sequence = "\u{1B}]52;c;\(String(decoding: encoded, as: UTF8.self))\u{1B}\\"
    // tmux handles the sequence itself if `set-clipboard` is on, and forwards the wrapped one if
    // `allow-passthrough` is on.
    return isInsideTmux ? sequence + Tmux.wrappedForPassthrough(sequence) : sequence
  }
}

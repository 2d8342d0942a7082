/// What asks a terminal to put a text into the clipboard of the machine at which the user sits,
/// over ssh too (OSC 52). Terminals may refuse, and do not tell.
public enum ClipboardSequence {
  /// What would steer a terminal is left out: it may be pasted into one that obeys.
  public static func copying(_ text: String, isInsideTmux: Bool) -> String {
    let plain = text.unicodeScalars.filter { !$0.steersTerminal }
    let encoded = Base64.encoded(Array(String(String.UnicodeScalarView(plain)).utf8))
    let sequence = "\u{1B}]52;c;\(String(decoding: encoded, as: UTF8.self))\u{1B}\\"
    // tmux takes it for itself where its `set-clipboard` is on, and hands on what is wrapped
    // where its `allow-passthrough` is.
    return isInsideTmux ? sequence + Tmux.wrapped(sequence) : sequence
  }
}

/// What asks a terminal to put a text into the clipboard of the machine at which the user sits,
/// over ssh too (OSC 52). Terminals may refuse, and do not tell.
public enum ClipboardSequence {
  public static func copying(_ text: String) -> String {
    let encoded = Base64.encoded(Array(text.utf8))
    return "\u{1B}]52;c;\(String(decoding: encoded, as: UTF8.self))\u{1B}\\"
  }
}

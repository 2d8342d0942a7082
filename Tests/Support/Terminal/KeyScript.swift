import TerminalKit

/// Script of keys, such as `2 j ⏎ ctrl-x "some text" pause:200`.  Words are separated by spaces. A
/// word is a key name (`enter` or `⏎`, `esc` or `⎋`, `tab` or `⇥`, `backspace` or `⌫`, `space`,
/// `up` or `↑`, `f1`, …) after optional `ctrl-`, `alt-`, `shift-` or `cmd-`; quoted text is typed
/// character by character, or pasted as `paste:"…"`; `pause:200` waits that many milliseconds; any
/// other word is typed.
package struct KeyScript: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Step of the script.
  package enum Step: Hashable, Sendable {
    case event(TerminalEvent)
    /// Raw bytes from the terminal.
    case bytes([UInt8])
    case pause(Duration)
  }

  package var steps: [Step]

  package init(steps: [Step]) {
    self.steps = steps
  }

  package init(_ text: String) {
    steps = Self.words(of: text).flatMap(Self.steps(of:))
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package init(events: [TerminalEvent]) {
    steps = events.map { .event($0) }
  }

  package static func + (left: KeyScript, right: KeyScript) -> KeyScript {
    KeyScript(steps: left.steps + right.steps)
  }

  /// Splits the text at spaces outside quotes.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      // A quote starts only at the beginning of a word or after a prefix, so that a `"` alone can
      // be typed.
      if character == "\"", isQuoted || word.isEmpty || word.hasSuffix(":") { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static func steps(of word: String) -> [Step] {
    if let text = quoted(word, after: "") { return typed(text) }
    if let text = quoted(word, after: "paste:") { return [.event(.paste(text))] }
    if word.hasPrefix("pause:"), let milliseconds = Int(word.dropFirst(6)), milliseconds >= 0 {
      return [.pause(.milliseconds(milliseconds))]
    }
    return Key(name: word).map { [.event(.key($0))] } ?? typed(word)
  }

  private static func typed(_ text: String) -> [Step] {
    text.map { .event(.key(.character($0))) }
  }

  private static func quoted(_ word: String, after prefix: String) -> String? {
    guard word.hasPrefix(prefix + "\""), word.hasSuffix("\""), word.count >= prefix.count + 2
    else { return nil }
    return String(word.dropFirst(prefix.count + 1).dropLast())
  }
}

import HearthDomain

/// A quoted saying with a dash and its attribution: `“Be kind.” — Jo`.
struct SignedText {
  /// The text without enclosing quotation marks.
  let text: String
  let author: Attribution

  /// Maximum number of words in an attribution.
  private static let maxNameWords = 6
  private static let quotes: [(open: Character, close: Character)] = [
    ("\"", "\""), ("“", "”"), ("「", "」"), ("『", "』"),
  ]

  /// Splits the text at its last dash. Returns nil unless a sentence or quotation ends before the
  /// dash and a name follows it.
  init?(_ typed: String) {
    guard
      let dash = typed.lastIndex(where: { "—–―".contains($0) })
        ?? SignedText.dashIndex(in: typed)
    else { return nil }
    let said = typed[..<dash].trimmed("-")
    let name = typed[dash...].trimmed("—–―-")
    let words = name.split(whereSeparator: \.isWhitespace)
    guard let last = said.last, "\"”」』.!?…。".contains(last),
      name.first?.isLetter == true, words.count <= SignedText.maxNameWords,
      !name.contains(where: { "!?…。\n".contains($0) }),
      // `Jr.` may end a name; any other final full stop ends a sentence.
      name.last != "." || words.last?.first?.isUppercase == true,
      let who = try? Attribution(name)
    else { return nil }
    self.author = who
    text = SignedText.withoutQuotes(said)
  }

  /// Returns the index of the last `--` used as a dash.
  private static func dashIndex(in text: String) -> String.Index? {
    let places = text.indices.dropLast().filter {
      text[$0] == "-" && text[text.index(after: $0)] == "-"
    }
    return places.last
  }

  private static func withoutQuotes(_ said: String) -> String {
    let inside = said.dropFirst().dropLast()
    let isQuoted = quotes.contains { open, close in
      said.first == open && said.last == close && !inside.contains(open) && !inside.contains(close)
    }
    return isQuoted && !inside.isEmpty ? String(inside) : said
  }
}

extension Substring {
  /// Returns the text without spaces and without the characters of `signs` at both ends.
  fileprivate func trimmed(_ signs: String) -> String {
    let isOuter = { (letter: Character) in letter.isWhitespace || signs.contains(letter) }
    let start = drop(while: isOuter)
    return start.lastIndex { !isOuter($0) }.map { String(start[...$0]) } ?? ""
  }
}

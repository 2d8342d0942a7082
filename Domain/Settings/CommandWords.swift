/// Converts a program and its arguments to one line and back. Words with spaces are quoted.
///
/// Only quotes and backslashes are special, since no shell is involved.
package enum CommandWords {
  private static let maxWords = 64
  private static let maxBytes = 4096

  /// Splits the line into words; empty for a blank line. Returns nil for an open quote, an empty
  /// program name, or a line that is too long.
  package static func words(_ line: String) -> [String]? {
    guard line.utf8.count <= maxBytes, !line.utf8.contains(0) else { return nil }
    var reader = WordReader()
    for letter in line.unicodeScalars { reader.process(letter) }
    guard let words = reader.finish(), words.count <= maxWords, words.first != "" else {
      return nil
    }
    return words
  }

  package static func text(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.unicodeScalars.contains { $0.endsWord || $0.isQuoteOrBackslash }
    return isPlain ? word : "'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  private static func escaped(_ letter: Unicode.Scalar) -> String {
    letter == "'" ? "'\\''" : String(letter)
  }
}

extension Unicode.Scalar {
  fileprivate var endsWord: Bool { properties.isWhitespace }

  fileprivate var isQuoteOrBackslash: Bool { self == "'" || self == "\"" || self == "\\" }
}

/// Parses words scalar by scalar. As a `Character`, a quote with a combining mark would not be
/// recognised.
private struct WordReader {
  private var words: [String] = []
  private var word: String.UnicodeScalarView?
  private var quote: Unicode.Scalar?
  private var isEscaped = false

  mutating func process(_ letter: Unicode.Scalar) {
    if isEscaped {
      isEscaped = false
      append(letter)
    } else if letter == "\\", quote != "'" {
      isEscaped = true
      beginWord()
    } else if let quote {
      if letter == quote { self.quote = nil } else { append(letter) }
    } else if letter.isQuoteOrBackslash {
      quote = letter
      beginWord()
    } else if letter.endsWord {
      finishWord()
    } else {
      append(letter)
    }
  }

  /// Returns all words; nil if the line ends within quotes or after a backslash.
  mutating func finish() -> [String]? {
    guard quote == nil, !isEscaped else { return nil }
    finishWord()
    return words
  }

  private mutating func beginWord() {
    if word == nil { word = String.UnicodeScalarView() }
  }

  private mutating func append(_ letter: Unicode.Scalar) {
    beginWord()
    word?.append(letter)
  }

  private mutating func finishWord() {
    if let word { words.append(String(word)) }
    word = nil
  }
}

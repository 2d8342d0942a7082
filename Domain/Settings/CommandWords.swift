/// A program and its arguments on one line, with quotes about words that hold spaces.
///
/// Only quotes and backslashes mean something; there is no shell.
package enum CommandWords {
  private static let mostWords = 64
  private static let mostBytes = 4096

  /// The words of the line, none for a blank one; nil where a quote is left open, where the
  /// program has no name, or where it is too long.
  package static func words(_ line: String) -> [String]? {
    guard line.utf8.count <= mostBytes, !line.utf8.contains(0) else { return nil }
    var reader = WordReader()
    for letter in line.unicodeScalars { reader.take(letter) }
    guard let words = reader.end(), words.count <= mostWords, words.first != "" else { return nil }
    return words
  }

  package static func text(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !word.unicodeScalars.contains { $0.endsWord || $0.isMark }
    return isPlain ? word : "'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  private static func escaped(_ letter: Unicode.Scalar) -> String {
    letter == "'" ? "'\\''" : String(letter)
  }
}

extension Unicode.Scalar {
  fileprivate var endsWord: Bool { properties.isWhitespace }

  fileprivate var isMark: Bool { self == "'" || self == "\"" || self == "\\" }
}

/// Reads the words of a line one scalar after another: a mark that joins letters must not hide
/// a quote.
private struct WordReader {
  private var words: [String] = []
  private var word: String.UnicodeScalarView?
  private var quote: Unicode.Scalar?
  private var isEscaped = false

  mutating func take(_ letter: Unicode.Scalar) {
    if isEscaped {
      isEscaped = false
      append(letter)
    } else if letter == "\\", quote != "'" {
      isEscaped = true
      beginWord()
    } else if let quote {
      if letter == quote { self.quote = nil } else { append(letter) }
    } else if letter.isMark {
      quote = letter
      beginWord()
    } else if letter.endsWord {
      finishWord()
    } else {
      append(letter)
    }
  }

  /// All words; nil within quotes or behind a backslash.
  mutating func end() -> [String]? {
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

/// A program and its arguments on one line, with quotes about words that hold spaces.
///
/// Only quotes and backslashes mean something; there is no shell.
public enum CommandWords {
  private static let mostWords = 64
  private static let mostBytes = 4096

  /// The words of the line, none for a blank one; nil where a quote is left open, where the
  /// program has no name, or where it is too long.
  public static func words(_ line: String) -> [String]? {
    guard line.utf8.count <= mostBytes, !line.utf8.contains(0) else { return nil }
    var reader = WordReader()
    for character in line { reader.take(character) }
    guard let words = reader.end(), words.count <= mostWords, words.first != "" else { return nil }
    return words
  }

  public static func text(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !word.contains { $0.isWhitespace || "'\"\\".contains($0) }
    return isPlain ? word : "'" + word.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
  }
}

/// Reads the words of a line one character after another.
private struct WordReader {
  private var words: [String] = []
  private var word: String?
  private var quote: Character?
  private var isEscaped = false

  mutating func take(_ character: Character) {
    if isEscaped {
      isEscaped = false
      append(character)
    } else if character == "\\", quote != "'" {
      isEscaped = true
      word = word ?? ""
    } else if let quote {
      if character == quote { self.quote = nil } else { append(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character.isWhitespace {
      finishWord()
    } else {
      append(character)
    }
  }

  /// All words; nil within quotes or behind a backslash.
  mutating func end() -> [String]? {
    guard quote == nil, !isEscaped else { return nil }
    finishWord()
    return words
  }

  private mutating func append(_ character: Character) {
    word = (word ?? "") + String(character)
  }

  private mutating func finishWord() {
    if let word { words.append(word) }
    word = nil
  }
}

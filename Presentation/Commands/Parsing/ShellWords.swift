import HearthDomain

/// Splits a line into words as a shell does: quotes and backslashes keep spaces inside words.
///
/// Unlike in a shell, an apostrophe after a letter is a letter, as in `don't`, and `#` does not
/// begin a comment, so that tags such as `#"good meal"` are unchanged.
struct ShellWords: Hashable, Sendable {
  struct Word: Hashable, Sendable {
    /// The word without its quotes.
    var text = ""
    /// The range of characters in the line, including quotes.
    var range: Range<Int>
    /// Whether the first letter of the word is not quoted, so that `~` has its meaning.
    var beginsUnquoted: Bool
  }

  private(set) var words: [Word] = []
  /// The quote that is open at the end of the line; nil if there is none.
  private(set) var openQuote: Unicode.Scalar?

  /// Splits the line. It compares Unicode scalars, because a combining mark after a quotation mark
  /// or a space forms another character with it.
  init(_ line: String) {
    let letters = Array(line.unicodeScalars)
    let characters = line.enumerated().flatMap { place, character in
      character.unicodeScalars.map { _ in place }
    }
    var index = 0
    while index < letters.count {
      if letters[index].properties.isWhitespace {
        index += 1
      } else {
        let start = index
        words.append(readWord(letters, at: &index))
        words[words.count - 1].range = characters[start]..<(characters[index - 1] + 1)
      }
    }
  }

  private mutating func readWord(_ line: [Unicode.Scalar], at index: inout Int) -> Word {
    let start = index
    var word = Word(range: 0..<0, beginsUnquoted: !line[start].isShellQuote)
    var text = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    let isTag = ShellWords.beginsQuotedTag(line[start...])
    while index < line.count, quote != nil || !line[index].properties.isWhitespace {
      let letter = line[index]
      let next = index + 1 < line.count ? line[index + 1] : nil
      index += 1
      if letter == quote {
        quote = nil
        if isTag { text.append(letter) }
      } else if quote == nil, ShellWords.opensQuote(letter, after: index - 2, of: line, from: start)
      {
        quote = letter
        if isTag { text.append(letter) }
      } else if letter == "\\", let next, ShellWords.isEscapable(next, in: quote) {
        if isTag { text.append(letter) }
        text.append(next)
        index += 1
      } else {
        text.append(letter)
      }
    }
    openQuote = quote
    word.text = String(text)
    return word
  }

  /// Whether a tag of several words, such as `#"good meal"`, begins here.
  private static func beginsQuotedTag(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.first == "#" && text.dropFirst().first == "\""
  }

  /// Whether the letter opens a quote. An apostrophe after a letter or digit does not.
  private static func opensQuote(
    _ letter: Unicode.Scalar, after place: Int, of line: [Unicode.Scalar], from start: Int
  ) -> Bool {
    switch letter {
    case "\"": true
    case "'":
      place < start
        || !(line[place].properties.isAlphabetic || line[place].properties.numericType != nil)
    default: false
    }
  }

  /// Whether a backslash escapes the letter after it.
  private static func isEscapable(_ letter: Unicode.Scalar, in quote: Unicode.Scalar?) -> Bool {
    switch quote {
    case nil: true
    case "\"": ["\"", "\\", "$", "`"].contains(letter)
    default: false
    }
  }

  /// Returns the words as arguments of the program. `~` at the start of an unquoted word is
  /// replaced by the home folder.
  func arguments(home: FilePath?) -> [String] {
    words.map { word in
      let path = FilePath(word.text)
      let full = path == "~" ? home ?? path : path.expandingTilde(home)
      return String(argument: word.beginsUnquoted ? full.bytes : path.bytes)
    }
  }

  /// Returns the text as one word of a line, quoted if necessary. With `isClosed` false, the
  /// closing quotation mark is omitted, as the word is still being typed.
  static func quoted(_ text: String, isClosed isWhole: Bool = true) -> String {
    let needsQuotes =
      text.unicodeScalars.contains { $0.properties.isWhitespace || $0.isShellQuote || $0 == "~" }
    guard needsQuotes || text.isEmpty else { return text }
    let inside = text.replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil }
    return "\"" + inside + (isWhole ? "\"" : "")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar quotes or escapes letters.
  fileprivate var isShellQuote: Bool { self == "\"" || self == "'" || self == "\\" }
}

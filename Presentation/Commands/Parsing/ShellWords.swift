/// The words of a line as a shell reads them: quotes and backslashes keep together what spaces
/// would part. But an apostrophe after a letter is a letter, as in `don't`: no shell opens here.
struct ShellWords: Hashable, Sendable {
  struct Word: Hashable, Sendable {
    /// What the word says, without its quotes.
    var text = ""
    /// Where it stands in the line, in characters, quotes included.
    var places: Range<Int>
    /// Whether it begins with a letter that no quote protects.
    var beginsBare: Bool
  }

  private(set) var words: [Word] = []
  /// The quote that is open at the end of the line; nil if there is none.
  private(set) var openQuote: Character?

  init(_ line: String) {
    let characters = Array(line)
    var index = 0
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
      } else {
        let word = readWord(characters, from: index)
        index = word.places.upperBound
        words.append(word)
      }
    }
  }

  private mutating func readWord(_ line: [Character], from start: Int) -> Word {
    var word = Word(places: start..<start, beginsBare: !"\"'\\".contains(line[start]))
    var index = start
    var quote: Character?
    while index < line.count, quote != nil || !line[index].isWhitespace {
      let character = line[index]
      let next = index + 1 < line.count ? line[index + 1] : nil
      index += 1
      if character == quote {
        quote = nil
      } else if quote == nil, ShellWords.opens(character, after: index - 2, of: line, from: start) {
        quote = character
      } else if character == "\\", let next, ShellWords.isKept(next, in: quote) {
        word.text.append(next)
        index += 1
      } else {
        word.text.append(character)
      }
    }
    openQuote = quote
    word.places = start..<index
    return word
  }

  /// Whether the character opens a quote, seen from what stands before it in the word.
  private static func opens(
    _ character: Character, after place: Int, of line: [Character], from start: Int
  ) -> Bool {
    switch character {
    case "\"": true
    case "'": place < start || !(line[place].isLetter || line[place].isNumber)
    default: false
    }
  }

  /// Whether a backslash gives way to the letter after it.
  private static func isKept(_ character: Character, in quote: Character?) -> Bool {
    switch quote {
    case nil: true
    case "\"": "\"\\$`".contains(character)
    default: false
    }
  }

  /// The words with the home folder in place of a bare `~`, as a program gets them.
  func arguments(home: String?) -> [String] {
    words.map { word in
      guard let home, word.beginsBare, word.text == "~" || word.text.hasPrefix("~/") else {
        return word.text
      }
      return home + word.text.dropFirst()
    }
  }

  /// The text as one word of a line; with `isWhole` false its quote stays open.
  static func quoted(_ text: String, isWhole: Bool = true) -> String {
    let needsQuotes = text.isEmpty || text.contains { $0.isWhitespace || "\"'\\~".contains($0) }
    guard needsQuotes else { return text }
    let inside = text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"" + inside + (isWhole ? "\"" : "")
  }
}

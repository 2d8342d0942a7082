extension DisplayWidth {
  /// The text as lines of at most so many columns, broken between words.
  ///
  /// Korean breaks between words like English, Chinese and Japanese between characters; a word
  /// longer than a line breaks inside. Line breaks in the text stay, an empty text is one empty
  /// line, and a character wider than the line gets a line of its own.
  public func wrap(_ text: some StringProtocol, columns: Int) -> [String] {
    var wrap = TextWrap(widths: self, columns: max(1, columns))
    for paragraph in String(text).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      wrap.add(paragraph)
    }
    return wrap.lines
  }
}

/// The lines made so far, and the one that is being filled.
private struct TextWrap {
  let widths: DisplayWidth
  let columns: Int
  var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  /// Spaces after the last word; left out where the line breaks.
  private var gap = ""
  private var word = ""
  private var wordWidth = 0

  init(widths: DisplayWidth, columns: Int) {
    self.widths = widths
    self.columns = columns
  }

  mutating func add(_ paragraph: Substring) {
    for cluster in paragraph {
      if cluster == " " || cluster == "\t" {
        endWord()
        gap.append(" ")
      } else {
        if cluster.breaksBefore { endWord() }
        word.append(cluster)
        wordWidth += widths.columns(of: cluster)
      }
    }
    endWord()
    endLine()
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if lineWidth + gap.utf8.count + wordWidth > columns, lineWidth > 0 { endLine() }
    if lineWidth + gap.utf8.count + wordWidth <= columns {
      line += gap + word
      lineWidth += gap.utf8.count + wordWidth
    } else {
      fill()
    }
    gap = ""
    word = ""
    wordWidth = 0
  }

  /// Breaks a word that is longer than a line.
  private mutating func fill() {
    for cluster in word {
      let width = widths.columns(of: cluster)
      if lineWidth + width > columns, lineWidth > 0 { endLine() }
      line.append(cluster)
      lineWidth += width
    }
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
    gap = ""
  }
}

extension Character {
  /// Kana and Chinese characters; their closing punctuation is none of them and stays behind.
  fileprivate var breaksBefore: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    switch value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}

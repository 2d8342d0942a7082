/// Wraps text into rows of a given width.
struct LineWrapper {
  let columns: Int
  let widths: DisplayWidth
  private let splitsWords: Bool

  /// Without `splitsWords`, a word longer than a row stays whole and exceeds it.
  init(columns: Int, widths: DisplayWidth, splitsWords: Bool = true) {
    self.columns = max(1, columns)
    self.widths = widths
    self.splitsWords = splitsWords
  }

  /// Returns the rows as ranges of the text, at least one.
  ///
  /// Rows end at line breaks; otherwise after a space or beside an ideograph. A word longer than a
  /// row is split after a hyphen between two letters, or else between any two clusters. Rows never
  /// end at the hyphen of an option such as `--all` or at a no-break space. Spaces at the end of a
  /// row may exceed the width. Line breaks belong to no row.
  func rows(of text: [Character]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    for end in text.indices where text[end].isNewline {
      wrap(text, start..<end, into: &rows)
      start = end + 1
    }
    wrap(text, start..<text.count, into: &rows)
    return rows
  }

  /// Returns the width of a cluster in wrapped text. A tab is displayed as two spaces.
  func columns(of cluster: Character) -> Int {
    cluster == "\t" ? 2 : widths.columns(of: cluster)
  }

  private func wrap(_ text: [Character], _ line: Range<Int>, into rows: inout [Range<Int>]) {
    var start = line.lowerBound
    var used = 0
    var (lastBreak, lastHyphen): (Int?, Int?) = (nil, nil)
    // Options and dates are never broken at their hyphens.
    var isOption = text[line].first == "-"
    var index = start
    while index < line.upperBound {
      let isSpace = text[index].isWhitespace
      if index > start {
        let left = text[index - 1]
        if left.isBreakingSpace { isOption = false }
        if text[index] == "-", !left.isLetter { isOption = true }
        if canBreak(between: left, and: text[index]) { lastBreak = index }
        if left == "-", text[index].isLetter, !isOption { lastHyphen = index }
      }
      let wanted = columns(of: text[index])
      if !isSpace, index > start, used + wanted > columns,
        let end = lastBreak ?? lastHyphen ?? (splitsWords ? index : nil)
      {
        rows.append(start..<end)
        start = end
        index = end
        used = 0
        (lastBreak, lastHyphen) = (nil, nil)
        continue
      }
      used += wanted
      index += 1
    }
    rows.append(start..<line.upperBound)
  }

  private func canBreak(between left: Character, and right: Character) -> Bool {
    if right.isBreakingSpace { return false }
    if left.isBreakingSpace { return true }
    guard left.isIdeographic || right.isIdeographic else { return false }
    return !"。、，．！？」』）〉》】".contains(right)
  }
}

extension Character {
  /// Whether a row may end after this character.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether a line may break before or after this character without a space, as in Chinese and
  /// Japanese.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
      || (0x20000...0x3FFFF).contains(scalar.value)
  }
}

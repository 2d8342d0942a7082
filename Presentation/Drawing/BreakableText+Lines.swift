extension BreakableText {
  /// Returns the minimum number of lines, including blank lines.
  func lineCount(within width: Double) -> Int {
    paragraphs.reduce(0) {
      $0 + Self.minLineCount(Self.parts(of: $1, within: width), within: width)
    }
  }

  /// Returns the text broken into as few lines as possible, with similar lengths.
  ///
  /// If several ways are almost equally good, lines end after punctuation, and a word of one letter
  /// stays with its neighbours.
  func lines(within width: Double) -> [String] {
    paragraphs.flatMap { words -> [String] in
      let parts = Self.parts(of: words, within: width)
      guard !parts.isEmpty else { return [""] }
      let breaks = Self.bestBreaks(of: parts, within: width)
      return zip(breaks, breaks.dropFirst()).map { Self.text(of: parts[$0..<$1]) }
    }
  }

  /// A word, or a part of a word that is too wide for a line.
  private struct Part {
    var letters: ArraySlice<Character>
    var width: Double
    var gap: Double
    /// Whether the next part belongs to the same word.
    var continuesWord = false

    /// Whether the last word of this part and the next part must be on one line, because the word
    /// is a Korean determiner or numeral.
    func mustStayWith(_ next: Part) -> Bool {
      gap > 0 && next.letters.first?.isHangul == true
        && KoreanDeterminer.isDeterminer(
          letters[(letters.lastIndex(of: " ").map { $0 + 1 } ?? letters.startIndex)...])
    }
  }

  private static func parts(of words: [Word], within width: Double) -> [Part] {
    let parts = words.flatMap { word -> [Part] in
      let whole = Part(letters: word.letters[...], width: word.width, gap: word.gap)
      return whole.width <= width ? [whole] : singleLetterParts(of: word, within: width)
    }
    return parts.reduce(into: []) { groups, part in
      if let last = groups.last, last.mustStayWith(part),
        !exceeds(last.width + last.gap + part.width, width)
      {
        groups[groups.count - 1] = Part(
          letters: last.letters + " " + part.letters, width: last.width + last.gap + part.width,
          gap: part.gap)
      } else {
        groups.append(part)
      }
    }
  }

  /// Splits a word that is too wide for a line into single letters. Punctuation stays with its
  /// letter if both fit on a line.
  private static func singleLetterParts(of word: Word, within width: Double) -> [Part] {
    var pieces: [Part] = []
    for (index, letter) in word.letters.enumerated() {
      let own = word.widths[index]
      if let last = pieces.last, index > 0, last.width + own <= width,
        letter.neverBeginsLine || letter == " " || word.letters[index - 1].neverEndsLine
      {
        let start = last.letters.startIndex
        pieces[pieces.count - 1].letters = word.letters[start...index]
        pieces[pieces.count - 1].width += own
      } else {
        pieces.append(
          Part(letters: word.letters[index...index], width: own, gap: 0, continuesWord: true))
      }
    }
    if let last = pieces.indices.last {
      pieces[last].gap = word.gap
      pieces[last].continuesWord = false
    }
    return pieces
  }

  /// Returns the number of lines if each line takes as many parts as fit, which is the minimum.
  private static func minLineCount(_ parts: [Part], within width: Double) -> Int {
    var count = 1
    var used = 0.0
    var gap = 0.0
    for part in parts {
      if used > 0, exceeds(used + gap + part.width, width) {
        count += 1
        used = 0
        gap = 0
      }
      used += gap + part.width
      gap = part.gap
    }
    return count
  }

  /// Whether `used` exceeds the width, tolerating rounding errors of sums.
  private static func exceeds(_ used: Double, _ width: Double) -> Bool { used > width + 1e-6 }

  /// Returns where the lines begin in the best layout: the index of the first part of each line,
  /// followed by the number of parts.
  private static func bestBreaks(of parts: [Part], within width: Double) -> [Int] {
    // In a long text, lines of similar length matter more than lines that end with a phrase.
    let reward = minLineCount(parts, within: width) > 4 ? 0.008 : 0.03
    var costs = [0.0] + Array(repeating: Double.infinity, count: parts.count)
    var origins = Array(repeating: 0, count: parts.count + 1)
    for end in 1...parts.count {
      let ending = end < parts.count ? breakCost(parts, end, reward) : 0
      var used = 0.0
      for start in (0..<end).reversed() {
        used += parts[start].width + (start < end - 1 ? parts[start].gap : 0)
        if exceeds(used, width), start < end - 1 { break }
        let share = used / max(width, 1e-9)
        let cost = costs[start] + lineCost + share * share + ending
        if cost < costs[end] {
          costs[end] = cost
          origins[end] = start
        }
      }
    }
    var breaks = [parts.count]
    while let first = breaks.last, first > 0 { breaks.append(origins[first]) }
    return breaks.reversed()
  }

  /// Cost of a line, so high that a layout with fewer lines always wins.
  private static let lineCost = 1000.0

  /// Returns the cost of a line break before the part, without the cost of the lines' lengths. It
  /// is lower by `reward` if the line before ends with a phrase.
  private static func breakCost(_ parts: [Part], _ index: Int, _ reward: Double) -> Double {
    let left = parts[index - 1]
    if left.continuesWord { return 0.5 }
    var price = 0.0
    if left.letters.last?.endsPhrase == true { price -= reward }
    let next = parts[index].letters
    if left.mustStayWith(parts[index])
      || next.first?.isHangul == true && KoreanAuxiliary.isAuxiliary(next, after: left.letters)
    {
      price += 0.5
    } else if left.letters.count == 1 {
      price += 0.03
    }
    // In Korean, a word of one syllable usually belongs to the word before it.
    if next.count == 1, next.first?.isHangul == true {
      price += 0.08
    }
    return price
  }

  private static func text(of parts: ArraySlice<Part>) -> String {
    var text = ""
    for part in parts {
      text += String(part.letters)
      if part.gap > 0 { text += " " }
    }
    if text.last == " " { text.removeLast() }
    return text
  }
}

extension Character {
  fileprivate var endsPhrase: Bool { ",.;:!?…—、。，！？".contains(self) }
}

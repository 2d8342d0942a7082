extension BreakableText {
  /// How many lines it needs at least; a blank line counts.
  func lineCount(within width: Double) -> Int {
    paragraphs.reduce(0) { $0 + Self.count(Self.parts(of: $1, within: width), within: width) }
  }

  /// As few lines as possible, and those of much the same length.
  ///
  /// Of almost equal ways, lines rather end after punctuation, and a word of one letter rather
  /// stays beside its neighbours.
  func lines(within width: Double) -> [String] {
    paragraphs.flatMap { words -> [String] in
      let parts = Self.parts(of: words, within: width)
      guard !parts.isEmpty else { return [""] }
      let breaks = Self.bestBreaks(of: parts, within: width)
      return zip(breaks, breaks.dropFirst()).map { Self.text(of: parts[$0..<$1]) }
    }
  }

  /// A word, or a part of one that is too wide for a line.
  private struct Part {
    var letters: ArraySlice<Character>
    var width: Double
    var gap: Double
    /// Whether the word goes on in the next part.
    var isInside = false

    /// Whether its last word is never parted from that one.
    func leans(on next: Part) -> Bool {
      gap > 0 && next.letters.first?.isHangul == true
        && KoreanDeterminer.isOne(
          letters[(letters.lastIndex(of: " ").map { $0 + 1 } ?? letters.startIndex)...])
    }
  }

  private static func parts(of words: [Word], within width: Double) -> [Part] {
    let parts = words.flatMap { word -> [Part] in
      let whole = Part(letters: word.letters[...], width: word.width, gap: word.gap)
      return whole.width <= width ? [whole] : pieces(of: word, within: width)
    }
    return parts.reduce(into: []) { groups, part in
      if let last = groups.last, last.leans(on: part),
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

  /// Single letters, each with the punctuation that belongs to it as far as a line has room.
  private static func pieces(of word: Word, within width: Double) -> [Part] {
    var pieces: [Part] = []
    for (index, letter) in word.letters.enumerated() {
      let own = word.widths[index]
      if let last = pieces.last, index > 0, last.width + own <= width,
        letter.closes || letter == " " || word.letters[index - 1].opens
      {
        let start = last.letters.startIndex
        pieces[pieces.count - 1].letters = word.letters[start...index]
        pieces[pieces.count - 1].width += own
      } else {
        pieces.append(
          Part(letters: word.letters[index...index], width: own, gap: 0, isInside: true))
      }
    }
    if let last = pieces.indices.last {
      pieces[last].gap = word.gap
      pieces[last].isInside = false
    }
    return pieces
  }

  /// Filling line after line never needs more lines than any other way.
  private static func count(_ parts: [Part], within width: Double) -> Int {
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

  /// Widths summed up in different orders differ in their last digits.
  private static func exceeds(_ used: Double, _ width: Double) -> Bool { used > width + 1e-6 }

  /// The first parts of the lines, and the end.
  private static func bestBreaks(of parts: [Part], within width: Double) -> [Int] {
    // In a long text even edges matter more than where phrases end.
    let reward = count(parts, within: width) > 4 ? 0.008 : 0.03
    var costs = [0.0] + Array(repeating: Double.infinity, count: parts.count)
    var origins = Array(repeating: 0, count: parts.count + 1)
    for end in 1...parts.count {
      let ending = end < parts.count ? price(parts, end, reward) : 0
      var used = 0.0
      for start in (0..<end).reversed() {
        used += parts[start].width + (start < end - 1 ? parts[start].gap : 0)
        if exceeds(used, width), start < end - 1 { break }
        let share = used / max(width, 1e-9)
        let cost = costs[start] + linePrice + share * share + ending
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

  /// One line more is never worth it.
  private static let linePrice = 1000.0

  /// What it costs to end a line before that part, beside the lengths of the lines; the reward
  /// is for ending it with a phrase.
  private static func price(_ parts: [Part], _ index: Int, _ reward: Double) -> Double {
    let left = parts[index - 1]
    if left.isInside { return 0.5 }
    var price = 0.0
    if left.letters.last?.endsPhrase == true { price -= reward }
    let next = parts[index].letters
    if left.leans(on: parts[index])
      || next.first?.isHangul == true && KoreanAuxiliary.isOne(next, after: left.letters)
    {
      price += 0.5
    } else if left.letters.count == 1 {
      price += 0.03
    }
    // In Korean such a word mostly leans on the one before it.
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

/// Words used by the rules, with the data derived from them for splitting a text into tokens.
struct Vocabulary {
  private var ids: [String: Int] = [:]
  private let units: Set<String>
  private let segmenter: HangulSegmenter
  private let corrections: Corrections

  init(words: [String: Int], units: Set<String>, correctable: [String]) {
    ids = words
    self.units = units
    segmenter = HangulSegmenter(
      words: Set(words.keys.filter { $0.unicodeScalars.first?.isHangulSyllable ?? false }))
    corrections = Corrections(of: correctable)
  }

  /// Returns the ID of a word; -1 if no rule uses the word.
  func id(of word: String) -> Int { ids[word] ?? -1 }

  /// Whether the letters may be joined to a number as its unit.
  func isUnit(_ word: String) -> Bool { units.contains(word) }

  /// Returns the known parts of unspaced Korean; nil if the run cannot be split into known parts.
  func segments(of run: Substring) -> [Substring]? { segmenter.segments(of: run) }

  /// Returns the indices where an unknown run may change between time and title, likeliest first.
  func timeTitleBoundaries(in run: Substring) -> [String.Index] {
    segmenter.timeTitleBoundaries(in: run)
  }

  /// Returns the parts of Hangul joined to digits; a tail of two or more syllables may be unknown.
  func unitSegments(of run: Substring) -> [Substring]? { segmenter.unitSegments(of: run) }

  /// Returns the word of which this word is a misspelling by one letter; nil if there is none or
  /// the word is known.
  func correction(_ word: String) -> String? {
    ids[word] == nil ? corrections.word(near: word) : nil
  }
}

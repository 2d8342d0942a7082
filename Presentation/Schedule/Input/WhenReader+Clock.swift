import HearthDomain

/// Times of the clock behind what is numbered: `Piano lesson 15:00`, `Boarding gate 3pm`.
extension WhenReader {
  /// Whether the word is a time of the clock and no number of anything: `15:00`, `3pm`, `10시`.
  static func isClock(_ word: String) -> Bool {
    var scanner = InputScanner(word)
    return isClock(&scanner)
  }

  private static func isClock(_ scanner: inout InputScanner) -> Bool {
    guard let hour = scanner.number(digits: 1...2), hour <= 24 else { return false }
    if scanner.take(":") {
      guard let minute = scanner.number(digits: 2...2), minute < 60 else { return false }
      return !scanner.isNext(":")
    }
    if scanner.take(clockMarks) != nil { return true }
    guard scanner.take("-") || scanner.take("~") || scanner.take("–") else { return false }
    return isClock(&scanner)
  }

  static let clockMarks = Vocabulary<Void>([("am|pm|a.m.|p.m.|시", ())])

  /// `3 pm` behind such a word.
  static func isHalfOfDay(_ word: String?) -> Bool {
    word.map(halves.names) == true
  }

  private static let halves = Vocabulary<Void>([("am|pm|a.m.|p.m.", ())])

  /// Whether the word names verses or a score, or may: `Psalm 23:10`, `Read chapter 3:16`; none
  /// is the verse 0 of `Book club chapter 19:00`.
  static func mayBeVerse(_ word: String, of before: String) -> Bool {
    guard word.contains(":"), !word.lowercased().hasSuffix("m") else { return false }
    return verses.names(before) || chapters.names(before) && !word.hasSuffix(":00")
  }

  private static let verses = Vocabulary<Void>([("verse|verses|psalm|psalms", ())])
  private static let chapters = Vocabulary<Void>([("chapter|chapters|ch|ch.|score", ())])

  /// Throws for the first that may be a time as well, where nothing else tells one.
  static func checkChapters(_ words: [String]) throws(DateInputError) {
    for place in words.indices.dropFirst()
    where chapters.names(words[place - 1]) && isClock(words[place]) {
      throw .unclear(words[place], spellings: ["at \(words[place])"])
    }
  }
}

import HearthDomain

/// Reads a text that somebody typed from its beginning, folded as for search, so that case,
/// spacing, full-width digits and the make-up of Hangul don't matter.
struct InputScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(SearchFolding.folded(text).utf8)
  }

  /// Reads words that were folded and joined already, from that byte on.
  init(folded bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  /// How many bytes of the folded text were read.
  var offset: Int { place }

  var isAtEnd: Bool { place == bytes.count }

  /// Whether what was read so far ends with a whole word.
  var isAtBoundary: Bool { isAtEnd || bytes[place] == UInt8(ascii: " ") }

  /// The same, also before a comma.
  var isAtWordEnd: Bool { isAtBoundary || isNext(",") }

  /// Whether what was read so far ends with two numbers that can be hours: `3-4` of `3-4 pm`.
  var isBehindHours: Bool {
    let words = bytes[..<place].split(separator: UInt8(ascii: " "))
    let sides = words.last?.split(separator: UInt8(ascii: "-")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    return sides.map { $0.count == 2 && $0.allSatisfy { (1...12).contains($0 ?? 0) } } ?? false
  }

  /// Folding left at most one space between words; tells whether there was one.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: " ") else { return false }
    place += 1
    return true
  }

  /// Takes a folded word if it comes next.
  mutating func take(_ word: [UInt8]) -> Bool {
    guard let first = word.first, place < bytes.count, bytes[place] == first,
      bytes[place...].starts(with: word)
    else { return false }
    place += word.count
    return true
  }

  mutating func take(_ text: String) -> Bool {
    // Nearly always the first letter is another one, and nothing needs to be folded.
    guard place < bytes.count, let first = text.utf8.first,
      first <= 0x20 || first >= 0x80 || first | 0x20 == bytes[place] | 0x20
    else { return false }
    return take(Array(SearchFolding.folded(text).utf8))
  }

  /// Takes a word and the space behind it, or nothing.
  @discardableResult
  mutating func takeLead(_ word: String) -> Bool {
    attempt { $0.take(word) && $0.skipSpaces() ? () : nil } != nil
  }

  /// Takes a word that joins two others, with the spaces around it, or nothing.
  mutating func takeBetween(_ vocabulary: Vocabulary<Void>) -> Bool {
    attempt { scanner -> Void? in
      scanner.skipSpaces()
      guard scanner.take(vocabulary) != nil else { return nil }
      scanner.skipSpaces()
      return ()
    } != nil
  }

  /// What the form reads of the text, if that is nothing else.
  static func whole<Value>(_ text: String, _ form: (inout InputScanner) -> Value?) -> Value? {
    var scanner = InputScanner(text)
    let value = form(&scanner)
    return scanner.isAtEnd ? value : nil
  }

  /// The same up to the end of a word, or nothing.
  mutating func word<Value>(_ form: (inout InputScanner) -> Value?) -> Value? {
    attempt { scanner in
      let value = form(&scanner)
      return scanner.isAtWordEnd ? value : nil
    }
  }

  /// Takes what the form reads, and all more of it that is joined so.
  mutating func list<Value>(
    of form: (inout InputScanner) -> Value?, joined: (inout InputScanner) -> Bool
  ) -> [Value]? {
    guard let first = attempt(form) else { return nil }
    var all = [first]
    while let next = attempt({ joined(&$0) ? form(&$0) : nil }) { all.append(next) }
    return all
  }

  /// Takes `2nd`, be there such a day or not.
  mutating func ordinal() -> Int? {
    attempt { scanner in
      scanner.number(digits: 1...2).flatMap {
        scanner.takeWord(DayWords.ordinalEndings) == nil ? nil : $0
      }
    }
  }

  /// Takes a number with that unit: `12월`, `15일`, be there such or not.
  mutating func number(before unit: String) -> Int? {
    attempt { scanner in
      scanner.number(digits: 1...2).flatMap { scanner.take(unit) ? $0 : nil }
    }
  }

  /// Whether a digit comes next, or a letter with which an English number or day begins.
  var mayBeginInEnglish: Bool {
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a"), UInt8(ascii: "e"),
      UInt8(ascii: "f"), UInt8(ascii: "m")...UInt8(ascii: "o"), UInt8(ascii: "s"),
      UInt8(ascii: "t"), UInt8(ascii: "w"):
      return true
    default: return false
    }
  }

  /// Whether that digit or letter comes next.
  func isNext(_ letter: Unicode.Scalar) -> Bool {
    bytes[place...].starts(with: String(letter).utf8)
  }

  /// Takes the longest word of the vocabulary that comes next, and tells what it means.
  mutating func take<Meaning>(_ vocabulary: Vocabulary<Meaning>) -> Meaning? {
    for (word, meaning) in candidates(of: vocabulary) where take(word) { return meaning }
    return nil
  }

  /// The same for words of Latin letters, which are not taken where they go on: `mon` of `month`;
  /// nor is one of two dots that of a short word: `mon..fri`.
  mutating func takeWord<Meaning>(_ vocabulary: Vocabulary<Meaning>) -> Meaning? {
    let start = place
    for (word, meaning) in candidates(of: vocabulary) where take(word) {
      let cutsDots = word.last == UInt8(ascii: ".") && isNext(".")
      if isAtEnd || !(cutsDots || bytes[place].isLetterOrDigit) { return meaning }
      place = start
    }
    return nil
  }

  private func candidates<Meaning>(
    of vocabulary: Vocabulary<Meaning>
  ) -> ArraySlice<([UInt8], Meaning)> {
    bytes[place...].initial.map { vocabulary.words(beginningWith: $0) } ?? []
  }

  /// Whether a word of the vocabulary comes next.
  func begins<Meaning>(_ vocabulary: Vocabulary<Meaning>) -> Bool {
    var rest = self
    return rest.takeWord(vocabulary) != nil
  }

  /// Takes all digits that come next; nil, and nothing taken, if there are not as many as wanted.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    guard place < bytes.count, bytes[place].isDigit else { return nil }
    let run = bytes[place...].prefix(while: \.isDigit)
    guard digits.contains(run.count), let value = Int(String(decoding: run, as: UTF8.self)) else {
      return nil
    }
    place += run.count
    return value
  }

  /// Whether a date comes next as programs write it: `2026-11-20`.
  var isAtWrittenDate: Bool {
    var rest = self
    return rest.number(digits: 4...4) != nil && rest.take([UInt8(ascii: "-")])
      && rest.number(digits: 1...2) != nil && rest.take([UInt8(ascii: "-")])
      && rest.number(digits: 1...2) != nil
  }

  /// Takes what the form reads, or nothing if it returns nil.
  mutating func attempt<Value>(_ form: (inout InputScanner) -> Value?) -> Value? {
    let start = place
    if let value = form(&self) { return value }
    place = start
    return nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it is a letter or a digit of ASCII, or part of a letter beyond it.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: self >= 0x80
    }
  }
}

extension ArraySlice<UInt8> {
  /// What tells most words apart from the first letter on: Hangul is folded into its parts, of
  /// which all first ones have two bytes in common.
  fileprivate var initial: UInt8? {
    guard let first else { return nil }
    return first >= 0xE0 && count > 2 ? self[startIndex + 2] | 0x80 : first
  }
}

/// Words of both languages and what they mean.
struct Vocabulary<Meaning: Sendable>: Sendable {
  /// Folded, by their initials, the longest first, so that no word hides a longer one.
  private let words: [([UInt8], Meaning)]
  /// Where those of each initial begin, and the last of them end: nearly no word has the one that
  /// comes next.
  private let begins: [Int]

  /// Whether the text is one of the words.
  func names(_ text: String) -> Bool {
    let folded = Array(SearchFolding.folded(text).utf8)
    return words.contains { $0.0 == folded }
  }

  /// What the text means if it is one of the words.
  func meaning(of text: String) -> Meaning? {
    let folded = Array(SearchFolding.folded(text).utf8)
    return words.first { $0.0 == folded }?.1
  }

  /// Each entry has its words separated by `|`.
  init(_ entries: [(String, Meaning)]) {
    let words = entries.flatMap { words, meaning in
      words.split(separator: "|").compactMap { word in
        let folded = Array(SearchFolding.folded(String(word)).utf8)
        return folded[...].initial.map { (initial: $0, word: folded, meaning: meaning) }
      }
    }
    .sorted { ($0.initial, $1.word.count) < ($1.initial, $0.word.count) }
    var begins = Array(repeating: 0, count: Int(UInt8.max) + 2)
    for word in words { begins[Int(word.initial) + 1] += 1 }
    for place in begins.indices.dropFirst() { begins[place] += begins[place - 1] }
    self.words = words.map { ($0.word, $0.meaning) }
    self.begins = begins
  }

  /// The longest first.
  func words(beginningWith initial: UInt8) -> ArraySlice<([UInt8], Meaning)> {
    words[begins[Int(initial)]..<begins[Int(initial) + 1]]
  }
}

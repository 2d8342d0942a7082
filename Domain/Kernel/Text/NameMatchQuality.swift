/// How well a query matches a name; better matches come first in the order.
public enum NameMatchQuality: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// The query is the whole name, ignoring case and accents.
  case exact
  case beginning
  case part
  /// The query consists of initial consonants, alone or mixed with syllables.
  case initials

  /// Returns how well the query matches the name; nil if it does not match or is blank.
  public init?(of words: String, to name: String) {
    let wanted = SearchFolding.folded(words)
    let text = SearchFolding.folded(name)
    guard !wanted.isEmpty, SearchFolding.matchesExactly(name, words) else { return nil }
    if text.utf8.elementsEqual(wanted.utf8) {
      self = .exact
    } else if SearchFolding.consistsOfInitials(words) {
      self = .initials
    } else if text.utf8.starts(with: wanted.utf8) {
      self = .beginning
    } else {
      self = SearchFolding.hasInitials(words) ? .initials : .part
    }
  }

  /// Returns the best match among the names.
  public init?(of words: String, toAny names: [String]) {
    guard let best = names.compactMap({ NameMatchQuality(of: words, to: $0) }).min() else {
      return nil
    }
    self = best
  }

  /// Returns how well the query matches any of the names, ignoring spaces: `아주희미한` begins 아주
  /// 희미한 빛으로도. The match must start at the beginning of a word, so that `리사` does not
  /// match 우리 사이.
  public init?(ofSpaceless words: String, toAny names: [String]) {
    let wanted = String(words.filter { !$0.isWhitespace })
    let fits = names.flatMap { name in
      NameMatchQuality.spacelessSuffixes(of: name).enumerated().compactMap { place, ending in
        NameMatchQuality(ofBeginning: wanted, of: ending).map { place == 0 ? $0 : max($0, .part) }
      }
    }
    guard let best = fits.min() else { return nil }
    self = best
  }

  private init?(ofBeginning wanted: String, of text: String) {
    guard SearchFolding.matchRanges(of: wanted, in: text).first?.lowerBound == text.startIndex
    else {
      return nil
    }
    self.init(of: wanted, to: text)
  }

  /// Returns the name without spaces from each of its words on: for `a b c`, `abc`, `bc` and `c`.
  private static func spacelessSuffixes(of name: String) -> [String] {
    let words = name.split(whereSeparator: \.isWhitespace)
    return words.indices.map { words[$0...].joined() }
  }

  /// Whether the query equals one of the names, or all the initial consonants of one.
  static func isWholeName(_ words: String, ofAny names: [String]) -> Bool {
    let isInitials = SearchFolding.consistsOfInitials(words)
    let wanted = SearchFolding.folded(words)
    return names.contains { name in
      let text = isInitials ? SearchFolding.initials(name) : SearchFolding.folded(name)
      return !wanted.isEmpty && text.utf8.elementsEqual(wanted.utf8)
    }
  }

  public static func < (left: NameMatchQuality, right: NameMatchQuality) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// How well words fit a name; a better fit is less.
public enum NameFit: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// The whole name, case and accents aside.
  case exact
  case beginning
  case part
  /// Initial consonants, alone or among syllables.
  case initials

  /// How the words fit the name; nil if they do not, or are blank.
  public init?(of words: String, to name: String) {
    let wanted = SearchFolding.folded(words)
    let text = SearchFolding.folded(name)
    guard !wanted.isEmpty, SearchFolding.matchesExactly(name, words) else { return nil }
    if text.utf8.elementsEqual(wanted.utf8) {
      self = .exact
    } else if SearchFolding.isInitials(words) {
      self = .initials
    } else if text.utf8.starts(with: wanted.utf8) {
      self = .beginning
    } else {
      self = SearchFolding.hasInitials(words) ? .initials : .part
    }
  }

  /// The best fit to any of the names.
  public init?(of words: String, toAny names: [String]) {
    guard let best = names.compactMap({ NameFit(of: words, to: $0) }).min() else { return nil }
    self = best
  }

  /// How the words fit any of the names where no spaces count: `아주희미한` is the beginning of
  /// 아주 희미한 빛으로도. The words begin where a word of the name does, so that letters of two
  /// words that only meet are never taken for a name: `리사` is not in 우리 사이.
  public init?(ofSpaceless words: String, toAny names: [String]) {
    let wanted = String(words.filter { !$0.isWhitespace })
    let fits = names.flatMap { name in
      NameFit.endings(of: name).enumerated().compactMap { place, ending in
        NameFit(ofBeginning: wanted, of: ending).map { place == 0 ? $0 : max($0, .part) }
      }
    }
    guard let best = fits.min() else { return nil }
    self = best
  }

  private init?(ofBeginning wanted: String, of text: String) {
    guard SearchFolding.hits(of: wanted, in: text).first?.lowerBound == text.startIndex else {
      return nil
    }
    self.init(of: wanted, to: text)
  }

  /// The name without its spaces, from each of its words on.
  private static func endings(of name: String) -> [String] {
    let words = name.split(whereSeparator: \.isWhitespace)
    return words.indices.map { words[$0...].joined() }
  }

  /// Whether the words are one of the names, or the initial consonants of one from first to last.
  static func isWholeName(_ words: String, ofAny names: [String]) -> Bool {
    let isInitials = SearchFolding.isInitials(words)
    let wanted = SearchFolding.folded(words)
    return names.contains { name in
      let text = isInitials ? SearchFolding.initials(name) : SearchFolding.folded(name)
      return !wanted.isEmpty && text.utf8.elementsEqual(wanted.utf8)
    }
  }

  public static func < (left: NameFit, right: NameFit) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What somebody looks for: words, quotations, and what `who:`, `when:`, `tag:`, `is:` and `mood<`
/// ask for; all of it must hold, whatever its order, and nothing of what has a `-` before it.
///
/// What looks like a key and is none is a word, as is a key without a value: `https://…`, `10:30`.
public struct SearchLine: Hashable, Sendable {
  enum Wish: Hashable, Sendable {
    case words(String)
    case who(String)
    /// Any of these stretches, of which none overlaps another, the earliest first.
    case days([ClosedRange<Day>])
    case tag(String)
    case state(SearchedState)
    case levels(ClosedRange<Int>)
  }

  struct Term: Hashable, Sendable {
    let wish: Wish
    let isExcluded: Bool
  }

  let terms: [Term]
  /// Whether it is words only, which are found as they always were.
  public let isPlain: Bool

  /// A search to which nothing answers: no mood lies below the lowest.
  public static let findingNothing = "\(SearchKey.mood.rawValue)<0"

  /// Throws ``DomainError/invalid(_:)`` for a value that its key does not take.
  public init(_ text: String) throws {
    let tokens = SearchToken.all(in: text)
    terms = try tokens.compactMap { token in
      try Wish(token).map { Term(wish: $0, isExcluded: token.isExcluded) }
    }
    isPlain =
      terms.isEmpty
      || !tokens.contains(where: \.isQuoted)
        && terms.allSatisfy { term in
          if case .words = term.wish { !term.isExcluded } else { false }
        }
  }

  /// The words that are to be found, each as it would be typed.
  public var words: [String] {
    terms.compactMap { term in
      if case .words(let text) = term.wish, !term.isExcluded { text } else { nil }
    }
  }

  /// The words that the fewest things have, as far as their length tells; blank for none.
  var longest: String { words.max { $0.count < $1.count } ?? "" }

  /// The stretches of days in one of which all must lie that is asked for, the earliest first; none
  /// where no day can.
  var stretches: [ClosedRange<Day>] {
    terms.reduce([Day.earliest ... .latest]) { days, term in
      guard case .days(let wanted) = term.wish, !term.isExcluded else { return days }
      return days.shared(with: wanted)
    }
  }

  /// The days from the first to the last of them; nil for none.
  var days: ClosedRange<Day>? {
    let stretches = stretches
    return stretches.first.flatMap { first in
      stretches.last.map { first.lowerBound...$0.upperBound }
    }
  }

  var asksForDays: Bool {
    terms.contains { if case .days = $0.wish { !$0.isExcluded } else { false } }
  }

  /// The first tag that is asked for.
  var tag: Tag? {
    terms.lazy.compactMap { term in
      if case .tag(let name) = term.wish, !term.isExcluded { try? Tag(older: name) } else { nil }
    }.first
  }

  /// The text with every value of `when:` as days of the calendar, as ``init(_:)`` reads them; the
  /// body knows what it may mean in words, and answers with nothing for what means nothing. Without
  /// quotation marks, which a shell takes away, `when:last month` is those days, too.
  public static func spellingDays(
    in text: String, _ days: (String) -> [ClosedRange<Day>]
  ) -> String {
    var spelled = ""
    var end = text.startIndex
    let tokens = SearchToken.all(in: text)
    for (place, token) in tokens.enumerated() {
      guard token.range.lowerBound >= end, token.key?.key == .when,
        SpelledDays(token.value) == nil
      else { continue }
      let more = token.isQuoted ? [] : tokens[(place + 1)...].prefix(SearchLine.mostWordsOfDay)
      var value = token.value
      var found = days(value)
      var last = token.range.upperBound
      for next in more where found.isEmpty && next.key == nil && !next.isQuoted && !next.isExcluded
      {
        value += " " + next.value
        found = days(value)
        last = next.range.upperBound
      }
      if found.isEmpty { continue }
      spelled += text[end..<token.range.lowerBound]
      spelled += (token.isExcluded ? "-" : "") + "when:"
      // As short as it goes: what is spelled may have no more letters than any other search.
      spelled += found.map { days in
        days.lowerBound == days.upperBound
          ? "\(days.lowerBound)" : "\(days.lowerBound)..\(days.upperBound)"
      }
      .joined(separator: ",")
      // Behind a quotation the next word may begin at once.
      if last < text.endIndex, !text[last].isWhitespace { spelled += " " }
      end = last
    }
    return spelled + text[end...]
  }

  /// No name of a day has more words behind the first.
  private static let mostWordsOfDay = 3

  /// The words that are to be found, as far as one can tell, also where a value means nothing.
  public static func words(in text: String) -> [String] {
    SearchToken.all(in: text).filter { $0.key == nil && !$0.isExcluded }.map(\.value)
  }

  /// What is being typed at the end of a search: its last word, with what stands before the value,
  /// or a quotation that is still open; blank where the next word has not begun.
  public static func lastWord(in text: String) -> Substring {
    guard let token = SearchToken.all(in: text).last, token.range.upperBound == text.endIndex else {
      return text[text.endIndex...]
    }
    return text[token.range]
  }

  /// One line of several words of a command: where a shell has taken away the quotation marks about
  /// a value (`who:"mina kim"`), they are put there again. A single word is a line already.
  public static func line(ofArguments words: [String]) -> String {
    if words.count == 1 { return words[0] }
    return words.map { word in
      let tokens = SearchToken.all(in: word)
      guard tokens.count > 1, let key = tokens[0].key, !tokens[0].isQuoted,
        key.sign == .colon || key.sign == .wideColon,
        tokens.dropFirst().allSatisfy({ $0.key == nil && !$0.isExcluded })
      else { return word }
      let start = word.firstIndex { $0 == ":" || $0 == "：" }.map { word.index(after: $0) }
      guard let start, !word[start...].contains("\"") else { return word }
      return word[..<start] + "\"" + word[start...] + "\""
    }
    .joined(separator: " ")
  }
}

extension SearchLine.Wish {
  /// Nil for a blank quotation.
  fileprivate init?(_ token: SearchToken) throws {
    let value = token.value
    guard let (key, sign) = token.key else {
      if value.allSatisfy(\.isWhitespace) { return nil }
      let isTag =
        !token.isQuoted && value.first == "#" && value.dropFirst().first?.isLetter ?? false
      self = isTag ? .tag(String(value.dropFirst())) : .words(value)
      return
    }
    func refusal() -> DomainError {
      DomainError.invalid(.query, .searchValue(key, value))
    }
    switch key {
    case .who, .tag:
      let name = key == .tag && value.first == "#" ? String(value.dropFirst()) : value
      if name.allSatisfy(\.isWhitespace) { throw refusal() }
      self = key == .tag ? .tag(name) : .who(name)
    case .when:
      guard let days = SpelledDays(value) else { throw refusal() }
      self = .days(days.stretches)
    case .state:
      guard let state = SearchedState(named: value) else { throw refusal() }
      self = .state(state)
    case .mood:
      guard let levels = Self.levels(value, sign) else { throw refusal() }
      self = .levels(levels)
    }
  }

  /// `40`, `40-60`, `40~60` with a colon; one number with the other signs.
  private static func levels(_ text: String, _ sign: SearchToken.Sign) -> ClosedRange<Int>? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "~" }
      .map { $0.isEmpty || $0.count > 3 ? nil : Int($0) }
    guard let first = parts[0], (0...100).contains(first) else { return nil }
    if parts.count == 2, let last = parts[1], (first...100).contains(last),
      [.colon, .wideColon, .equal].contains(sign)
    {
      return first...last
    }
    guard parts.count == 1 else { return nil }
    // Below nought and above a hundred nothing lies.
    return switch sign {
    case .below: -1...first - 1
    case .notAbove: 0...first
    case .above: first + 1...101
    case .notBelow: first...100
    case .equal, .colon, .wideColon: first...first
    }
  }
}

/// Days as a search has them: `2026-11-20`, `2026-11`, `2026`, `2026-11-01..2026-11-20`, open at
/// either end; of several with commas between them any.
private struct SpelledDays {
  let stretches: [ClosedRange<Day>]

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let stretches = parts.compactMap { SpelledDays.stretch($0) }
    guard stretches.count == parts.count else { return nil }
    self.stretches = stretches.withoutOverlaps
  }

  private static func stretch(_ text: Substring) -> ClosedRange<Day>? {
    let parts = text.split(at: "..")
    if parts.count == 1 { return SpelledDays.part(parts[0]) }
    guard parts.count == 2, !parts.allSatisfy(\.isEmpty) else { return nil }
    let (before, after) = (parts[0], parts[1])
    guard
      let first = before.isEmpty ? .earliest : SpelledDays.part(before)?.lowerBound,
      let last = after.isEmpty ? .latest : SpelledDays.part(after)?.upperBound, first <= last
    else { return nil }
    return first...last
  }

  private static func part(_ text: Substring) -> ClosedRange<Day>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let digits = [4, 2, 2]
    guard (1...3).contains(parts.count),
      zip(parts, digits).allSatisfy({ part, count in
        part.count == count && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    switch numbers.count {
    case 1:
      guard let first = Month(year: numbers[0], month: 1),
        let last = Month(year: numbers[0], month: 12)
      else { return nil }
      return first.firstDay...last.lastDay
    case 2: return Month(year: numbers[0], month: numbers[1]).map { $0.firstDay...$0.lastDay }
    default: return Day(year: numbers[0], month: numbers[1], day: numbers[2]).map { $0...$0 }
    }
  }
}

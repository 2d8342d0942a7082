/// Parsed search text: words, quotations, and conditions such as `who:`, `when:`, `tag:`, `is:` and
/// `mood<`, in any order. All must be met, except those with a leading `-`, which must not be met.
///
/// Text with an unknown key, or with a key but no value, is a word: `https://…`, `10:30`.
public struct SearchExpression: Hashable, Sendable {
  enum Condition: Hashable, Sendable {
    case words(String)
    case person(String)
    /// Days in any of these ranges, which are sorted and do not overlap.
    case days([ClosedRange<Day>])
    case tag(String)
    case state(SearchedState)
    case levels(ClosedRange<Int>)
  }

  struct Term: Hashable, Sendable {
    let condition: Condition
    let isExcluded: Bool
  }

  let terms: [Term]
  /// Whether the text consists only of plain words.
  public let isPlain: Bool

  /// A search text that finds nothing: no mood is below level 0.
  public static let matchingNothing = "\(SearchKey.mood.rawValue)<0"

  /// Parses the text; throws ``DomainError/invalid(_:)`` if a key has an invalid value.
  public init(_ text: String) throws {
    let tokens = SearchToken.tokens(in: text)
    terms = try tokens.compactMap { token in
      try Condition(token).map { Term(condition: $0, isExcluded: token.isExcluded) }
    }
    isPlain =
      terms.isEmpty
      || !tokens.contains(where: \.isQuoted)
        && terms.allSatisfy { term in
          if case .words = term.condition { !term.isExcluded } else { false }
        }
  }

  /// The words to find, each as typed.
  public var words: [String] {
    terms.compactMap { term in
      if case .words(let text) = term.condition, !term.isExcluded { text } else { nil }
    }
  }

  /// The longest word, which probably has the fewest matches; blank if there is none.
  var longestWord: String { words.max { $0.count < $1.count } ?? "" }

  /// Ranges of the days on which items may be, sorted; empty if conditions exclude each other.
  var dayRanges: [ClosedRange<Day>] {
    terms.reduce([Day.earliest ... .latest]) { days, term in
      guard case .days(let wanted) = term.condition, !term.isExcluded else { return days }
      return days.intersection(with: wanted)
    }
  }

  /// All days from the first to the last range; nil if there are none.
  var days: ClosedRange<Day>? {
    let stretches = dayRanges
    return stretches.first.flatMap { first in
      stretches.last.map { first.lowerBound...$0.upperBound }
    }
  }

  var asksForDays: Bool {
    terms.contains { if case .days = $0.condition { !$0.isExcluded } else { false } }
  }

  /// The first tag that the conditions request; nil if there is none.
  var tag: Tag? {
    terms.lazy.compactMap { term in
      if case .tag(let name) = term.condition, !term.isExcluded {
        try? Tag(older: name)
      } else {
        nil
      }
    }.first
  }

  /// Replaces each value of `when:` by calendar days that ``init(_:)`` can parse. `days` returns
  /// the days meant by a value such as `last month`, or an empty array. A value may consist of
  /// several words without quotation marks, since shells remove these.
  public static func replacingDayNames(
    in text: String, _ days: (String) -> [ClosedRange<Day>]
  ) -> String {
    var spelled = ""
    var end = text.startIndex
    let tokens = SearchToken.tokens(in: text)
    for (place, token) in tokens.enumerated() {
      guard token.range.lowerBound >= end, token.key?.key == .when,
        WrittenDays(token.value) == nil
      else { continue }
      let more =
        token.isQuoted ? [] : tokens[(place + 1)...].prefix(SearchExpression.maxDayNameWords)
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
      // Write the days in a short form, since the length of a search text is limited.
      spelled += found.map { days in
        days.lowerBound == days.upperBound
          ? "\(days.lowerBound)" : "\(days.lowerBound)..\(days.upperBound)"
      }
      .joined(separator: ",")
      // If a word directly follows the quotation, separate them by a space.
      if last < text.endIndex, !text[last].isWhitespace { spelled += " " }
      end = last
    }
    return spelled + text[end...]
  }

  /// Maximum number of further words in the value of `when:` without quotation marks.
  private static let maxDayNameWords = 3

  /// Returns the words to find, even if the text has invalid values.
  public static func words(in text: String) -> [String] {
    SearchToken.tokens(in: text).filter { $0.key == nil && !$0.isExcluded }.map(\.value)
  }

  /// Returns the words that look like a key but are none, such as `foo` in `foo:bar`. They are
  /// searched as words.
  public static func unknownKeys(in text: String) -> [String] {
    SearchToken.tokens(in: text).compactMap { token in
      let name = token.value.prefix { $0.isLetter }
      let rest = token.value[name.endIndex...]
      guard token.key == nil, !token.isQuoted, !name.isEmpty, rest.count > 1,
        SearchToken.Operator.allCases.contains(where: { rest.hasPrefix($0.rawValue) }),
        !rest.hasPrefix("://"), SearchKey(named: String(name)) == nil
      else { return nil }
      return String(name)
    }
  }

  /// Returns the word or open quotation that is being typed at the end, with its key; empty if the
  /// text ends in white space.
  public static func lastWord(in text: String) -> Substring {
    guard let token = SearchToken.tokens(in: text).last, token.range.upperBound == text.endIndex
    else {
      return text[text.endIndex...]
    }
    return text[token.range]
  }

  /// Joins command arguments to one search text. Quotation marks that the shell removed are
  /// restored around values (`who:"mina kim"`). A single argument is returned unchanged.
  public static func text(ofArguments words: [String]) -> String {
    if words.count == 1 { return words[0] }
    return words.map { word in
      let tokens = SearchToken.tokens(in: word)
      guard tokens.count > 1, let key = tokens[0].key, !tokens[0].isQuoted,
        key.sign == .colon || key.sign == .fullWidthColon,
        tokens.dropFirst().allSatisfy({ $0.key == nil && !$0.isExcluded })
      else { return word }
      let start = word.firstIndex { $0 == ":" || $0 == "：" }.map { word.index(after: $0) }
      guard let start, !word[start...].contains("\"") else { return word }
      return word[..<start] + "\"" + word[start...] + "\""
    }
    .joined(separator: " ")
  }
}

extension SearchExpression.Condition {
  /// Creates the term that the token means; nil for a blank quotation. Throws for an invalid value.
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
      self = key == .tag ? .tag(name) : .person(name)
    case .when:
      guard let days = WrittenDays(value) else { throw refusal() }
      self = .days(days.dayRanges)
    case .state:
      guard let state = SearchedState(named: value) else { throw refusal() }
      self = .state(state)
    case .mood:
      guard let levels = Self.levels(value, sign) else { throw refusal() }
      self = .levels(levels)
    }
  }

  /// Parses a level such as `40`; after a colon also `40-60` and `40~60`.
  private static func levels(_ text: String, _ sign: SearchToken.Operator) -> ClosedRange<Int>? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "~" }
      .map { $0.isEmpty || $0.count > 3 ? nil : Int($0) }
    guard let first = parts[0], (0...100).contains(first) else { return nil }
    if parts.count == 2, let last = parts[1], (first...100).contains(last),
      [.colon, .fullWidthColon, .equal].contains(sign)
    {
      return first...last
    }
    guard parts.count == 1 else { return nil }
    // Ranges below 0 or above 100 match nothing.
    return switch sign {
    case .below: -1...first - 1
    case .atMost: 0...first
    case .above: first + 1...101
    case .atLeast: first...100
    case .equal, .colon, .fullWidthColon: first...first
    }
  }
}

/// Parses days in a search text: `2026-11-20`, `2026-11`, `2026`, or `2026-11-01..2026-11-20`. A
/// range may be open at either end; commas separate alternatives.
private struct WrittenDays {
  let dayRanges: [ClosedRange<Day>]

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let stretches = parts.compactMap { WrittenDays.dayRange($0) }
    guard stretches.count == parts.count else { return nil }
    self.dayRanges = stretches.withoutOverlaps
  }

  private static func dayRange(_ text: Substring) -> ClosedRange<Day>? {
    let parts = text.split(at: "..")
    if parts.count == 1 { return WrittenDays.period(parts[0]) }
    guard parts.count == 2, !parts.allSatisfy(\.isEmpty) else { return nil }
    let (before, after) = (parts[0], parts[1])
    guard
      let first = before.isEmpty ? .earliest : WrittenDays.period(before)?.lowerBound,
      let last = after.isEmpty ? .latest : WrittenDays.period(after)?.upperBound, first <= last
    else { return nil }
    return first...last
  }

  private static func period(_ text: Substring) -> ClosedRange<Day>? {
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

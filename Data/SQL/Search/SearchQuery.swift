import HearthDomain

/// A condition that preselects records for a search: every matching record satisfies it, but so may
/// others.
struct SearchQuery: Hashable, Sendable {
  /// A text to look for in a column; a record must contain at least one of the query's parts.
  struct Part: Hashable, Sendable {
    let column: String
    let text: String

    var letterCount: Int { text.unicodeScalars.count }
  }

  let parts: [Part]
  /// Number of parts for the words as typed; the parts after them are variants with an inserted
  /// space.
  private let exactPartCount: Int

  init(_ part: Part) {
    self.init([part], plainParts: 1)
  }

  private init(_ parts: [Part], plainParts: Int) {
    (self.parts, self.exactPartCount) = (parts, plainParts)
  }

  /// Creates a query. If `findsNumbers`, also searches phone numbers. Unless `isExact`, also
  /// searches variants with a space inserted into a word, such as `note book` for `notebook`.
  init(_ words: String, findsNumbers: Bool = false, exactly isExact: Bool = false) {
    var parts = SearchQuery.parts(of: words)
    if findsNumbers, let number = PhoneNumber.searchDigits(in: words) {
      parts.insert(Part(column: "folded", text: number), at: min(1, parts.count))
    }
    let spaced = isExact ? [] : MissingSpace.variants(of: words).flatMap(SearchQuery.parts)
    self.init(
      SearchQuery.distinct(parts + spaced), plainParts: SearchQuery.distinct(parts).count)
  }

  private static func distinct(_ parts: [Part]) -> [Part] {
    parts.reduce(into: []) { distinct, part in
      let plain = Part(column: part.column, text: SearchText.withoutNUL(part.text))
      if !distinct.contains(plain) { distinct.append(plain) }
    }
  }

  /// Returns the query with only those variants for which the closure is true.
  func keepingVariants(where isWanted: (Part) throws -> Bool) rethrows -> SearchQuery {
    let spaced = try parts.dropFirst(exactPartCount).filter(isWanted)
    return SearchQuery(Array(parts.prefix(exactPartCount)) + spaced, plainParts: exactPartCount)
  }

  private static func parts(of words: String) -> [Part] {
    let folded = SearchFolding.folded(words)
    // A single initial consonant is searched as a letter, since the index has no single initials.
    // This finds too much.
    let isInitials = SearchFolding.consistsOfInitials(words) && folded.unicodeScalars.count > 1
    var parts = isInitials ? [] : [Part(column: "folded", text: folded)]
    if SearchFolding.hasInitials(words) {
      parts.append(Part(column: "initials", text: SearchFolding.initials(words)))
    }
    return parts
  }

  /// Returns the condition that a row of `search` contains a part; the parts are parameters from
  /// that number on.
  func condition(from parameter: Int) -> String {
    let conditions = parts.enumerated().map { "instr(\($1.column), ?\($0 + parameter)) > 0" }
    return "(\(conditions.joined(separator: " OR ")))"
  }

  /// Values of ``condition(from:)``.
  var values: [SQLValue] { parts.map { .text($0.text) } }

  /// Whether everything matches.
  var isBlank: Bool { parts.first?.text.isEmpty ?? true }
}

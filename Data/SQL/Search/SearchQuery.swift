import HearthDomain

/// Where to look for what somebody searches: nothing that is meant stands elsewhere, though
/// not all that stands there is meant.
struct SearchQuery: Hashable, Sendable {
  /// A text of which a thing's column contains at least one.
  struct Part: Hashable, Sendable {
    let column: String
    let text: String

    var letters: Int { text.unicodeScalars.count }
  }

  let parts: [Part]
  /// How many of the parts are of the words as they stand; those after them have a blank more.
  private let plainParts: Int

  init(_ part: Part) {
    self.init([part], plainParts: 1)
  }

  private init(_ parts: [Part], plainParts: Int) {
    (self.parts, self.plainParts) = (parts, plainParts)
  }

  /// Numbers are looked for too where things have some, and a longer word also with a blank within,
  /// unless each blank counts.
  init(_ words: String, findsNumbers: Bool = false, exactly isExact: Bool = false) {
    var parts = SearchQuery.parts(of: words)
    if findsNumbers, let number = PhoneNumber.part(in: words) {
      parts.insert(Part(column: "folded", text: number), at: min(1, parts.count))
    }
    let spaced = isExact ? [] : MissingBlank.spellings(of: words).flatMap(SearchQuery.parts)
    self.init(
      SearchQuery.distinct(parts + spaced), plainParts: SearchQuery.distinct(parts).count)
  }

  private static func distinct(_ parts: [Part]) -> [Part] {
    parts.reduce(into: []) { distinct, part in
      let plain = Part(column: part.column, text: SearchText.plain(part.text))
      if !distinct.contains(plain) { distinct.append(plain) }
    }
  }

  /// The same with only those spellings with a blank more that are wanted.
  func keepingSpaced(where isWanted: (Part) throws -> Bool) rethrows -> SearchQuery {
    let spaced = try parts.dropFirst(plainParts).filter(isWanted)
    return SearchQuery(Array(parts.prefix(plainParts)) + spaced, plainParts: plainParts)
  }

  private static func parts(of words: String) -> [Part] {
    let folded = SearchFolding.folded(words)
    // The index knows no single initial; as a letter it finds more than is meant.
    let isInitials = SearchFolding.isInitials(words) && folded.unicodeScalars.count > 1
    var parts = isInitials ? [] : [Part(column: "folded", text: folded)]
    if SearchFolding.hasInitials(words) {
      parts.append(Part(column: "initials", text: SearchFolding.initials(words)))
    }
    return parts
  }

  /// That a row of `search` has one of the texts, which are the values from that parameter on.
  func condition(from parameter: Int) -> String {
    let conditions = parts.enumerated().map { "instr(\($1.column), ?\($0 + parameter)) > 0" }
    return "(\(conditions.joined(separator: " OR ")))"
  }

  /// The values of ``condition(from:)``.
  var values: [SQLValue] { parts.map { .text($0.text) } }

  /// Whether every thing is found.
  var isBlank: Bool { parts.first?.text.isEmpty ?? true }
}

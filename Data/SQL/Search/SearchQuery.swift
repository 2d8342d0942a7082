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

  init(_ part: Part) {
    parts = [part]
  }

  /// Numbers are looked for too where things have some, and a longer word also with a blank within,
  /// unless each blank counts.
  init(_ words: String, findsNumbers: Bool = false, exactly isExact: Bool = false) {
    var parts = SearchQuery.parts(of: words)
    if findsNumbers, let number = PhoneNumber.part(in: words) {
      parts.insert(Part(column: "folded", text: number), at: min(1, parts.count))
    }
    if !isExact { parts += MissingBlank.spellings(of: words).flatMap(SearchQuery.parts) }
    self.parts = parts.reduce(into: []) { distinct, part in
      let plain = Part(column: part.column, text: SearchText.plain(part.text))
      if !distinct.contains(plain) { distinct.append(plain) }
    }
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

extension ImportFact {
  /// Maximum number of characters of an excerpt in a fact.
  package static let excerptLength = 80

  /// Returns the beginning of a text, short enough to store and display.
  package static func excerpt(_ text: some StringProtocol) -> String {
    // By scalars: a grapheme cluster of a malformed file can be as long as the file.
    var excerpt = String.UnicodeScalarView()
    excerpt.append(contentsOf: text.unicodeScalars.prefix(excerptLength))
    return String(excerpt)
  }
}

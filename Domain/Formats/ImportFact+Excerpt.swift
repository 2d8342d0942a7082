extension ImportFact {
  /// Maximum number of characters of an excerpt in an ``ImportFact``.
  package static let excerptLength = 80

  /// Returns the beginning of a text, short enough to store and display.
  package static func excerpt(_ text: some StringProtocol) -> String {
    // By scalars: in a malformed file, a single character (grapheme cluster) may be as long as the
    // file.
    var excerpt = String.UnicodeScalarView()
    excerpt.append(contentsOf: text.unicodeScalars.prefix(excerptLength))
    return String(excerpt)
  }
}

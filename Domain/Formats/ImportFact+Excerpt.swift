extension ImportFact {
  /// How many characters of a file's own text a fact carries at most.
  package static let excerptLength = 80

  /// The beginning of a text, short enough to be kept and shown.
  package static func excerpt(_ text: some StringProtocol) -> String {
    // By scalars: one grapheme cluster of a broken file can be as long as the file.
    var excerpt = String.UnicodeScalarView()
    excerpt.append(contentsOf: text.unicodeScalars.prefix(excerptLength))
    return String(excerpt)
  }
}

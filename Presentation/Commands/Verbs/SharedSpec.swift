import HearthDomain

/// The parts of grammar that commands of several areas share.
package enum SharedSpec {
  /// A path, or `-` for a standard stream.
  static let file = Argument<FilePath>("file", placeholder: .file)
  static let fileIfAny = Argument<FilePath?>(
    "file", .optional, kind: .file, placeholder: .file
  ) { $0.texts.first?.carriedPath }
  static let vCardFile = Argument<FilePath>(
    "file", placeholder: Words(ko: "파일.vcf", en: "FILE.vcf"))

  /// What to search for: one word or several, in quotes or not.
  static let searchText = Argument<String>(
    "text", .oneOrMore, kind: .search, placeholder: .text
  ) { SearchLine.line(ofArguments: $0.texts) }

  /// The month that a calendar shows, in digits or in words; this one when it is left out.
  static let month = Argument<String?>(
    "month", kind: .month, placeholder: .yearAndMonth, spoken: .month,
    help: Words(
      ko: "12월, 다음 달처럼 적어도 돼요.", en: "A name such as december or next month works too."))
}

import HearthDomain

/// Arguments and options that commands of several areas share.
package enum SharedSpec {
  /// A path, or `-` for a standard stream.
  static let file = Argument<FilePath>("file", placeholder: .file)
  static let fileIfAny = Argument<FilePath?>(
    "file", .optional, kind: .file, placeholder: .file
  ) { $0.pathIfAny }
  static let vCardFile = Argument<FilePath>(
    "file", placeholder: Words(ko: "파일.vcf", en: "FILE.vcf"))

  /// The search text: one or more words, quoted or not.
  static let searchText = Argument<String>(
    "text", .oneOrMore, kind: .search, placeholder: .text
  ) { SearchExpression.text(ofArguments: $0.texts) }

  /// The month of a calendar, in digits or words; the current month if omitted.
  static let month = Argument<String?>(
    "month", kind: .month, placeholder: .yearAndMonth, nameInMessages: .month,
    help: Words(
      ko: "12월, 다음 달처럼 적어도 돼요.", en: "A name such as december or next month works too."))
}

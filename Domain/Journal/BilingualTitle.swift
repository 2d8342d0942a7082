/// Title of an item with texts in both languages: the Korean one, a separator, the English one.
package struct BilingualTitle: Hashable, Sendable {
  /// Separator that no text contains.
  package static let separator = "\u{1F}"

  package let korean: String
  package let english: String

  /// Parses a title; a single text is used for both languages.
  package init(_ title: String) {
    let texts = title.split(separator: "\u{1F}", maxSplits: 1).map(String.init)
    (korean, english) = (texts.first ?? "", texts.last ?? "")
  }

  /// The title on one line: `Korean / English`, or one text if both are equal.
  package var joined: String { korean == english ? korean : "\(korean) / \(english)" }
}

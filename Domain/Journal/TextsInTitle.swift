/// The title of what has a text in both languages, as changes keep it: both, the Korean one first.
package struct TextsInTitle: Hashable, Sendable {
  /// No text has this in it.
  package static let mark = "\u{1F}"

  package let korean: String
  package let english: String

  /// A title of one text has it in both languages.
  package init(_ title: String) {
    let texts = title.split(separator: "\u{1F}", maxSplits: 1).map(String.init)
    (korean, english) = (texts.first ?? "", texts.last ?? "")
  }

  /// Both on one line.
  package var joined: String { korean == english ? korean : "\(korean) / \(english)" }
}

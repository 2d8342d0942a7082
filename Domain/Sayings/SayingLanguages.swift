/// Which texts of a bilingual saying are displayed.
public enum SayingLanguages: String, CaseIterable, Hashable, Sendable {
  /// The text in the language of the user interface first, then the other one.
  case both
  /// Only the text in the language of the user interface.
  case one
}

/// Which texts of a saying are shown where it is there in both languages.
public enum SayingLanguages: String, CaseIterable, Hashable, Sendable {
  /// That of the display first, then the other one.
  case both
  /// That of the display alone.
  case one
}

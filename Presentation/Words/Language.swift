/// A language that Hearth speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case korean = "ko"
  case english = "en"

  /// The one of two texts that is in this language.
  public func callAsFunction<Text>(ko: @autoclosure () -> Text, en: @autoclosure () -> Text) -> Text
  {
    self == .korean ? ko() : en()
  }
}

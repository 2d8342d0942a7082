// Who speaks to people names their language, whether or not the rest of the domain is needed.
@_exported import enum HearthDomain.Language

extension Language {
  /// The one of two texts that is in this language.
  package func callAsFunction<Text>(ko: @autoclosure () -> Text, en: @autoclosure () -> Text)
    -> Text
  {
    self == .korean ? ko() : en()
  }
}

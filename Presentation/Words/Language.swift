// Reexported, so that files with user texts need not import the rest of the domain.
@_exported import enum HearthDomain.Language

extension Language {
  /// Returns the text in this language.
  package func callAsFunction<Text>(ko: @autoclosure () -> Text, en: @autoclosure () -> Text)
    -> Text
  {
    self == .korean ? ko() : en()
  }
}

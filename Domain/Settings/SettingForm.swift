/// What values a setting takes, written as text.
public enum SettingForm: Hashable, Sendable {
  /// `on` or `off`.
  case toggle
  case choice([String])
  /// One of a few whole numbers.
  case number([Int])
  /// `HH:MM`.
  case time
  /// `HH:MM-HH:MM`, or `off`.
  case hours
  /// Some of the words with commas between them, each once; or `auto` where that is accepted.
  case list([String], orAutomatic: Bool)
  /// A program and its arguments, words with spaces in quotes; or nothing.
  case command
  /// A name of so many characters at most; or nothing.
  case text(limit: Int)
  /// An ``HTTPAddress``; or nothing.
  case address
  /// What nobody else shall read; or nothing.
  case secret
}

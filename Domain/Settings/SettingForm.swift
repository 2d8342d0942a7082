/// What values a setting takes, written as text.
package enum SettingForm: Hashable, Sendable {
  /// `on` or `off`.
  case toggle
  case choice([String])
  /// One of a few whole numbers.
  case number([Int])
  /// `HH:MM`.
  case time
  /// `HH:MM` of a day, or `HH:MM before` for the day before.
  case dayTime
  /// Days with their names: `2026-06-03=Election`, a semicolon between several; or nothing.
  case namedDays
  /// `HH:MM-HH:MM`, or `off`.
  case hours
  /// Some of the words with commas between them, each once; or `auto` where that is accepted.
  case list([String], orAutomatic: Bool)
  /// A program and its arguments, words with spaces in quotes; or nothing.
  case command
  /// Means with their addresses: `WhatsApp=https://wa.me/{digits}`, a semicolon between several; or
  /// nothing.
  case means
  /// Words with levels: `content=65`, a comma between several; or nothing.
  case levels
  /// A name of so many characters at most; or nothing.
  case text(limit: Int)
  /// An ``HTTPAddress``; or nothing.
  case address
  /// What nobody else shall read; or nothing.
  case secret
}

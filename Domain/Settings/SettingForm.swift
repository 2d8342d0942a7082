/// The form of a setting's value, which is a text.
package enum SettingForm: Hashable, Sendable {
  /// `on` or `off`.
  case toggle
  case choice([String])
  /// One of these whole numbers.
  case number([Int])
  /// `HH:MM`.
  case time
  /// `HH:MM`, or `HH:MM before` for the day before.
  case dayTime
  /// A length such as `30m`.
  case length
  /// `on` or `off`, or lengths before an event such as `30m 1d`.
  case leadTimes
  /// Named days such as `2026-06-03=Election`, separated by semicolons; may be empty.
  case namedDays
  /// `HH:MM-HH:MM`, or `off`.
  case timeRange
  /// Distinct words separated by commas, or `auto` if that is allowed.
  case list([String], orAutomatic: Bool)
  /// A program with arguments, words with spaces in quotes; may be empty.
  case command
  /// Means of contact such as `WhatsApp=https://wa.me/{digits}`, separated by semicolons; may be
  /// empty.
  case contactMeans
  /// Words with levels such as `content=65`, separated by commas; may be empty.
  case namedLevels
  /// Columns of tables such as `books:상품명=title,저자=author`, with semicolons between tables; may
  /// be empty.
  case namedColumns
  /// A name of limited length; may be empty.
  case text(limit: Int)
  /// An ``HTTPAddress``; may be empty.
  case address
  /// An ``Email`` address; may be empty.
  case email
  /// A secret; may be empty.
  case secret
}

extension Migration {
  /// Lets the records whose time nobody knows be found by day; the last second of a day stands for
  /// such a time.
  static let untimedReading = Migration(number: 9, name: "untimed reading") {
    ["CREATE INDEX reading_record_untimed ON reading_record (day, pages) WHERE at = 86399"]
  }
}

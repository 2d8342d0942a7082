/// Levels of event lengths, which bound the search for events in progress at a moment: each event
/// has the lowest sufficient level, and an index has levels and starts.
enum EventReach {
  static let levels = 0...11

  /// Returns the maximum length of the level in seconds: 4 to the power of the level in days. The
  /// last level exceeds the calendar.
  static func longest(_ level: Int) -> Int { 86_400 << (2 * level) }

  /// Returns the level of an event of that length.
  static func level(ofSeconds seconds: Int) -> Int {
    levels.first { seconds <= longest($0) } ?? levels.upperBound
  }

  /// The levels with their maximum lengths, as an SQL table with `column1` and `column2`.
  static let values: String = {
    let rows = levels.map { "(\($0), \(longest($0)))" }
    return "(VALUES \(rows.joined(separator: ", "))) AS level"
  }()
}

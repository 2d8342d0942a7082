/// Levels of event lengths, for finding the events in progress at a moment. Each event has the
/// lowest level whose maximum length suffices, and an index of level and start limits how far back
/// to search.
enum EventLengthLevels {
  static let levels = 0...11

  /// Returns the maximum length of the level in seconds: 4 to the power of the level in days. The
  /// last level exceeds the calendar.
  static func maxLength(_ level: Int) -> Int { 86_400 << (2 * level) }

  /// Returns the level of an event of that length.
  static func level(ofSeconds seconds: Int) -> Int {
    levels.first { seconds <= maxLength($0) } ?? levels.upperBound
  }

  /// The levels with their maximum lengths, as an SQL table with `column1` and `column2`.
  static let valuesTable: String = {
    let rows = levels.map { "(\($0), \(maxLength($0)))" }
    return "(VALUES \(rows.joined(separator: ", "))) AS level"
  }()
}

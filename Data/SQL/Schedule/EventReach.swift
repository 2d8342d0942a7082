/// How far back one must look for events that go on at a moment: each event has the smallest
/// level that is long enough for it, so that an index of levels and starts bounds the look.
enum EventReach {
  static let levels = 0...11

  /// The seconds that an event of this level lasts at most: 4 to the power of the level in days.
  /// The last one is longer than the calendar.
  static func longest(_ level: Int) -> Int { 86_400 << (2 * level) }

  /// The level of an event that lasts so many seconds.
  static func level(ofSeconds seconds: Int) -> Int {
    levels.first { seconds <= longest($0) } ?? levels.upperBound
  }

  /// The levels and what they hold at most, as a query joins them: `column1` and `column2`.
  static let values: String = {
    let rows = levels.map { "(\($0), \(longest($0)))" }
    return "(VALUES \(rows.joined(separator: ", "))) AS level"
  }()
}

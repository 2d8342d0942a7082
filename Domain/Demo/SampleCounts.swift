/// Numbers of items in sample data.
package struct SampleCounts: Hashable, Sendable {
  package var people = 0
  package var waterings = 0
  package var sayings = 0
  package var moods = 0
  package var events = 0
  package var books = 0
  package var records = 0

  package init() {}

  /// Sum over all kinds.
  package var sum: Int { people + waterings + sayings + moods + events + books + records }
}

/// Limits of the journal.
package enum JournalLimits {
  /// Number of newest entries that are kept whatever their age.
  package static let entries = 1000
  /// Default age, in milliseconds, from which an entry may be dropped.
  package static let age = JournalRetention.quarter.age
  /// Maximum size of all entries, in bytes; the oldest are dropped first.
  package static let bytes = 64 << 20
  /// Minimum age of entries that are dropped because of their size.
  package static let youngest: Int64 = 7 * day
  /// Maximum number of step rows that one transaction deletes.
  package static let rows = 200
  /// Number of steps above which an entry stores them in blocks.
  package static let steps = 200
  /// Maximum number of steps in a block.
  package static let block = 1000

  private static let day: Int64 = 86_400_000
}

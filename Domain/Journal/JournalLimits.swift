/// Limits of the journal.
package enum JournalLimits {
  /// Number of newest entries that are kept whatever their age.
  package static let minEntries = 1000
  /// Default age, in milliseconds, after which an entry is dropped.
  package static let maxAge = JournalRetention.quarter.maxAge
  /// Maximum size of all entries, in bytes; the oldest are dropped first.
  package static let maxBytes = 64 << 20
  /// Minimum age of entries that are dropped because of their size.
  package static let minAgeToDrop: Int64 = 7 * millisecondsPerDay
  /// Maximum number of step rows that one transaction deletes.
  package static let maxRowsPerTransaction = 200
  /// Number of steps above which an entry stores them in blocks of many steps instead of one row
  /// for each.
  package static let maxInlineSteps = 200
  /// Maximum number of steps in a block.
  package static let maxStepsPerBlock = 1000

  private static let millisecondsPerDay: Int64 = 86_400_000
}

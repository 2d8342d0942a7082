/// How much of the journal is kept for taking back.
package enum JournalLimits {
  /// So many of the newest entries stay whatever their age.
  package static let entries = 1000
  /// So old has an entry to be, in milliseconds, before it goes, unless somebody wants it
  /// otherwise.
  package static let age = JournalKeeping.quarter.age
  /// So many bytes all of them may have; the oldest go first.
  package static let bytes = 64 << 20
  /// Nothing younger goes because of its size.
  package static let youngest: Int64 = 7 * day
  /// So many rows of steps go in one transaction.
  package static let rows = 200
  /// With more steps than this an entry keeps them in blocks.
  package static let steps = 200
  /// So many steps are in a block at the most.
  package static let block = 1000

  private static let day: Int64 = 86_400_000
}

/// How much of the journal is kept for taking back.
public enum JournalLimits {
  /// So many of the newest entries stay whatever their age.
  public static let entries = 1000
  /// So old has an entry to be, in milliseconds, before it goes, unless somebody wants it
  /// otherwise.
  public static let age = JournalKeeping.quarter.age
  /// So many bytes all of them may have; the oldest go first.
  public static let bytes = 64 << 20
  /// Nothing younger goes because of its size.
  public static let youngest: Int64 = 7 * day
  /// So many rows of steps go in one transaction.
  public static let rows = 200
  /// With more steps than this an entry keeps them in blocks.
  public static let steps = 200
  /// So many steps are in a block at the most.
  public static let block = 1000

  private static let day: Int64 = 86_400_000
}

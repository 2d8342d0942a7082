/// What became of the records of an import.
public struct ImportOutcome: Hashable, Sendable {
  public var added = 0
  /// Things that were here and differed from their record.
  public var updated = 0
  public var unchanged = 0
  /// What of the file could not be read.
  public var report = ImportReport()

  public init() {}
}

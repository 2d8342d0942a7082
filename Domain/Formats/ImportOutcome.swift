/// Result of an import.
public struct ImportOutcome: Hashable, Sendable {
  public var added = 0
  /// Existing items that differed from their records.
  public var updated = 0
  public var unchanged = 0
  /// Names of the first unchanged items, without duplicates, if the import reports them.
  public private(set) var unchangedNames: [String] = []
  /// Number of unchanged items whose names are not listed.
  public private(set) var unlistedCount = 0
  /// New information about people from updated contacts.
  public internal(set) var personChanges: [PlantedChange] = []
  /// Number of journal entries, and of tasks, in a file of events.
  public internal(set) var journalEntries = 0
  public internal(set) var tasks = 0
  /// Parts of the file that could not be read.
  public var report = ImportReport()

  public init() {}

  /// Counts an unchanged item.
  public mutating func countUnchanged(named name: String) {
    unchanged += 1
    if unchangedNames.contains(name) { return }
    if unchangedNames.count < ImportOutcome.maxNames {
      unchangedNames.append(name)
    } else {
      unlistedCount += 1
    }
  }

  /// Maximum number of listed names.
  public static let maxNames = 3
}

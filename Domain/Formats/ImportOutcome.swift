/// Result of an import.
public struct ImportOutcome: Hashable, Sendable {
  public var added = 0
  /// Number of existing items that were changed because they differed from their records.
  public var updated = 0
  public var unchanged = 0
  /// Names of the first unchanged items, each once, if the import reports them.
  public private(set) var unchangedNames: [String] = []
  /// Number of unchanged items beyond ``unchangedNames``.
  public private(set) var unlistedCount = 0
  /// New data for people from updated contacts, which the user may accept.
  public internal(set) var personChanges: [PlantedChange] = []
  /// Numbers of to-dos in a file of events. The other numbers are about events only.
  public internal(set) var toDos = Counts()
  /// Number of journal entries (VJOURNAL) in a file of events.
  public internal(set) var journalEntries = 0
  /// Parts of the file that could not be read.
  public var report = ImportReport()

  /// Numbers of items that were added, changed, and here already.
  public struct Counts: Hashable, Sendable {
    public internal(set) var added = 0
    public internal(set) var updated = 0
    public internal(set) var unchanged = 0
  }

  public init() {}

  var counts: Counts {
    get { Counts(added: added, updated: updated, unchanged: unchanged) }
    set { (added, updated, unchanged) = (newValue.added, newValue.updated, newValue.unchanged) }
  }

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

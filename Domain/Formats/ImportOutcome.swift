/// What became of the records of an import.
public struct ImportOutcome: Hashable, Sendable {
  public var added = 0
  /// Things that were here and differed from their record.
  public var updated = 0
  public var unchanged = 0
  /// The names of the first of those that were here as they are, each once, where an import tells
  /// them.
  public private(set) var unchangedNames: [String] = []
  /// How many of those that are here as they are have none of these names.
  public private(set) var unnamed = 0
  /// Whom contacts that were brought up to date tell something new of.
  public internal(set) var news: [PlantedChange] = []
  /// How many entries of a journal, and how many tasks, stand in a file of events.
  public internal(set) var journalEntries = 0
  public internal(set) var tasks = 0
  /// What of the file could not be read.
  public var report = ImportReport()

  public init() {}

  /// Counts something that was here as it is.
  public mutating func countUnchanged(named name: String) {
    unchanged += 1
    if unchangedNames.contains(name) { return }
    if unchangedNames.count < ImportOutcome.mostNames {
      unchangedNames.append(name)
    } else {
      unnamed += 1
    }
  }

  /// So many are named.
  public static let mostNames = 3
}

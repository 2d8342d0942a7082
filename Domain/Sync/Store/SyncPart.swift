/// How a store takes part in sync.
public struct SyncPart: Hashable, Sendable {
  /// Under which it tells what is changed in it.
  public var device: DeviceID
  /// What people call it.
  public var name: String
  /// Of each device all up to a number is in the store.
  public var applied = SeenEntries()
  /// The greatest number that a saying ever had.
  public var lastNumber: Int64 = 0
  /// Of each device that it was before a fork, up to which number of the journal here its changes
  /// were told as that one's, in the order of the forks.
  package var formerly: [EntryID] = []
  /// Of things that this transaction has made one with another, which stands for both: the others
  /// are told of that in the place of their removal.
  package var joined: [JournalPlace: Int64] = [:]
  /// How much is listed of each thing that is shown, where something is; nil where an older program
  /// has not counted it.
  package var listed: [JournalPlace: Int]? = [:]

  /// Whether its lines of the starter collection have the ids that these have everywhere.
  package var hasKeyedStarters = true

  public init(device: DeviceID, name: String) {
    self.device = device
    self.name = name
  }

  mutating func count(_ number: Int64) {
    if Saying.isGiven(number) { lastNumber = max(lastNumber, number) }
  }

  /// Counts what is listed of the things there anew.
  mutating func count(_ notices: Set<SyncNotice>, at places: Set<JournalPlace>) {
    var counts = (listed ?? [:]).filter { !places.contains($0.key) }
    for notice in notices { counts[notice.place, default: 0] += 1 }
    listed = counts
  }

  /// As whose change others know the one that the journal here calls by that number.
  func teller(of change: Int) -> DeviceID {
    formerly.first { change <= $0.number }?.device ?? device
  }

  /// The change under its own name where it was told from here, before a fork or since.
  func own(_ change: EntryID) -> EntryID {
    formerly.contains { $0.device == change.device && change.number <= $0.number }
      ? EntryID(device, change.number) : change
  }
}

/// The changes of one transaction on a device, in the form in which they are synced.
///
/// Steps contain the changed fields; additions contain all fields. A field that is equal before and
/// after was not changed: it is sent because it is merged together with a changed field, or belongs
/// to a restored item.
public struct SyncEntry: Hashable, Sendable {
  public let id: EntryID
  public let stamp: ChangeTimestamp
  /// The entries that the device had applied when it made this one, including all its own earlier
  /// ones.
  public let seen: SeenEntries
  public var steps: [JournalStep]
  /// Timestamps of items that differ from that of the entry, because a clock was ahead or the items
  /// are older.
  public var stamps: [ItemReference: ChangeTimestamp] = [:]
  /// Version of the rules by which the entry is to be interpreted.
  public var version = SyncEntry.version
  /// If the entry contains data from before its device joined, the number of devices that had
  /// joined earlier; otherwise nil.
  public var earlierDeviceCount: Int?
  /// Steps that this program cannot decode, since a newer one wrote them.
  public var undecodedSteps: [UndecodedStep] = []
  /// What to erase from history; nil for entries that change something.
  public var erasure: SyncErasure?

  /// Newest version of entries that this program understands.
  public static let version = 1

  public init(_ id: EntryID, _ stamp: ChangeTimestamp, seen: SeenEntries, steps: [JournalStep]) {
    self.id = id
    self.stamp = stamp
    var seen = seen
    if id.number > 1 { seen.insert(EntryID(id.device, id.number - 1)) }
    self.seen = seen
    self.steps = steps
  }

  /// Whether the entry changes nothing and only tells the others which entries its device has
  /// received.
  var isAcknowledgement: Bool { steps.isEmpty && undecodedSteps.isEmpty && erasure == nil }

  /// The entry with only the steps that this program cannot decode; nil if there are none.
  var undecodedPart: SyncEntry? {
    guard !undecodedSteps.isEmpty else { return nil }
    var rest = self
    rest.steps = []
    return rest
  }

  public func stamp(of place: ItemReference) -> ChangeTimestamp { stamps[place] ?? stamp }
}

/// An erasure of history on all devices. It affects only entries that its device had seen.
public struct SyncErasure: Hashable, Sendable {
  /// Changes to erase, by device and number in that device's journal.
  public var changes: [EntryID] = []
  /// What remains of the items, both removed ones and those whose former values are erased.
  public var itemStates: [ItemReference: ItemState] = [:]

  package init(changes: [EntryID] = [], itemStates things: [ItemReference: ItemState]) {
    self.changes = changes
    self.itemStates = things
  }
}

/// A step for a kind of item that only a newer program knows.
public struct UndecodedStep: Hashable, Sendable {
  public let kind: String
  /// The step in its encoded form.
  public let text: String

  public init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}

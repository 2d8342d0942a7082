/// The changes of one transaction on a device, as they are synced.
///
/// Steps contain the changed fields, additions all fields. A field with equal values before and
/// after is sent along, not changed: it shares a rule with changed ones, or belongs to a restored
/// item.
public struct SyncEntry: Hashable, Sendable {
  public let id: EntryID
  public let stamp: ChangeTimestamp
  /// The entries that its device had applied before, including all its own earlier ones.
  public let seen: SeenEntries
  public var steps: [JournalStep]
  /// Stamps of items that differ from the entry's stamp: a clock was ahead, or the items are older.
  public var stamps: [ItemReference: ChangeTimestamp] = [:]
  /// Version of the entry's semantics.
  public var version = SyncEntry.version
  /// Number of devices that had joined earlier, if the entry contains data from before joining;
  /// otherwise nil.
  public var earlierDeviceCount: Int?
  /// Undecoded steps of a newer program.
  public var undecodedSteps: [UndecodedStep] = []
  /// What to erase from history; nil for entries that change something.
  public var erasure: SyncErasure?

  /// Newest version that this program understands.
  public static let version = 1

  public init(_ id: EntryID, _ stamp: ChangeTimestamp, seen: SeenEntries, steps: [JournalStep]) {
    self.id = id
    self.stamp = stamp
    var seen = seen
    if id.number > 1 { seen.insert(EntryID(id.device, id.number - 1)) }
    self.seen = seen
    self.steps = steps
  }

  /// Whether the entry changes nothing and only acknowledges the entries that its device has seen.
  var isAcknowledgement: Bool { steps.isEmpty && undecodedSteps.isEmpty && erasure == nil }

  public func stamp(of place: ItemReference) -> ChangeTimestamp { stamps[place] ?? stamp }
}

/// An erasure of history on all devices, limited to the entries that its author had seen.
public struct SyncErasure: Hashable, Sendable {
  /// Changes to erase, by device and number in that device's journal.
  public var changes: [EntryID] = []
  /// Remaining states of removed or formerly different items.
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

/// What one transaction of a device changed, as it travels to the others.
///
/// Steps have the fields that they change, additions all of theirs. A field whose value is the same
/// before and after is told, not changed: it goes along with others that have a rule with it, or
/// with what comes back.
public struct SyncEntry: Hashable, Sendable {
  public let id: EntryID
  public let stamp: Stamp
  /// What its device had applied when it was made; it has seen its own earlier ones.
  public let seen: SeenEntries
  public var steps: [JournalStep]
  /// Stamps of things for which that of the entry is another one: a clock was ahead, or they were
  /// there before.
  public var stamps: [JournalPlace: Stamp] = [:]
  /// The version of what entries mean that it was written for.
  public var version = SyncEntry.version
  /// Whether it tells what was there before its device took part, and how many had joined before.
  public var joining: Int?
  /// Steps of a newer program, as they came.
  public var unread: [UnreadStep] = []
  /// What somebody wanted to be forgotten; nil for what changes something.
  public var forgetting: SyncForgetting?

  /// Who reads this understands all entries up to it.
  public static let version = 1

  public init(_ id: EntryID, _ stamp: Stamp, seen: SeenEntries, steps: [JournalStep]) {
    self.id = id
    self.stamp = stamp
    var seen = seen
    if id.number > 1 { seen.insert(EntryID(id.device, id.number - 1)) }
    self.seen = seen
    self.steps = steps
  }

  /// Whether it changes nothing, and only tells what its device has seen.
  var isAnswer: Bool { steps.isEmpty && unread.isEmpty && forgetting == nil }

  public func stamp(of place: JournalPlace) -> Stamp { stamps[place] ?? stamp }
}

/// What is forgotten on all devices, as far as whoever forgets it had seen.
public struct SyncForgetting: Hashable, Sendable {
  /// The changes whose contents go, by their devices and the numbers that these call them by.
  public var changes: [EntryID] = []
  /// What is left of things that are gone, or were otherwise before.
  public var things: [JournalPlace: ThingState] = [:]

  package init(changes: [EntryID] = [], things: [JournalPlace: ThingState]) {
    self.changes = changes
    self.things = things
  }
}

/// A step at a kind of place that only a newer program knows.
public struct UnreadStep: Hashable, Sendable {
  public let kind: String
  /// As it was written.
  public let text: String

  public init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}

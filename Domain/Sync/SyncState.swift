/// What a set of entries says: the same whatever the order in which they came, and however often.
package struct SyncState: Hashable, Sendable {
  package private(set) var things: [JournalPlace: ThingState] = [:]
  /// Steps that only a newer program understands, with the entry they came in.
  package private(set) var unread: [EntryID: SyncEntry] = [:]
  /// The greatest number that a saying ever had: none of them is given again.
  package private(set) var lastNumber: Int64 = 0

  package init() {}

  /// A part of one, as a store keeps it.
  package init(things: [JournalPlace: ThingState], lastNumber: Int64) {
    self.things = things
    self.lastNumber = lastNumber
  }

  package init(_ entries: some Sequence<SyncEntry>) {
    for entry in entries { insert(entry) }
  }

  package mutating func insert(_ entry: SyncEntry) {
    for step in entry.steps {
      things[step.place, default: ThingState()].apply(step, of: entry)
      if step.place.kind == .saying { countNumber(in: step) }
    }
    for (place, left) in entry.forgetting?.things ?? [:] {
      things[place, default: ThingState()].forget(entry.seen, leaving: left)
    }
    guard !entry.unread.isEmpty else { return }
    var rest = entry
    rest.steps = []
    unread[entry.id] = rest
  }

  /// Takes in all that another state was told, as from a snapshot.
  package mutating func formUnion(_ other: SyncState) {
    things.merge(other.things) { left, right in
      var both = left
      both.formUnion(right)
      return both
    }
    unread.merge(other.unread) { left, _ in left }
    count(other.lastNumber)
  }

  private mutating func count(_ number: Int64) {
    if Saying.isGiven(number) { lastNumber = max(lastNumber, number) }
  }

  private mutating func countNumber(in step: JournalStep) {
    for field in step.fields where field.name == "number" {
      // One that no saying can have is nobody's.
      if case .number(let number) = field.after { count(number) }
    }
  }
}

/// The merged state of a set of entries, independent of their order and of repetition.
package struct SyncState: Hashable, Sendable {
  package private(set) var things: [JournalPlace: ItemState] = [:]
  /// Entries with steps that only a newer program understands, reduced to those steps.
  package private(set) var unread: [EntryID: SyncEntry] = [:]
  /// Greatest number that a saying ever had; numbers are not reused.
  package private(set) var lastNumber: Int64 = 0

  package init() {}

  /// Creates part of a state, as loaded from a store.
  package init(things: [JournalPlace: ItemState], lastNumber: Int64) {
    self.things = things
    self.lastNumber = lastNumber
  }

  package init(_ entries: some Sequence<SyncEntry>) {
    for entry in entries { insert(entry) }
  }

  package mutating func insert(_ entry: SyncEntry) {
    for step in entry.steps {
      things[step.place, default: ItemState()].apply(step, of: entry)
      if step.place.kind == .saying { recordNumber(in: step) }
    }
    for (place, left) in entry.erasure?.things ?? [:] {
      things[place, default: ItemState()].forget(entry.seen, leaving: left)
    }
    guard !entry.unread.isEmpty else { return }
    var rest = entry
    rest.steps = []
    unread[entry.id] = rest
  }

  /// Merges another state, such as a snapshot's.
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

  private mutating func recordNumber(in step: JournalStep) {
    for field in step.fields where field.name == "number" {
      // Invalid numbers do not count.
      if case .number(let number) = field.after { count(number) }
    }
  }
}

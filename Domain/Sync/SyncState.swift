/// The merged state of a set of entries. Neither their order nor repetitions matter.
package struct SyncState: Hashable, Sendable {
  package private(set) var itemStates: [ItemReference: ItemState] = [:]
  /// Entries with steps that only a newer program understands; they contain only these steps.
  package private(set) var undecodedEntries: [EntryID: SyncEntry] = [:]
  /// Greatest number that a saying ever had; numbers are not reused.
  package private(set) var greatestSayingNumber: Int64 = 0

  package init() {}

  /// Creates a partial state, as loaded from a store.
  package init(
    itemStates things: [ItemReference: ItemState], greatestSayingNumber lastNumber: Int64
  ) {
    self.itemStates = things
    self.greatestSayingNumber = lastNumber
  }

  package init(_ entries: some Sequence<SyncEntry>) {
    for entry in entries { insert(entry) }
  }

  package mutating func insert(_ entry: SyncEntry) {
    for step in entry.steps {
      itemStates[step.item, default: ItemState()].apply(step, of: entry)
      if step.item.kind == .saying { recordNumber(in: step) }
    }
    for (place, left) in entry.erasure?.itemStates ?? [:] {
      itemStates[place, default: ItemState()].erase(entry.seen, leaving: left)
    }
    if let rest = entry.undecodedPart { undecodedEntries[entry.id] = rest }
  }

  /// Merges another state, such as that of a snapshot.
  package mutating func formUnion(_ other: SyncState) {
    itemStates.merge(other.itemStates) { left, right in
      var both = left
      both.formUnion(right)
      return both
    }
    undecodedEntries.merge(other.undecodedEntries) { left, _ in left }
    recordSayingNumber(other.greatestSayingNumber)
  }

  private mutating func recordSayingNumber(_ number: Int64) {
    if Saying.isValidNumber(number) { greatestSayingNumber = max(greatestSayingNumber, number) }
  }

  private mutating func recordNumber(in step: JournalStep) {
    for field in step.fields where field.name == "number" {
      // Invalid numbers are ignored.
      if case .number(let number) = field.after { recordSayingNumber(number) }
    }
  }
}

/// Merged state of one field: the writes that no other write has superseded.
///
/// A write supersedes those that its device had seen when it was made. Writes that had not seen
/// each other are concurrent.
package struct FieldState: Hashable, Sendable {
  /// The writes that are not superseded, sorted by entry. Of writes that repeat a value unchanged,
  /// at most the last of each device is kept.
  package private(set) var writes: [FieldWrite] = []
  /// All entries that any write of the field had seen.
  package private(set) var superseded = SeenEntries()
  /// The latest write that repeated the value without changing it.
  package private(set) var latestUnchanged: FieldWrite?

  package init() {}

  /// Creates a state from its stored parts.
  package init(writes: [FieldWrite], superseded: SeenEntries, latestUnchanged: FieldWrite?) {
    self.writes = writes
    self.superseded = superseded
    self.latestUnchanged = latestUnchanged
  }

  /// The winner among the concurrent writes; nil if there is no write.
  package var winner: FieldWrite? {
    writes.count == 1 ? writes[0] : writes.max(by: FieldWrite.ranks) ?? latestUnchanged
  }

  /// The concurrent writes from which the winner is chosen.
  var candidates: [FieldWrite] { writes.isEmpty ? latestUnchanged.map { [$0] } ?? [] : writes }

  /// Whether no entry has changed the field.
  var isUnchanged: Bool { writes.allSatisfy { $0.priority == .unchanged } }

  mutating func insert(
    _ write: FieldWrite, seeing seen: SeenEntries, keepingUnchanged keepsUnchanged: Bool = false
  ) {
    switch write.priority {
    case .unchanged:
      recordUnchanged(write)
      if keepsUnchanged { add(write) }
    case .beforeJoining: add(write)
    case .changed:
      superseded.formUnion(seen)
      writes.removeAll { superseded.contains($0.entry) }
      add(write)
    }
  }

  /// Inserts a write whose contents a later erasure of history has erased. The write still
  /// supersedes older ones; its value, if still needed, is in the state left by the erasure.
  mutating func insertErased(_ write: FieldWrite, seeing seen: SeenEntries) {
    switch write.priority {
    case .unchanged, .beforeJoining: break
    case .changed:
      superseded.formUnion(seen)
      writes.removeAll { superseded.contains($0.entry) }
    }
  }

  /// Returns the state without former values, or, if `wholly`, without any values.
  func erased(wholly: Bool) -> FieldState {
    FieldState(
      writes: wholly ? [] : writes.map(\.withoutFormerValue), superseded: superseded,
      latestUnchanged: wholly || !writes.isEmpty ? latestUnchanged?.withoutValues : latestUnchanged)
  }

  private mutating func recordUnchanged(_ write: FieldWrite) {
    if let known = latestUnchanged, known.entry == write.entry {
      latestUnchanged = known.limited(to: write)
    } else if latestUnchanged.map({ FieldWrite.ranks($0, lessThan: write) }) ?? true {
      latestUnchanged = write
    }
  }

  private mutating func add(_ write: FieldWrite) {
    guard !superseded.contains(write.entry) else { return }
    if write.priority == .unchanged {
      func isOfSame(_ other: FieldWrite) -> Bool {
        other.priority == .unchanged && other.entry.device == write.entry.device
      }
      if writes.contains(where: { isOfSame($0) && $0.entry > write.entry }) { return }
      writes.removeAll { isOfSame($0) && $0.entry < write.entry }
    }
    let place = writes.firstIndex { $0.entry >= write.entry } ?? writes.endIndex
    if place < writes.endIndex, writes[place].entry == write.entry { return }
    writes.insert(write, at: place)
  }

  /// Merges another state. Writes that one side has erased from history are removed from the other.
  mutating func formUnion(
    _ other: FieldState, forgotten: SeenEntries, otherForgotten: SeenEntries
  ) {
    superseded.formUnion(other.superseded)
    let (mine, theirs) = (writes, other.writes)
    func left(
      _ writes: [FieldWrite], _ others: [FieldWrite], _ forgotten: SeenEntries
    ) -> [FieldWrite] {
      writes.compactMap { write in
        if superseded.contains(write.entry) { return nil }
        if let same = others.first(where: { $0.entry == write.entry }) {
          return write.limited(to: same)
        }
        return forgotten.contains(write.entry) ? nil : write
      }
    }
    writes = left(mine, theirs, otherForgotten)
    for write in left(theirs, mine, forgotten) { add(write) }
    let ends = (latestUnchanged?.entry, other.latestUnchanged?.entry)
    if let known = latestUnchanged, known.entry != ends.1, otherForgotten.contains(known.entry) {
      latestUnchanged = known.withoutValues
    }
    if let known = other.latestUnchanged {
      recordUnchanged(
        known.entry != ends.0 && forgotten.contains(known.entry) ? known.withoutValues : known)
    }
  }
}

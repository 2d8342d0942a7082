/// Whether something exists: it does if any change of it had not been seen by a removal.
///
/// It suffices to store the last change of each device, and the union of the entries that all
/// removals had seen.
package struct Presence: Hashable, Sendable {
  /// The last change of each device.
  package private(set) var changes = SeenEntries()
  /// Entries that any removal had seen.
  package private(set) var seenByRemovals = SeenEntries()

  package init() {}

  /// Creates a state from its stored parts.
  package init(changes: SeenEntries, seenByRemovals: SeenEntries) {
    self.changes = changes
    self.seenByRemovals = seenByRemovals
  }

  package var isPresent: Bool { isPresent(despite: seenByRemovals) }

  /// Whether there is a change that is not among these entries.
  func isPresent(despite seen: SeenEntries) -> Bool { !seen.isSuperset(of: changes) }

  /// The last changes of those devices whose last change no removal had seen.
  var unseenChanges: [EntryID] { changes.lastEntries.filter { !seenByRemovals.contains($0) } }

  mutating func addChange(_ entry: EntryID) { changes.insert(entry) }

  /// Adds a removal that had seen these entries.
  mutating func addRemoval(seeing seen: SeenEntries) { seenByRemovals.formUnion(seen) }

  /// Returns the state without changes that the other side has erased from history.
  func withoutErasedChanges(of other: Presence, erased forgotten: SeenEntries) -> Presence {
    let known = changes.lastEntries.filter {
      !forgotten.contains($0) || other.changes[$0.device] == $0.number
    }
    return Presence(changes: SeenEntries(known), seenByRemovals: seenByRemovals)
  }

  /// Returns what remains of the state after a device that had seen these entries erases it; nil if
  /// nothing remains.
  func without(_ seen: SeenEntries) -> Presence? {
    Presence(changes: changes.without(seen), seenByRemovals: seenByRemovals.without(seen))
      .nilIfEmpty
  }

  /// Returns the state without removals that no longer have any effect, because they had seen only
  /// erased entries. Dropping them makes the result independent of the order of merging; nil if
  /// nothing remains.
  func withoutIneffectiveRemovals(after forgotten: SeenEntries) -> Presence? {
    let needed = seenByRemovals.lastEntries.filter { end in
      let left = changes[end.device]
      return !forgotten.contains(end) || left > 0 && left <= end.number
    }
    return Presence(changes: changes, seenByRemovals: SeenEntries(needed)).nilIfEmpty
  }

  private var nilIfEmpty: Presence? { self == Presence() ? nil : self }

  mutating func formUnion(_ other: Presence) {
    changes.formUnion(other.changes)
    seenByRemovals.formUnion(other.seenByRemovals)
  }
}

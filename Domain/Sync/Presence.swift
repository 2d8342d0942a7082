/// Whether something exists: it does if there is a change that no removal had seen.
///
/// To decide that, the last change of each device and the union of the entries seen by all removals
/// are sufficient.
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

  /// Whether a change exists that is not among the seen entries.
  func isPresent(despite seen: SeenEntries) -> Bool { !seen.isSuperset(of: changes) }

  /// The last change of each device, if no removal had seen it.
  var unseenChanges: [EntryID] { changes.lastEntries.filter { !seenByRemovals.contains($0) } }

  mutating func addChange(_ entry: EntryID) { changes.insert(entry) }

  /// Adds a removal that had seen these entries.
  mutating func addRemoval(seeing seen: SeenEntries) { seenByRemovals.formUnion(seen) }

  /// Returns the state without the changes that the other side has erased.
  func withoutErasedChanges(of other: Presence, erased forgotten: SeenEntries) -> Presence {
    let known = changes.lastEntries.filter {
      !forgotten.contains($0) || other.changes[$0.device] == $0.number
    }
    return Presence(changes: SeenEntries(known), seenByRemovals: seenByRemovals)
  }

  /// Returns the remaining state after a device with these entries erases the rest; nil if nothing
  /// remains.
  func without(_ seen: SeenEntries) -> Presence? {
    Presence(changes: changes.without(seen), seenByRemovals: seenByRemovals.without(seen))
      .nilIfEmpty
  }

  /// Returns the state without removals that have no effect any more: those that saw only erased
  /// entries and nothing that remains. This makes the result independent of the order of merging.
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

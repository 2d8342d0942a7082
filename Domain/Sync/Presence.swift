/// Whether something exists: it does if there is a change that no removal had seen.
///
/// The last such change of each device, and the union of what all removals had seen, are sufficient
/// to decide that.
package struct Presence: Hashable, Sendable {
  package private(set) var given = SeenEntries()
  package private(set) var taken = SeenEntries()

  package init() {}

  /// Creates a state from its stored parts.
  package init(given: SeenEntries, taken: SeenEntries) {
    self.given = given
    self.taken = taken
  }

  package var isThere: Bool { isThere(despite: taken) }

  /// Whether a change exists that is not among the seen entries.
  func isThere(despite seen: SeenEntries) -> Bool { !seen.isSuperset(of: given) }

  /// The last change of each device, if no removal had seen it.
  var unseen: [EntryID] { given.ends.filter { !taken.contains($0) } }

  mutating func give(_ entry: EntryID) { given.insert(entry) }

  /// Removes whatever the given entries contributed.
  mutating func take(_ seen: SeenEntries) { taken.formUnion(seen) }

  /// Returns the state without the changes that the other side has erased.
  func known(to other: Presence, forgotten: SeenEntries) -> Presence {
    let known = given.ends.filter { !forgotten.contains($0) || other.given[$0.device] == $0.number }
    return Presence(given: SeenEntries(known), taken: taken)
  }

  /// Returns what remains after a device with these entries erases the rest; nil if nothing does.
  func without(_ seen: SeenEntries) -> Presence? {
    Presence(given: given.without(seen), taken: taken.without(seen)).unlessEmpty
  }

  /// Returns the state without removals that have no effect any more: those that saw only erased
  /// entries and nothing that remains. This makes the result independent of the order of merging.
  func settled(after forgotten: SeenEntries) -> Presence? {
    let needed = taken.ends.filter { end in
      let left = given[end.device]
      return !forgotten.contains(end) || left > 0 && left <= end.number
    }
    return Presence(given: given, taken: SeenEntries(needed)).unlessEmpty
  }

  private var unlessEmpty: Presence? { self == Presence() ? nil : self }

  mutating func formUnion(_ other: Presence) {
    given.formUnion(other.given)
    taken.formUnion(other.taken)
  }
}

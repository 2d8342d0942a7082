/// Whether something is there: whether there is a change of it that no removal had seen.
///
/// The last such change of each device is enough to know that, and what all removals together had
/// seen.
package struct Presence: Hashable, Sendable {
  package private(set) var given = SeenEntries()
  package private(set) var taken = SeenEntries()

  package init() {}

  /// As it was kept.
  package init(given: SeenEntries, taken: SeenEntries) {
    self.given = given
    self.taken = taken
  }

  package var isThere: Bool { isThere(despite: taken) }

  /// Whether there is a change of it that was not among those.
  func isThere(despite seen: SeenEntries) -> Bool { !seen.isSuperset(of: given) }

  /// The last changes of each device that no removal had seen.
  var unseen: [EntryID] { given.ends.filter { !taken.contains($0) } }

  mutating func give(_ entry: EntryID) { given.insert(entry) }

  /// Takes away what was seen of it.
  mutating func take(_ seen: SeenEntries) { taken.formUnion(seen) }

  /// What is left of it where another side has forgotten what it does not have.
  func known(to other: Presence, forgotten: SeenEntries) -> Presence {
    let known = given.ends.filter { !forgotten.contains($0) || other.given[$0.device] == $0.number }
    return Presence(given: SeenEntries(known), taken: taken)
  }

  /// What is left of it for whoever has seen these entries and forgets it.
  func without(_ seen: SeenEntries) -> Presence? {
    Presence(given: given.without(seen), taken: taken.without(seen)).unlessEmpty
  }

  /// The same without what nothing can be told of any more: a removal that saw nothing but what was
  /// forgotten, and nothing of what is left. So it comes out alike in whatever order they came.
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

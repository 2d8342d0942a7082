/// Whether something is there: whether there is a change of it that no removal had seen.
///
/// The last such change of each device is enough to know that, and what all removals together had
/// seen.
public struct Presence: Hashable, Sendable {
  package private(set) var given = SeenEntries()
  package private(set) var taken = SeenEntries()

  package init() {}

  /// As it was kept.
  package init(given: SeenEntries, taken: SeenEntries) {
    self.given = given
    self.taken = taken
  }

  public var isThere: Bool { isThere(despite: taken) }

  /// Whether there is a change of it that was not among those.
  func isThere(despite seen: SeenEntries) -> Bool { !seen.isSuperset(of: given) }

  mutating func give(_ entry: EntryID) { given.insert(entry) }

  /// Takes away what was seen of it.
  mutating func take(_ seen: SeenEntries) { taken.formUnion(seen) }

  mutating func formUnion(_ other: Presence) {
    given.formUnion(other.given)
    taken.formUnion(other.taken)
  }
}

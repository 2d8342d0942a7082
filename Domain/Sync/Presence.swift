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

  /// What is left of it where another side has forgotten what it does not have.
  func known(to other: Presence, forgotten: SeenEntries) -> Presence {
    let known = given.ends.filter { !forgotten.contains($0) || other.given[$0.device] == $0.number }
    return Presence(given: SeenEntries(known), taken: taken)
  }

  /// Of a thing that was not to be left removals tell only of what was not forgotten; nil where
  /// that is nothing. Void is what was there until then.
  func left(after forgotten: SeenEntries, isVoid: Bool = false) -> Presence? {
    if !isVoid, given.ends.contains(where: forgotten.contains) { return self }
    let left = Presence(given: given.without(forgotten), taken: taken.without(forgotten))
    return left == Presence() ? nil : left
  }

  mutating func formUnion(_ other: Presence) {
    given.formUnion(other.given)
    taken.formUnion(other.taken)
  }
}

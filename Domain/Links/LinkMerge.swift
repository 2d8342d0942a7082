/// Three-way merge of an item.
///
/// A unit changed on only one side takes that side's value. A unit changed differently on both
/// sides takes the other side's value, because other people see it; the local value is stored as a
/// conflict for the user to resolve.
public struct LinkMerge: Hashable, Sendable {
  public struct Conflict: Hashable, Sendable {
    public let part: ExternalName
    public let unit: LinkUnits.Unit
    /// Value that is used; nil if the unit was removed.
    public let appliedValue: LinkUnits.Content?
    /// Value of this side; nil if it was removed here.
    public let overruledValue: LinkUnits.Content?

    public init(
      part: ExternalName, unit: LinkUnits.Unit, kept: LinkUnits.Content?, other: LinkUnits.Content?
    ) {
      (self.part, self.unit, self.appliedValue, self.overruledValue) = (part, unit, kept, other)
    }
  }

  /// Merged contents for the other side.
  package private(set) var unitsForOtherSide = LinkUnits()
  /// Merged contents for this side. They equal ``unitsForOtherSide``, except for units that the
  /// other side did not store.
  package private(set) var unitsForThisSide = LinkUnits()
  /// Conflicts, sorted by part and unit.
  package private(set) var conflicts: [Conflict] = []

  /// Merges both sides. `base` contains their contents when they were last equal; nil if they never
  /// were.
  package init(since base: LinkBaseUnits?, here: LinkUnits, there: LinkUnits) {
    let base = base ?? LinkBaseUnits(LinkUnits())
    let names = Set(here.parts.keys).union(there.parts.keys)
    for name in names.sorted() {
      let (oldHere, oldThere) = (base.here.parts[name], base.there.parts[name])
      switch (here.parts[name], there.parts[name]) {
      case (let mine?, let theirs?):
        // An occurrence that both sides have modified since the last run was then still equal to
        // the series.
        merge(
          name, since: oldHere ?? base.here.occurrenceUnits, oldThere ?? base.there.occurrenceUnits,
          mine, theirs)
      case (let only?, nil):
        // Removed there: keep it on both sides if it was changed here, and only here if the other
        // side had never stored it.
        if only != oldHere { unitsForOtherSide.parts[name] = only }
        if only != oldHere || oldThere == nil { unitsForThisSide.parts[name] = only }
      case (nil, let only?):
        guard only != oldThere else { break }
        unitsForOtherSide.parts[name] = only
        unitsForThisSide.parts[name] = only
      case (nil, nil): break
      }
    }
  }

  private mutating func merge(
    _ name: ExternalName, since oldHere: LinkUnits.Part, _ oldThere: LinkUnits.Part,
    _ here: LinkUnits.Part, _ there: LinkUnits.Part
  ) {
    var (mine, merged): (LinkUnits.Part, LinkUnits.Part) = (here, there)
    for unit in Set(here.keys).union(there.keys).sorted() {
      let (own, other) = (here[unit], there[unit])
      switch (own == oldHere[unit], other == oldThere[unit]) {
      case (true, true): break
      case (true, false): mine[unit] = other
      case (false, true): merged[unit] = own
      case (false, false):
        mine[unit] = other
        if own != other {
          conflicts.append(Conflict(part: name, unit: unit, kept: other, other: own))
        }
      }
    }
    self.unitsForThisSide.parts[name] = mine
    self.unitsForOtherSide.parts[name] = merged
  }
}

/// Contents of each side at the last run. They are equal, except for units that the other side did
/// not store.
package struct LinkBaseUnits: Hashable, Sendable {
  package let here: LinkUnits
  package let there: LinkUnits

  package init(here: LinkUnits, there: LinkUnits) {
    (self.here, self.there) = (here, there)
  }

  /// Returns the base updated with units that were sent and that the other side stored. Only
  /// changes made after that count as changes of this side.
  func adding(sent: LinkUnits, storedAs there: LinkUnits) -> LinkBaseUnits {
    var (mine, theirs) = (here, self.there)
    for name in Set(sent.parts.keys).union(mine.parts.keys) {
      guard let said = sent.parts[name], let part = there.parts[name] else {
        if sent.parts[name] == nil, there.parts[name] == nil {
          (mine.parts[name], theirs.parts[name]) = (nil, nil)
        }
        continue
      }
      let known = mine.parts[name] ?? [:]
      for unit in Set(said.keys).union(known.keys)
      where said[unit] != known[unit] && said[unit] == part[unit] {
        mine.parts[name, default: [:]][unit] = said[unit]
        theirs.parts[name, default: [:]][unit] = said[unit]
      }
    }
    return LinkBaseUnits(here: mine, there: theirs)
  }

  /// Creates a base with equal sides.
  package init(_ both: LinkUnits) { self.init(here: both, there: both) }
}

/// Two states of an item that was equal once, made one again.
///
/// What only one side has changed is as that side has it. What both have changed, each in its own
/// way, is as the other side has it, where others see it; what was said here is kept as a conflict,
/// which whoever sits here settles.
public struct LinkMerge: Hashable, Sendable {
  public struct Conflict: Hashable, Sendable {
    public let part: String
    public let unit: LinkUnits.Unit
    /// What counts from then on; nil where the unit is gone.
    public let kept: LinkUnits.Content?
    /// What was said here; nil where it was removed here.
    public let other: LinkUnits.Content?

    public init(
      part: String, unit: LinkUnits.Unit, kept: LinkUnits.Content?, other: LinkUnits.Content?
    ) {
      (self.part, self.unit, self.kept, self.other) = (part, unit, kept, other)
    }
  }

  /// What the other side says from then on.
  package private(set) var merged = LinkUnits()
  /// What this side says from then on: the same, but for what the other side had not taken.
  package private(set) var mine = LinkUnits()
  /// In the order of their parts and units.
  package private(set) var conflicts: [Conflict] = []

  /// Without a base nothing was ever equal.
  package init(since base: LinkBaseUnits?, here: LinkUnits, there: LinkUnits) {
    let base = base ?? LinkBaseUnits(LinkUnits())
    let names = Set(here.parts.keys).union(there.parts.keys)
    for name in names.sorted() {
      let (oldHere, oldThere) = (base.here.parts[name], base.there.parts[name])
      switch (here.parts[name], there.parts[name]) {
      case (let mine?, let theirs?):
        // A time that both have described apart since then was as the whole.
        merge(
          name, since: oldHere ?? base.here.ofTimes, oldThere ?? base.there.ofTimes, mine, theirs)
      case (let only?, nil):
        // Gone there: it comes back whole where it was changed here, and stays here where the
        // other side had not taken it.
        if only != oldHere { merged.parts[name] = only }
        if only != oldHere || oldThere == nil { mine.parts[name] = only }
      case (nil, let only?):
        guard only != oldThere else { break }
        merged.parts[name] = only
        mine.parts[name] = only
      case (nil, nil): break
      }
    }
  }

  private mutating func merge(
    _ name: String, since oldHere: LinkUnits.Part, _ oldThere: LinkUnits.Part,
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
    self.mine.parts[name] = mine
    self.merged.parts[name] = merged
  }
}

/// What each side of a link said of an item when it was brought over last: the same, but for what
/// the other side had not taken.
package struct LinkBaseUnits: Hashable, Sendable {
  package let here: LinkUnits
  package let there: LinkUnits

  package init(here: LinkUnits, there: LinkUnits) {
    (self.here, self.there) = (here, there)
  }

  /// Where the other side says by now what was handed over, that is what both have said: what was
  /// changed here since is a change of this side alone.
  func once(both sent: LinkUnits, say there: LinkUnits) -> LinkBaseUnits {
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

  /// Both said the same.
  package init(_ both: LinkUnits) { self.init(here: both, there: both) }
}

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

  public private(set) var merged = LinkUnits()
  /// In the order of their parts and units.
  public private(set) var conflicts: [Conflict] = []

  /// Without a base nothing was ever equal.
  public init(since base: LinkUnits?, here: LinkUnits, there: LinkUnits) {
    let base = base ?? LinkUnits()
    let names = Set(here.parts.keys).union(there.parts.keys)
    for name in names.sorted() {
      let (old, mine, theirs) = (base.parts[name], here.parts[name], there.parts[name])
      switch (mine, theirs) {
      case (let mine?, let theirs?): merge(name, since: old ?? [:], mine, theirs)
      case (let only?, nil), (nil, let only?):
        // Gone on one side: it comes back whole where the other side has changed it.
        if only != old { merged.parts[name] = only }
      case (nil, nil): break
      }
    }
  }

  private mutating func merge(
    _ name: String, since old: LinkUnits.Part, _ mine: LinkUnits.Part, _ theirs: LinkUnits.Part
  ) {
    var part: LinkUnits.Part = [:]
    for unit in Set(mine.keys).union(theirs.keys).sorted() {
      let (base, here, there) = (old[unit], mine[unit], theirs[unit])
      if here == base || here == there {
        part[unit] = there
      } else if there == base {
        part[unit] = here
      } else {
        part[unit] = there
        conflicts.append(Conflict(part: name, unit: unit, kept: there, other: here))
      }
    }
    merged.parts[name] = part
  }
}

/// Action for one item of a link that makes both sides equal.
package enum LinkStep: Hashable, Sendable {
  /// Both sides are equal; a missing base is stored.
  case settled
  /// Neither side has the item any more.
  case forget
  /// Copy the other side's item here.
  case take
  /// Copy this side's item to the other one.
  case put
  case removeHere
  case removeThere
  case merge(LinkMerge)

  /// Chooses the action from the base and both sides; nil stands for a missing item.
  ///
  /// An item removed on one side is removed on the other if it is unchanged there, and restored
  /// otherwise. A read-only link never writes to the other side, whose state counts.
  package init(
    since base: LinkBaseUnits?, here: LinkUnits?, there: LinkUnits?, isReadOnly: Bool = false
  ) {
    switch (here, there) {
    case (nil, nil): self = .forget
    case (let here?, nil):
      if isReadOnly {
        self = .removeHere
      } else {
        self = here != base?.here ? .put : .removeHere
      }
    case (nil, let there?):
      self = isReadOnly || there != base?.there ? .take : .removeThere
    case (let here?, let there?):
      if here == there || here == base?.here && there == base?.there {
        self = .settled
      } else if isReadOnly {
        self = .take
      } else if let base, base.here != base.there {
        self = .merge(LinkMerge(since: base, here: here, there: there))
      } else if here == base?.here {
        self = .take
      } else if there == base?.there {
        self = .put
      } else {
        self = .merge(LinkMerge(since: base, here: here, there: there))
      }
    }
  }
}

/// Action for one item of a link that makes both sides equal.
package enum LinkStep: Hashable, Sendable {
  /// Both sides are equal; a missing base is stored.
  case inSync
  /// Neither side has the item any more.
  case forgetItem
  /// Copy the other side's item here.
  case copyHere
  /// Copy this side's item to the other one.
  case copyThere
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
    case (nil, nil): self = .forgetItem
    case (let here?, nil):
      if isReadOnly {
        self = .removeHere
      } else {
        self = here != base?.here ? .copyThere : .removeHere
      }
    case (nil, let there?):
      self = isReadOnly || there != base?.there ? .copyHere : .removeThere
    case (let here?, let there?):
      if here == there || here == base?.here && there == base?.there {
        self = .inSync
      } else if isReadOnly {
        self = .copyHere
      } else if let base, base.here != base.there {
        self = .merge(LinkMerge(since: base, here: here, there: there))
      } else if here == base?.here {
        self = .copyHere
      } else if there == base?.there {
        self = .copyThere
      } else {
        self = .merge(LinkMerge(since: base, here: here, there: there))
      }
    }
  }
}

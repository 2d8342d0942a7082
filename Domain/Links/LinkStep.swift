/// Action for one item of a link that makes both sides equal.
package enum LinkStep: Hashable, Sendable {
  /// Nothing to transfer: both sides are equal. If there is no base, it is stored.
  case inSync
  /// Delete the base: neither side has the item any more.
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
  /// otherwise. For a read-only link, the state of the other side always applies.
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

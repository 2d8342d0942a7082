/// What is to be done with one item of a link, so that both sides say the same.
package enum LinkStep: Hashable, Sendable {
  /// Both sides say the same already; that is noted where it was not.
  case settled
  /// Neither side has it any more.
  case forget
  /// It comes here as it is there.
  case take
  /// It goes there as it is here.
  case put
  case removeHere
  case removeThere
  case merge(LinkMerge)

  /// By what both sides said when they were equal last, and what each says now; nil for nothing.
  ///
  /// Gone on one side and unchanged on the other, it goes; changed there, it comes back. Nothing is
  /// ever written to the other side of a link that is only read: what is said there counts.
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

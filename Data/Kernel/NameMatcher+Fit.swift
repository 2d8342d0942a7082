import HearthDomain

extension NameMatcher {
  /// A candidate; lower is better.
  struct Fit<Thing>: Comparable {
    let rank: Int
    let id: ID<Thing>

    static func < (left: Fit, right: Fit) -> Bool {
      (left.rank, left.id) < (right.rank, right.id)
    }
  }

  /// Returns how the words match the id or else the names; nil if they match neither.
  func fit<Thing>(_ id: ID<Thing>, _ names: [String]) -> Fit<Thing>? {
    if tail?.matches(id) == true { return Fit(rank: -1, id: id) }
    let fit =
      isSpaceless
      ? NameFit(ofSpaceless: words, toAny: names) : NameFit(of: words, toAny: names)
    return fit.map { Fit(rank: $0.rawValue, id: id) }
  }
}

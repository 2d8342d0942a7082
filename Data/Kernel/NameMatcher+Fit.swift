import HearthDomain

extension NameMatcher {
  /// A match of a record: its rank and its id. Lower ones are better.
  struct Fit<Item>: Comparable {
    let rank: Int
    let id: ID<Item>

    static func < (left: Fit, right: Fit) -> Bool {
      (left.rank, left.id) < (right.rank, right.id)
    }
  }

  /// Returns how well the words match the record's id, or else its names; nil if they match none.
  func fit<Thing>(_ id: ID<Thing>, _ names: [String]) -> Fit<Thing>? {
    if idTail?.matches(id) == true { return Fit(rank: -1, id: id) }
    let fit =
      ignoresSpaces
      ? NameMatchQuality(ofSpaceless: words, toAny: names)
      : NameMatchQuality(of: words, toAny: names)
    return fit.map { Fit(rank: $0.rawValue, id: id) }
  }
}

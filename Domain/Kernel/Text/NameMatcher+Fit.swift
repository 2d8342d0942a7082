extension NameMatcher {
  /// A match of a record: its rank and its id. Lower ones are better.
  package struct Fit<Item>: Comparable {
    package let rank: Int
    package let id: ID<Item>

    package static func < (left: Fit, right: Fit) -> Bool {
      (left.rank, left.id) < (right.rank, right.id)
    }
  }

  /// Returns how well the words match the record's id, or else its names; nil if they match none.
  package func fit<Item>(_ id: ID<Item>, _ names: [String]) -> Fit<Item>? {
    if idTail?.matches(id) == true { return Fit(rank: -1, id: id) }
    let fit =
      ignoresSpaces
      ? NameMatchQuality(ofSpaceless: words, toAny: names)
      : NameMatchQuality(of: words, toAny: names)
    return fit.map { Fit(rank: $0.rawValue, id: id) }
  }
}

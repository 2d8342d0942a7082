extension Occurrence {
  /// The order of every list: by start, end, title, id and original start.
  public static func isListedBefore(_ left: Occurrence, _ right: Occurrence) -> Bool {
    if !isAtOneTime(left, right) { return isEarlier(left, right) }
    let (key, otherKey) = (SortKey.of(left.event.title), SortKey.of(right.event.title))
    return isNamedBefore((key, left), (otherKey, right))
  }

  fileprivate static func isEarlier(_ left: Occurrence, _ right: Occurrence) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  fileprivate static func isAtOneTime(_ left: Occurrence, _ right: Occurrence) -> Bool {
    left.start == right.start && left.end == right.end
  }

  /// Of two at one time, by their sort keys.
  fileprivate static func isNamedBefore(
    _ left: (key: String, of: Occurrence), _ right: (key: String, of: Occurrence)
  ) -> Bool {
    if SortKey.precedes(left.key, right.key) { return true }
    return SortKey.precedes(right.key, left.key) ? false : left.of.place < right.of.place
  }
}

extension [Occurrence] {
  /// Brings them into the order of ``Occurrence/isListedBefore(_:_:)``; a title is prepared for
  /// sorting once, and only where others take place at the very same time.
  public mutating func sortForList() {
    sort(by: Occurrence.isEarlier)
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      let end = rest.firstIndex { !Occurrence.isAtOneTime(self[start], $0) } ?? endIndex
      if end - start > 1 { sortByName(start..<end) }
      start = end
    }
  }

  /// The same in the order of lists.
  public func sortedForList() -> [Occurrence] {
    var sorted = self
    sorted.sortForList()
    return sorted
  }

  private mutating func sortByName(_ places: Range<Int>) {
    let named = self[places].map { (key: SortKey.of($0.event.title), of: $0) }
    for (place, entry) in zip(places, named.sorted(by: Occurrence.isNamedBefore)) {
      self[place] = entry.of
    }
  }
}

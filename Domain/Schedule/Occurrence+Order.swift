extension Occurrence {
  /// Whether `left` comes first in lists: sorts by start, end, title, id and original start.
  public static func isListedBefore(_ left: Occurrence, _ right: Occurrence) -> Bool {
    if !isAtSameTime(left, right) { return isEarlier(left, right) }
    let (key, otherKey) = (SortKey.key(for: left.event.title), SortKey.key(for: right.event.title))
    return isNamedBefore(key, otherKey, else: left.occurrenceID < right.occurrenceID)
  }

  fileprivate static func isEarlier(_ left: Occurrence, _ right: Occurrence) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  fileprivate static func isAtSameTime(_ left: Occurrence, _ right: Occurrence) -> Bool {
    left.start == right.start && left.end == right.end
  }

  /// Whether the occurrence with `key` comes first, of two at the same time: compares sort keys; if
  /// these are equal, `isBefore` decides.
  fileprivate static func isNamedBefore(
    _ key: String, _ otherKey: String, else isBefore: @autoclosure () -> Bool
  ) -> Bool {
    if SortKey.precedes(key, otherKey) { return true }
    return SortKey.precedes(otherKey, key) ? false : isBefore()
  }
}

extension [Occurrence] {
  /// Sorts by ``Occurrence/isListedBefore(_:_:)``. The sort key of a title is computed at most
  /// once, and only for occurrences with equal start and end.
  public mutating func sortForList() {
    guard count > 1 else { return }
    // Sort indices, since moving an occurrence takes longer than comparing it.
    var order = indices.map { ListedIndex(of: self[$0], at: $0) }
    order.sort(by: ListedIndex.isEarlier)
    var start = order.startIndex
    while start < order.endIndex {
      let end = order[start...].firstIndex { !$0.isAtSameTime(as: order[start]) } ?? order.endIndex
      if end - start > 1 {
        let named = sortedByName(order[start..<end])
        order.replaceSubrange(start..<end, with: named)
      }
      start = end
    }
    self = order.map { self[$0.index] }
  }

  /// Returns the occurrences in list order.
  public func sortedForList() -> [Occurrence] {
    var sorted = self
    sorted.sortForList()
    return sorted
  }

  private func sortedByName(_ places: ArraySlice<ListedIndex>) -> [ListedIndex] {
    places.map { (key: SortKey.key(for: self[$0.index].event.title), place: $0) }
      .sorted { left, right in
        Occurrence.isNamedBefore(
          left.key, right.key,
          else: self[left.place.index].occurrenceID < self[right.place.index].occurrenceID)
      }
      .map(\.place)
  }
}

/// The index of an occurrence, together with its start and end, which decide most comparisons.
private struct ListedIndex {
  let start: Int
  let end: Int
  let index: Int

  init(of occurrence: Occurrence, at index: Int) {
    start = occurrence.start.secondsSinceEpoch
    end = occurrence.end.secondsSinceEpoch
    self.index = index
  }

  /// Whether `left` comes first; occurrences at the same time keep their order.
  static func isEarlier(_ left: ListedIndex, _ right: ListedIndex) -> Bool {
    (left.start, left.end, left.index) < (right.start, right.end, right.index)
  }

  func isAtSameTime(as other: ListedIndex) -> Bool { start == other.start && end == other.end }
}

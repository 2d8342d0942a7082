extension Occurrence {
  /// The order of every list: by start, end, title, id and original start.
  public static func isListedBefore(_ left: Occurrence, _ right: Occurrence) -> Bool {
    if !isAtOneTime(left, right) { return isEarlier(left, right) }
    let (key, otherKey) = (SortKey.of(left.event.title), SortKey.of(right.event.title))
    return isNamedBefore(key, otherKey, else: left.place < right.place)
  }

  fileprivate static func isEarlier(_ left: Occurrence, _ right: Occurrence) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  fileprivate static func isAtOneTime(_ left: Occurrence, _ right: Occurrence) -> Bool {
    left.start == right.start && left.end == right.end
  }

  /// Of two at one time, by their sort keys; of two of one name as it is told.
  fileprivate static func isNamedBefore(
    _ key: String, _ otherKey: String, else isBefore: @autoclosure () -> Bool
  ) -> Bool {
    if SortKey.precedes(key, otherKey) { return true }
    return SortKey.precedes(otherKey, key) ? false : isBefore()
  }
}

extension [Occurrence] {
  /// Brings them into the order of ``Occurrence/isListedBefore(_:_:)``; a title is prepared for
  /// sorting once, and only where others take place at the very same time.
  public mutating func sortForList() {
    guard count > 1 else { return }
    // Their places are sorted in their stead: to move an occurrence takes longer than to compare.
    var order = indices.map { ListPlace(of: self[$0], at: $0) }
    order.sort(by: ListPlace.isEarlier)
    var start = order.startIndex
    while start < order.endIndex {
      let end = order[start...].firstIndex { !$0.isAtOneTime(as: order[start]) } ?? order.endIndex
      if end - start > 1 {
        let named = sortedByName(order[start..<end])
        order.replaceSubrange(start..<end, with: named)
      }
      start = end
    }
    self = order.map { self[$0.index] }
  }

  /// The same in the order of lists.
  public func sortedForList() -> [Occurrence] {
    var sorted = self
    sorted.sortForList()
    return sorted
  }

  private func sortedByName(_ places: ArraySlice<ListPlace>) -> [ListPlace] {
    places.map { (key: SortKey.of(self[$0.index].event.title), place: $0) }
      .sorted { left, right in
        Occurrence.isNamedBefore(
          left.key, right.key,
          else: self[left.place.index].place < self[right.place.index].place)
      }
      .map(\.place)
  }
}

/// Where an occurrence stands, and the seconds that tell most of them apart in a list.
private struct ListPlace {
  let start: Int
  let end: Int
  let index: Int

  init(of occurrence: Occurrence, at index: Int) {
    start = occurrence.start.secondsSinceEpoch
    end = occurrence.end.secondsSinceEpoch
    self.index = index
  }

  /// What takes place at one time stays in its order.
  static func isEarlier(_ left: ListPlace, _ right: ListPlace) -> Bool {
    (left.start, left.end, left.index) < (right.start, right.end, right.index)
  }

  func isAtOneTime(as other: ListPlace) -> Bool { start == other.start && end == other.end }
}

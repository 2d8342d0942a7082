/// A page of a list of events.
///
/// Each page begins with the start at which the one before ended, because a store reaches a far
/// offset only by reading all rows before it.
struct EventListPart: Hashable {
  static let most = 500

  private(set) var filter: EventFilter
  private(set) var places = 0..<EventListPart.most

  /// The first page of the filter's list, the earliest first.
  init(_ filter: EventFilter) {
    self.filter = filter
    self.filter.latestFirst = false
  }

  /// Returns the page after these occurrences; nil if there is none.
  func next(after found: [Occurrence]) -> EventListPart? {
    guard found.count == EventListPart.most, let last = found.last else { return nil }
    var next = self
    var known = places.lowerBound + found.count
    let stretch = filter.stretch ?? LocalTime.earliest..<LocalTime.latest
    if last.start > stretch.lowerBound, last.start < stretch.upperBound {
      next.filter.stretch = last.start..<stretch.upperBound
      next.filter.startsWithin = true
      known = found.reversed().prefix { $0.start == last.start }.count
    }
    next.places = known..<known + EventListPart.most
    return next
  }
}

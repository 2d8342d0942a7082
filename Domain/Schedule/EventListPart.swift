/// A part of a list of events that is read one part after another.
///
/// Each begins with the start at which the one before ended, since a store comes to a far place
/// only past all that precede it.
struct EventListPart: Hashable {
  static let most = 500

  private(set) var filter: EventFilter
  private(set) var places = 0..<EventListPart.most

  /// The first part of what the filter accepts, the earliest first.
  init(_ filter: EventFilter) {
    self.filter = filter
    self.filter.latestFirst = false
  }

  /// What follows the occurrences of this part; nil if nothing does.
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

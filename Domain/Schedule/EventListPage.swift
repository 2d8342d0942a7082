/// A page of a list of events.
///
/// Each page begins with the start at which the one before ended, because a store reaches a far
/// offset only by reading all rows before it.
struct EventListPage: Hashable {
  static let pageSize = 500

  private(set) var filter: EventFilter
  private(set) var indices = 0..<EventListPage.pageSize

  /// The first page of the filter's list, the earliest first.
  init(_ filter: EventFilter) {
    self.filter = filter
    self.filter.latestFirst = false
  }

  /// Returns the page after these occurrences; nil if there is none.
  func nextPage(after found: [Occurrence]) -> EventListPage? {
    guard found.count == EventListPage.pageSize, let last = found.last else { return nil }
    var next = self
    var known = indices.lowerBound + found.count
    let stretch = filter.timeRange ?? LocalTime.earliest..<LocalTime.latest
    if last.start > stretch.lowerBound, last.start < stretch.upperBound {
      next.filter.timeRange = last.start..<stretch.upperBound
      next.filter.startsWithin = true
      known = found.reversed().prefix { $0.start == last.start }.count
    }
    next.indices = known..<known + EventListPage.pageSize
    return next
  }
}

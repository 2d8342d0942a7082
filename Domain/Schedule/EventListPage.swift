/// A page of a list of events.
///
/// Each page begins at the start at which the previous page ended. A store could reach a position
/// deep in the list only by reading all rows before it.
struct EventListPage: Hashable {
  static let pageSize = 500

  private(set) var filter: EventFilter
  private(set) var indices = 0..<EventListPage.pageSize

  /// Creates the first page of the filter's list, with the earliest occurrences.
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

import HearthDomain

/// The range of the table that contains a page, in the order of the index over day, moment and id.
struct MoodStretch {
  private let days: ClosedRange<Day>
  private let mark: MoodPosition?
  private let isNewestFirst: Bool

  /// Creates the range of the page; returns nil if the range is empty.
  init?(_ filter: MoodFilter, _ page: MoodSlice) {
    var (first, last) = (filter.days.lowerBound, filter.days.upperBound)
    // The mark bounds the days as well, so that no day before the page is read.
    if let day = page.after?.day {
      if page.isNewestFirst { last = min(last, day) } else { first = max(first, day) }
    }
    guard first <= last else { return nil }
    days = first...last
    mark = page.after
    isNewestFirst = page.isNewestFirst
  }

  var order: String { order(id: "id") }

  /// Returns the sort order if the id column has this name.
  func order(id: String) -> String {
    isNewestFirst ? "day DESC, at DESC, \(id) DESC" : "day, at, \(id)"
  }

  /// Returns the sort order with columns of this table or subquery.
  func order(of name: String) -> String {
    ["day", "at", "id"].map { "\(name).\($0)\(isNewestFirst ? " DESC" : "")" }
      .joined(separator: ", ")
  }

  func condition(from place: Int, id: String = "id") -> String {
    let days = "day BETWEEN ?\(place) AND ?\(place + 1)"
    guard mark != nil else { return days }
    let places = (place + 2...place + 4).map { "?\($0)" }.joined(separator: ", ")
    return days + " AND (day, at, \(id)) \(isNewestFirst ? "<" : ">") (\(places))"
  }

  var values: [SQLValue] {
    [.day(days.lowerBound), .day(days.upperBound)]
      + (mark.map {
        [.day($0.day), .integer($0.instant.milliseconds), .integer($0.id.rawValue)]
      } ?? [])
  }
}

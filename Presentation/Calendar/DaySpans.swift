/// Events of consecutive days in rows, each across the days on which it takes place.
struct DaySpans<Item> {
  struct Span {
    let item: Item
    /// Indices of the days.
    let days: ClosedRange<Int>
    let row: Int
  }

  private(set) var spans: [Span] = []

  /// Creates the rows for the items of each day. Of items that begin on the same day, longer ones
  /// get the upper rows.
  init<ID: Hashable>(_ days: [[Item]], id: (Item) -> ID) {
    var found: [ID: ClosedRange<Int>] = [:]
    var items: [Item] = []
    for (index, day) in days.enumerated() {
      for item in day {
        let first = found[id(item)]?.lowerBound
        if first == nil { items.append(item) }
        found[id(item)] = (first ?? index)...index
      }
    }
    let placed = items.enumerated().compactMap { place, item in
      found[id(item)].map { (place: place, item: item, days: $0) }
    }
    let sorted = placed.sorted { left, right in
      (left.days.lowerBound, -left.days.count, left.place)
        < (right.days.lowerBound, -right.days.count, right.place)
    }
    /// For each row, the last day that is taken.
    var ends: [Int] = []
    for (_, item, days) in sorted {
      let row = ends.firstIndex { $0 < days.lowerBound } ?? ends.count
      if row == ends.count { ends.append(days.upperBound) } else { ends[row] = days.upperBound }
      spans.append(Span(item: item, days: days, row: row))
    }
  }

  var rowCount: Int { spans.map { $0.row + 1 }.max() ?? 0 }

  /// Returns the spans of the day in the first `rows` rows.
  func spans(on day: Int, rows: Int) -> [Span] {
    spans.filter { $0.row < rows && $0.days.contains(day) }
  }

  /// Returns how many items of the day are not in the first `rows` rows.
  func hiddenCount(on day: Int, rows: Int) -> Int {
    spans.filter { $0.row >= rows && $0.days.contains(day) }.count
  }
}

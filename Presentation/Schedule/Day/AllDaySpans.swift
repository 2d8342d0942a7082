import HearthDomain

/// All-day events in rows, each across the days on which it takes place.
struct AllDaySpans {
  struct Span {
    let occurrence: Occurrence
    /// Indices of the days.
    let days: ClosedRange<Int>
    let row: Int
  }

  private(set) var spans: [Span] = []

  /// Creates the rows for the all-day events of consecutive days. Longer events come first, so that
  /// their titles get the upper rows.
  init(_ days: [[Occurrence]]) {
    var found: [OccurrenceID: ClosedRange<Int>] = [:]
    var occurrences: [Occurrence] = []
    for (index, occurrence) in days.enumerated().flatMap({ day in
      day.element.map { (day.offset, $0) }
    }) {
      let id = occurrence.occurrenceID
      if found[id] == nil { occurrences.append(occurrence) }
      found[id] = (found[id]?.lowerBound ?? index)...index
    }
    let placed = occurrences.compactMap { event in found[event.occurrenceID].map { (event, $0) } }
    let ordered = placed.enumerated().sorted { left, right in
      let (a, b) = (left.element.1, right.element.1)
      return (a.lowerBound, -a.count, left.offset) < (b.lowerBound, -b.count, right.offset)
    }
    /// For each row, the last day that is taken.
    var ends: [Int] = []
    for (_, (occurrence, days)) in ordered {
      let row = ends.firstIndex { $0 < days.lowerBound } ?? ends.count
      if row == ends.count { ends.append(days.upperBound) } else { ends[row] = days.upperBound }
      spans.append(Span(occurrence: occurrence, days: days, row: row))
    }
  }

  var rowCount: Int { spans.map { $0.row + 1 }.max() ?? 0 }

  /// Returns how many events of the day are not in the first `rows` rows.
  func hiddenCount(on day: Int, rows: Int) -> Int {
    spans.filter { $0.row >= rows && $0.days.contains(day) }.count
  }
}

/// Counts, for each day, the items that take place on it; an item may last several days.
///
/// Stores only the days on which the count changes, so that long items cost no more than short
/// ones.
package struct DayTally {
  private let days: ClosedRange<Day>
  private var changes: [Int: Int] = [:]

  package init(of days: ClosedRange<Day>) {
    self.days = days
  }

  package mutating func add(_ occurrence: Occurrence) {
    add(occurrence.days.lowerBound.number, through: occurrence.days.upperBound.number)
  }

  /// Counts an item from the first to the last day number, as far as these days are counted.
  package mutating func add(_ first: Int, through last: Int) {
    let first = max(first, days.lowerBound.number)
    let last = min(last, days.upperBound.number)
    guard first <= last else { return }
    changes[first, default: 0] += 1
    changes[last + 1, default: 0] -= 1
  }

  /// The count of each day, without days whose count is zero.
  package var counts: [Day: Int] {
    var counts: [Day: Int] = [:]
    for (first, after, count) in constantRanges {
      for number in first..<after {
        if let day = Day(number: number) { counts[day] = count }
      }
    }
    return counts
  }

  /// Ranges of days whose count is not zero, in order. Adjacent days are in the same range.
  package var nonzeroRanges: [ClosedRange<Day>] {
    var stretches: [Range<Int>] = []
    for (first, after, _) in constantRanges {
      if let last = stretches.last, last.upperBound == first {
        stretches[stretches.count - 1] = last.lowerBound..<after
      } else {
        stretches.append(first..<after)
      }
    }
    return stretches.compactMap { stretch in
      guard let first = Day(number: stretch.lowerBound),
        let last = Day(number: stretch.upperBound - 1)
      else { return nil }
      return first...last
    }
  }

  /// Ranges of day numbers in which the count stays the same and is not zero; `after` is the first
  /// day after the range.
  private var constantRanges: [(first: Int, after: Int, count: Int)] {
    let places = changes.keys.sorted()
    var count = 0
    return zip(places, places.dropFirst()).compactMap { first, after in
      count += changes[first] ?? 0
      return count > 0 ? (first, after, count) : nil
    }
  }
}

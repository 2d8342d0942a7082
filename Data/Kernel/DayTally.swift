import HearthDomain

/// How many things each of some days has, of things that last for any number of days.
///
/// Only the days are noted on which the number changes: what lasts from the year 1 to 9999 costs
/// no more than what lasts a day.
struct DayTally {
  private let days: ClosedRange<Day>
  private var changes: [Int: Int] = [:]

  init(of days: ClosedRange<Day>) {
    self.days = days
  }

  mutating func add(_ occurrence: Occurrence) {
    add(occurrence.days.lowerBound.number, through: occurrence.days.upperBound.number)
  }

  /// One thing more from one day to another, by their numbers; only those of them that are
  /// counted at all.
  mutating func add(_ first: Int, through last: Int) {
    let first = max(first, days.lowerBound.number)
    let last = min(last, days.upperBound.number)
    guard first <= last else { return }
    changes[first, default: 0] += 1
    changes[last + 1, default: 0] -= 1
  }

  /// How many each day has; days without any are left out.
  var counts: [Day: Int] {
    var counts: [Day: Int] = [:]
    for (first, after, count) in pieces {
      for number in first..<after {
        if let day = Day(number: number) { counts[day] = count }
      }
    }
    return counts
  }

  /// The stretches of days that have any, in order and apart from one another.
  var stretches: [ClosedRange<Day>] {
    var stretches: [Range<Int>] = []
    for (first, after, _) in pieces {
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

  /// From one change to the next, where there is anything.
  private var pieces: [(first: Int, after: Int, count: Int)] {
    let places = changes.keys.sorted()
    var count = 0
    return zip(places, places.dropFirst()).compactMap { first, after in
      count += changes[first] ?? 0
      return count > 0 ? (first, after, count) : nil
    }
  }
}

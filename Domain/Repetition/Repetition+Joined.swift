/// Combination of several rules with one start, and of exclusion rules.
extension Repetition {
  /// Limit of a search, counted in days with few instances: if everything is excluded, the search
  /// must not continue to the end of the calendar.
  struct Effort {
    private static let most = 6_400
    fileprivate static let ofDayWithMany = 64
    fileprivate var left = Effort.most

    /// Effort spent so far.
    var spent: Int { Effort.most - left }
  }

  /// Number of instances per day above which sets of seconds are used.
  private static let few = 64

  /// Returns the rules that can have instances from the second on. Of a fully excluded rule only
  /// its explicit start can remain.
  private func giving(from second: Int) -> [Repetition] {
    (isCovered && second > start.moment.secondsSinceEpoch ? [] : [self]) + uncovered
  }

  /// Returns the combined instances, day by day.
  func joined(in span: ClosedRange<Int>, upTo most: Int, _ effort: inout Effort) -> [Int] {
    var (found, from): ([Int], Int) = ([], span.lowerBound)
    while found.count < most, from <= span.upperBound, effort.left > 0 {
      let all = giving(from: from)
      guard
        let next = all.compactMap({ $0.own(in: from...span.upperBound, upTo: 1).first }).min()
      else { break }
      let day = quotient(next, DaySeconds.length)
      let midnight = day * DaySeconds.length
      let part = next...min(span.upperBound, midnight + DaySeconds.length - 1)
      found += joined(on: day, in: part, all, upTo: most - found.count, &effort)
      from = part.upperBound + 1
    }
    return found
  }

  private func joined(
    on day: Int, in part: ClosedRange<Int>, _ all: [Repetition], upTo most: Int,
    _ effort: inout Effort
  ) -> [Int] {
    let lists = all.map { $0.own(in: part, upTo: Self.few + 1) }
    guard lists.contains(where: { $0.count > Self.few }) else {
      effort.left -= 1
      let kept = Set(lists.joined()).filter { second in !excluded.contains { $0.gives(second) } }
      return Array(kept.sorted().prefix(most))
    }
    effort.left -= Effort.ofDayWithMany
    let midnight = day * DaySeconds.length
    var seconds = DaySeconds()
    for rule in all { seconds.formUnion(rule.seconds(of: day)) }
    for rule in excluded { seconds.subtract(rule.seconds(of: day)) }
    seconds.clamp(to: part.lowerBound - midnight...part.upperBound - midnight)
    return seconds.first(most).map { midnight + $0 }
  }

  /// Returns the last instance up to the moment that is not excluded, searching in growing ranges;
  /// nil if that takes too long.
  func lastNotExcluded(notAfter last: LocalTime, from first: Int) -> LocalTime? {
    var (end, length) = (last.secondsSinceEpoch, 32 * 86_400)
    var effort = Effort()
    while end >= first, effort.left > 0 {
      let from = max(first, end - length + 1)
      let found = joined(in: from...end, upTo: Self.maxInAnswer, &effort)
      if found.count == Self.maxInAnswer, length > 1 {
        length = max(1, length / 8)
      } else if let second = found.last {
        return LocalTime(clampingSecondsSinceEpoch: second)
      } else {
        (end, length) = (from - 1, min(length * 4, 400 * 366 * 86_400))
      }
    }
    return nil
  }
}

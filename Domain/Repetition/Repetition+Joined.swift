/// Combination of several rules with one start, and of exclusion rules.
extension Repetition {
  /// Limit for a search. If everything is excluded, the search must not continue to the end of the
  /// calendar. The unit is a day with few instances.
  struct Effort {
    private static let limit = 6_400
    fileprivate static let costOfDenseDay = 64
    fileprivate var remaining = Effort.limit

    /// Effort spent so far.
    var spent: Int { Effort.limit - remaining }
  }

  /// Number of instances per day above which sets of seconds are used instead of lists.
  private static let sparseDayLimit = 64

  /// Returns the rules that can have instances at or after the second. If a rule is excluded
  /// completely, only its start can remain.
  private func rulesWithInstances(from second: Int) -> [Repetition] {
    (isRuleExcluded && second > start.localTime.secondsSinceEpoch ? [] : [self]) + notExcludedRules
  }

  /// Returns the instances of all rules, without excluded ones, day by day.
  func combinedInstances(in span: ClosedRange<Int>, upTo most: Int, _ effort: inout Effort) -> [Int]
  {
    var (found, from): ([Int], Int) = ([], span.lowerBound)
    while found.count < most, from <= span.upperBound, effort.remaining > 0 {
      let all = rulesWithInstances(from: from)
      guard
        let next = all.compactMap({ $0.ownInstances(in: from...span.upperBound, upTo: 1).first })
          .min()
      else { break }
      let day = quotient(next, DaySeconds.secondsPerDay)
      let midnight = day * DaySeconds.secondsPerDay
      let part = next...min(span.upperBound, midnight + DaySeconds.secondsPerDay - 1)
      found += combinedInstances(on: day, in: part, all, upTo: most - found.count, &effort)
      from = part.upperBound + 1
    }
    return found
  }

  private func combinedInstances(
    on day: Int, in part: ClosedRange<Int>, _ all: [Repetition], upTo most: Int,
    _ effort: inout Effort
  ) -> [Int] {
    let lists = all.map { $0.ownInstances(in: part, upTo: Self.sparseDayLimit + 1) }
    guard lists.contains(where: { $0.count > Self.sparseDayLimit }) else {
      effort.remaining -= 1
      let kept = Set(lists.joined()).filter { second in
        !excludedRepetitions.contains { $0.hasOwnInstance(at: second) }
      }
      return Array(kept.sorted().prefix(most))
    }
    effort.remaining -= Effort.costOfDenseDay
    let midnight = day * DaySeconds.secondsPerDay
    var seconds = DaySeconds()
    for rule in all { seconds.formUnion(rule.seconds(of: day)) }
    for rule in excludedRepetitions { seconds.subtract(rule.seconds(of: day)) }
    seconds.clamp(to: part.lowerBound - midnight...part.upperBound - midnight)
    return seconds.first(most).map { midnight + $0 }
  }

  /// Returns the last instance up to the moment that is not excluded; nil if finding it takes too
  /// long. Searches in ranges that grow.
  func lastNotExcluded(notAfter last: LocalTime, from first: Int) -> LocalTime? {
    var (end, length) = (last.secondsSinceEpoch, 32 * 86_400)
    var effort = Effort()
    while end >= first, effort.remaining > 0 {
      let from = max(first, end - length + 1)
      let found = combinedInstances(in: from...end, upTo: Self.maxPageSize, &effort)
      if found.count == Self.maxPageSize, length > 1 {
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

/// Past occurrences that exist only before, or only after, a change of the series.
public struct PastOccurrences: Hashable, Sendable {
  public internal(set) var days: [Day] = []
  public internal(set) var count = 0
  /// Whether there are more such occurrences, too long ago to be compared day by day.
  public internal(set) var hasMore = false

  init() {}

  /// The past occurrences of a series that was a single event before.
  init(of series: SeriesTimetable, besides once: Occurrence, by now: LocalTime) {
    let times = series.occurrences(
      in: .earliest..<now, startsWithin: true, limit: PastOccurrences.maxCompared)
    add(times, besides: [once])
    days.sort()
    hasMore = times.count == PastOccurrences.maxCompared
  }

  /// Maximum number of occurrences that are compared one by one; older ones are only counted.
  fileprivate static let maxCompared = 2000

  public var isEmpty: Bool { count == 0 && !hasMore }

  /// Adds the days and number of `times` that exceed those of `others`, per day.
  fileprivate mutating func add(_ times: [Occurrence], besides others: [Occurrence]) {
    let there = PastOccurrences.counts(others)
    for (day, count) in PastOccurrences.counts(times) {
      let more = count - there[day, default: 0]
      guard more > 0 else { continue }
      days.append(day)
      self.count += more
    }
  }

  private static func counts(_ times: [Occurrence]) -> [Day: Int] {
    times.reduce(into: [:]) { $0[$1.start.day, default: 0] += $1.crowd?.count ?? 1 }
  }
}

// Past occurrences that are gone because another rule replaces them or only one is left, and those
// that are new.
extension SeriesChange {
  /// Reports the difference between the old series and `series`: for all occurrences, or for those
  /// from `cut` on. If no rule follows, `kept` is the original start of the only occurrence left.
  func reportPastChanges(
    insteadOf series: [Event], from cut: LocalTime? = nil, keeping kept: LocalTime?,
    in times: inout ExceptionEffects
  ) throws {
    let now = clock.zone.localTime(at: clock.now())
    let placed = timetable.exceptionOccurrences.filter {
      ($0.originalStart ?? $0.start) >= cut ?? .earliest
    }
    if kept != nil {
      times.removedFutureCount = placed.count {
        $0.isOverridden && $0.start >= now && $0.originalStart != kept
      }
    }
    let left = try series.compactMap { try repositories.timetable(of: $0, in: clock.zone) }
    let known = ([timetable] + left).compactMap {
      $0.occurrences(in: .earliest..<now, startsWithin: true, limit: 1).first?.start.day
    }
    guard var first = known.min() else { return }
    if let cut, timetable.overrideForLater(before: cut) == nil {
      // Before the split nothing changed, except for occurrences that were moved there by hand or
      // start there now.
      let begun = left.filter { $0.event.id != event.id }.map(\.event.span)
      let days = placed.map(\.start.day) + begun.map { $0.start(in: clock.zone).day }
      first = max(first, days.reduce(cut.day.adding(days: -2), min))
    }
    var (to, days, looked) = (now, 32, 0)
    while to > first.start, looked < PastOccurrences.maxCompared {
      let from = max(first.start, to.day.adding(days: -days).start)
      let seen = reportPastChanges(in: from..<to, now, keeping: kept, left, &times)
      looked += seen
      // Sparse series are compared in longer ranges.
      if seen < 200 { days = min(days * 4, 3_000_000) }
      to = from
    }
    times.removedPast.days.sort()
    times.addedPast.days.sort()
    guard to > first.start else { return }
    let (old, new) = (timetable.count(before: to), left.reduce(0) { $0 + $1.count(before: to) })
    (times.removedPast.hasMore, times.addedPast.hasMore) = (old > new, new > old)
  }

  /// Compares day by day: an occurrence at another time of the day is not gone. Returns the number
  /// of compared occurrences.
  private func reportPastChanges(
    in stretch: Range<LocalTime>, _ now: LocalTime, keeping kept: LocalTime?,
    _ left: [SeriesTimetable], _ times: inout ExceptionEffects
  ) -> Int {
    func both(_ stretch: Range<LocalTime>) -> (old: [Occurrence], new: [Occurrence]) {
      (
        timetable.occurrences(in: stretch, startsWithin: true)
          .filter { kept == nil || $0.originalStart != kept },
        left.flatMap { $0.occurrences(in: stretch, startsWithin: true) }
      )
    }
    let past = both(stretch)
    // An occurrence of this morning may be later today now.
    let whole = stretch.upperBound == now ? both(stretch.lowerBound..<now.day.end) : past
    times.removedPast.add(past.old, besides: whole.new)
    times.addedPast.add(past.new, besides: whole.old)
    return max(whole.old.count, whole.new.count)
  }
}

/// Past occurrences that exist only before, or only after, an edit of the series.
public struct PastOccurrences: Hashable, Sendable {
  public internal(set) var days: [Day] = []
  public internal(set) var count = 0
  /// Whether there are more of them, too long ago to be compared.
  public internal(set) var hasMore = false

  init() {}

  /// Creates the past occurrences that a series has in addition to the single event that it was
  /// before.
  init(of series: SeriesTimetable, besides once: Occurrence, by now: LocalTime) {
    let times = series.occurrences(
      in: .earliest..<now, startsWithin: true, limit: PastOccurrences.maxCompared)
    add(times, besides: [once])
    days.sort()
    hasMore = times.count == PastOccurrences.maxCompared
  }

  /// Maximum number of occurrences that are compared.
  fileprivate static let maxCompared = 2000

  public var isEmpty: Bool { count == 0 && !hasMore }

  /// Adds those occurrences by which `times` exceed `others` on each day.
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

// Past occurrences that an edit removes, because another rule applies or only one occurrence is
// left, and those that it adds.
extension SeriesChange {
  /// Reports which past occurrences differ between the old series and the new ones (`series`). With
  /// `cut`, only from that start on. `kept` is the original start of the only occurrence that is
  /// left, if there is no rule any more.
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
      // Nothing changed before the split, except for occurrences that the user moved there, or that
      // begin there now.
      let begun = left.filter { $0.event.id != event.id }.map(\.event.span)
      let days = placed.map(\.start.day) + begun.map { $0.start(in: clock.zone).day }
      first = max(first, days.reduce(cut.day.adding(days: -2), min))
    }
    var (to, days, looked) = (now, 32, 0)
    while to > first.start, looked < PastOccurrences.maxCompared {
      let from = max(first.start, to.day.adding(days: -days).start)
      let seen = reportPastChanges(in: from..<to, now, keeping: kept, left, &times)
      looked += seen
      // If there are few occurrences, compare longer ranges.
      if seen < 200 { days = min(days * 4, 3_000_000) }
      to = from
    }
    times.removedPast.days.sort()
    times.addedPast.days.sort()
    guard to > first.start else { return }
    let (old, new) = (timetable.count(before: to), left.reduce(0) { $0 + $1.count(before: to) })
    (times.removedPast.hasMore, times.addedPast.hasMore) = (old > new, new > old)
  }

  /// Compares the occurrences in the range day by day. One that is at another time of the same day
  /// counts as the same. Returns the number of compared occurrences.
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
    // For today, compare the whole day: an occurrence of this morning may have moved to later
    // today.
    let whole = stretch.upperBound == now ? both(stretch.lowerBound..<now.day.end) : past
    times.removedPast.add(past.old, besides: whole.new)
    times.addedPast.add(past.new, besides: whole.old)
    return max(whole.old.count, whole.new.count)
  }
}

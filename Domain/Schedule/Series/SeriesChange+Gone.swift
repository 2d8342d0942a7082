// What is not there any more where another rule gives other times, or only one of them is left.
extension SeriesChange {
  /// So many past times are looked at one by one; of what was before them the number is enough.
  private static let mostPast = 2000

  /// Tells it of all, or of what was cut off with that start, where there are these series instead;
  /// of the time that alone is left, where no rule follows, the start is kept.
  func tellGone(
    insteadOf series: [Event], from cut: LocalTime? = nil, keeping kept: LocalTime?,
    in times: inout ChangedTimes
  ) throws {
    let now = clock.zone.localTime(at: clock.now())
    let placed = timetable.placed.filter { ($0.original ?? $0.start) >= cut ?? .earliest }
    if kept != nil {
      times.gone = placed.count { $0.isMoved && $0.start >= now && $0.original != kept }
    }
    let left = try series.compactMap { try repositories.timetable(of: $0, in: clock.zone) }
    let known = timetable.occurrences(in: .earliest..<now, startsWithin: true, limit: 1)
    guard var first = known.first?.start.day else { return }
    if let cut, timetable.held(before: cut) == nil {
      // Before that all is as it was, but for what was moved there by hand.
      let moved = placed.map(\.start.day)
      first = max(first, moved.reduce(cut.day.adding(days: -2), min))
    }
    var (to, days, looked) = (now, 32, 0)
    while to > first.start, looked < Self.mostPast {
      let from = max(first.start, to.day.adding(days: -days).start)
      let seen = tellGone(in: from..<to, now, keeping: kept, left, &times)
      looked += seen
      // Of what is rare a stretch may be long.
      if seen < 200 { days = min(days * 4, 3_000_000) }
      to = from
    }
    times.pastGone.sort()
    times.hasMorePastGone =
      to > first.start
      && timetable.count(before: to) > left.reduce(0) { $0 + $1.count(before: to) }
  }

  /// Day by day: a time that goes on at another hour is not gone. Returns how many were looked at.
  private func tellGone(
    in stretch: Range<LocalTime>, _ now: LocalTime, keeping kept: LocalTime?,
    _ left: [SeriesTimetable], _ times: inout ChangedTimes
  ) -> Int {
    let old = timetable.occurrences(in: stretch, startsWithin: true)
    // What was this morning may be this evening.
    let end = stretch.upperBound == now ? now.day.end : stretch.upperBound
    let new = left.flatMap { $0.occurrences(in: stretch.lowerBound..<end, startsWithin: true) }
    var there: [Day: Int] = [:]
    for time in new { there[time.start.day, default: 0] += time.count }
    var gone: [Day: Int] = [:]
    for time in old where kept == nil || time.original != kept {
      let day = time.start.day
      let found = there[day] ?? 0
      there[day] = max(0, found - time.count)
      if time.count > found { gone[day, default: 0] += time.count - found }
    }
    times.pastGone += gone.keys
    times.timesPastGone += gone.values.reduce(0, +)
    return max(old.count, new.count)
  }
}

extension Occurrence {
  /// How many it stands for.
  fileprivate var count: Int { crowd?.count ?? 1 }
}

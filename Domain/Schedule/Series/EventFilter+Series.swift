extension EventFilter {
  /// Stretches longer than this are looked through piece by piece where a few suffice.
  private static let shortDays = 64

  /// The first occurrences of series that the filter accepts, in its order, up to so many; asks for
  /// the series that may take place in a stretch.
  package func occurrences(
    ofSeriesUpTo limit: Int, _ timetables: (Range<LocalTime>) throws -> [SeriesTimetable]
  ) rethrows -> [Occurrence] {
    guard limit > 0, repeats != false else { return [] }
    // Of thousands of series none is moved into a list of those that are wanted.
    func times(
      in stretch: Range<LocalTime>, _ read: (SeriesTimetable) -> [Occurrence]
    ) throws -> [Occurrence] {
      var found: [Occurrence] = []
      for timetable in try timetables(stretch)
      where accepts(timetable.event) && (!takesPart || timetable.takesPart) {
        found += read(timetable)
      }
      return found
    }
    let all = stretch ?? LocalTime.earliest..<LocalTime.latest
    guard onceSeenFrom == nil else {
      return try times(in: LocalTime.earliest..<LocalTime.latest, shown)
        .sorted(latestFirst).firstOnes(limit)
    }
    var found: [Occurrence] = []
    for window in windows(of: all, limit) {
      found = try times(in: window) { timetable in
        timetable.occurrences(
          in: window, startsWithin: startsWithin, latestFirst: latestFirst,
          limit: most(of: timetable, limit)
        ).filter(accepts)
      }
      .sorted(latestFirst)
      if found.count >= limit { break }
    }
    return found.firstOnes(limit)
  }

  /// So many of its times have as many among them that are wanted.
  private func most(of timetable: SeriesTimetable, _ limit: Int) -> Int {
    let (all, limit) = (Repetition.mostInAnswer, min(limit, Repetition.mostInAnswer))
    guard search.isEmpty, !isTimed else { return all }
    guard takesPart else { return limit }
    guard timetable.event.details.takesPart, let idle = timetable.idle else { return all }
    return min(limit + idle, all)
  }

  /// The one time that stands for the series, and those that are found by words of their own.
  private func shown(_ timetable: SeriesTimetable) -> [Occurrence] {
    guard let now = onceSeenFrom else { return [] }
    let isFound = search.isEmpty || timetable.event.answers(to: search)
    let one =
      isFound
      ? timetable.shown(at: now) { search.isEmpty || $0.event.answers(to: search) }.map { [$0] }
        ?? []
      : []
    let own =
      search.isEmpty ? [] : timetable.reworded + (isFound ? [] : timetable.toldApart)
    return (one + own.filter { !one.contains($0) }).filter(accepts)
  }

  private func windows(of stretch: Range<LocalTime>, _ limit: Int) -> [Range<LocalTime>] {
    let days = stretch.upperBound.day - stretch.lowerBound.day
    guard days > EventFilter.shortDays, limit < Repetition.mostInAnswer, !latestFirst else {
      return [stretch]
    }
    let parts = [8, 64, 512].filter { $0 < days }.map { days in
      stretch.lowerBound..<stretch.lowerBound.adding(seconds: days * 86_400)
    }
    return parts + [stretch]
  }
}

extension [Occurrence] {
  fileprivate func sorted(_ latestFirst: Bool) -> [Occurrence] {
    latestFirst ? sortedForList().reversed() : sortedForList()
  }

  fileprivate func firstOnes(_ limit: Int) -> [Occurrence] {
    count > limit ? Array(prefix(limit)) : self
  }
}

extension EventFilter {
  /// Maximum number of days in a range that is searched as a whole. Longer ranges are searched in
  /// parts if few occurrences are wanted.
  private static let maxUnsplitDays = 64

  /// Returns the first `limit` occurrences of series that the filter accepts, in its order.
  /// `timetables` returns the series that may take place in a range.
  package func occurrences(
    ofSeriesUpTo limit: Int, _ timetables: (Range<LocalTime>) throws -> [SeriesTimetable]
  ) rethrows -> [Occurrence] {
    guard limit > 0, isRepeating != false else { return [] }
    // Do not copy the timetables into a filtered list, since there may be thousands.
    func times(
      in stretch: Range<LocalTime>, _ read: (SeriesTimetable) -> [Occurrence]
    ) throws -> [Occurrence] {
      var found: [Occurrence] = []
      for timetable in try timetables(stretch)
      where accepts(timetable.event) && (!busyOnly || timetable.hasBusyOccurrence) {
        found += read(timetable)
      }
      return found
    }
    let all = timeRange ?? LocalTime.earliest..<LocalTime.latest
    guard seriesOnceFrom == nil else {
      return try times(in: LocalTime.earliest..<LocalTime.latest, representativeOccurrences)
        .sorted(latestFirst).earliestOccurrences(limit)
    }
    var found: [Occurrence] = []
    for window in searchRanges(of: all, limit) {
      found = try times(in: window) { timetable in
        timetable.occurrences(
          in: window, startsWithin: startsWithin, latestFirst: latestFirst,
          limit: neededCount(of: timetable, limit)
        ).filter(accepts)
      }
      .sorted(latestFirst)
      if found.count >= limit { break }
    }
    return found.earliestOccurrences(limit)
  }

  /// Returns how many occurrences of a series to read, so that `limit` of them are accepted.
  private func neededCount(of timetable: SeriesTimetable, _ limit: Int) -> Int {
    let (all, limit) = (Repetition.maxPageSize, min(limit, Repetition.maxPageSize))
    guard search.isEmpty, !isTimed else { return all }
    guard busyOnly else { return limit }
    guard timetable.event.details.isBusy, let idle = timetable.maxIdleCount else { return all }
    return min(limit + idle, all)
  }

  /// Returns the occurrence that represents the series, and those whose own words match the search.
  private func representativeOccurrences(of timetable: SeriesTimetable) -> [Occurrence] {
    guard let now = seriesOnceFrom else { return [] }
    let isFound = search.isEmpty || timetable.event.matches(search)
    let one =
      isFound
      ? timetable.representativeOccurrence(at: now) { search.isEmpty || $0.event.matches(search) }
        .map { [$0] }
        ?? []
      : []
    let own =
      search.isEmpty
      ? [] : timetable.rewordedOccurrences + (isFound ? [] : timetable.differingInTextOnly)
    return (one + own.filter { !one.contains($0) }).filter(accepts)
  }

  private func searchRanges(of stretch: Range<LocalTime>, _ limit: Int) -> [Range<LocalTime>] {
    let days = stretch.upperBound.day - stretch.lowerBound.day
    guard days > EventFilter.maxUnsplitDays, limit < Repetition.maxPageSize, !latestFirst else {
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

  fileprivate func earliestOccurrences(_ limit: Int) -> [Occurrence] {
    count > limit ? Array(prefix(limit)) : self
  }
}

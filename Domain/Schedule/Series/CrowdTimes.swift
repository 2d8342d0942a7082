/// The many times of a series for which one of them stands in lists, which knows the series.
struct CrowdTimes: Hashable, Sendable {
  private let originals: ClosedRange<LocalTime>
  private let timetable: SharedTimetable

  /// Those of a series whose original starts these are.
  init(of timetable: SeriesTimetable, at originals: ClosedRange<LocalTime>) {
    self.originals = originals
    self.timetable = SharedTimetable(timetable)
  }

  /// The first of them of which any lies in that stretch.
  func first(in stretch: Range<LocalTime>) -> Occurrence? {
    timetable.value.occurrences(in: stretch).first { occurrence in
      guard let original = occurrence.original, originals.contains(original) else { return false }
      // What is told apart stands in lists by itself.
      return timetable.value.isGiven(original) && !occurrence.isMoved
    }
  }

  // What the timetable says follows from the series.
  static func == (left: CrowdTimes, right: CrowdTimes) -> Bool {
    left.originals == right.originals
  }

  func hash(into hasher: inout Hasher) { hasher.combine(originals) }
}

/// A timetable in one place: each of the many in a list is no larger for it.
private final class SharedTimetable: Sendable {
  let value: SeriesTimetable

  init(_ value: SeriesTimetable) {
    self.value = value
  }
}

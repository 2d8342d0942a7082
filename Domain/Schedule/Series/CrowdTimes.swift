/// The many times of a series for which one of them stands in lists, which knows the series.
struct CrowdTimes: Hashable, Sendable {
  private let originals: ClosedRange<LocalTime>
  private let timetable: Shared<SeriesTimetable>

  /// Those of a series whose original starts these are.
  init(of timetable: SeriesTimetable, at originals: ClosedRange<LocalTime>) {
    self.originals = originals
    self.timetable = Shared(timetable)
  }

  /// The first of them of which any lies in that stretch.
  func first(in stretch: Range<LocalTime>) -> Occurrence? {
    timetable.value.occurrences(in: stretch).first { occurrence in
      guard let original = occurrence.original, originals.contains(original) else { return false }
      // What is told apart stands in lists by itself.
      return timetable.value.isGiven(original) && !occurrence.isMoved
    }
  }

  // The rest of a timetable follows from the event that is kept, which lists compare beside this.
  static func == (left: CrowdTimes, right: CrowdTimes) -> Bool {
    left.originals == right.originals
      && left.timetable.value.exceptions == right.timetable.value.exceptions
  }

  func hash(into hasher: inout Hasher) { hasher.combine(originals) }
}

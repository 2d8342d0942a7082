/// The occurrences of a series that a crowd represents. They are computed from the timetable when
/// needed.
struct CrowdTimes: Hashable, Sendable {
  private let originalStarts: ClosedRange<LocalTime>
  private let timetable: Shared<SeriesTimetable>

  /// Creates the occurrences of a series whose original starts are in this range.
  init(of timetable: SeriesTimetable, at originals: ClosedRange<LocalTime>) {
    self.originalStarts = originals
    self.timetable = Shared(timetable)
  }

  /// Returns the first represented occurrence that overlaps the range; nil if none does.
  func first(in stretch: Range<LocalTime>) -> Occurrence? {
    timetable.value.occurrences(in: stretch).first { occurrence in
      guard let original = occurrence.originalStart, originalStarts.contains(original) else {
        return false
      }
      // Overridden occurrences have entries of their own.
      return timetable.value.isGivenByRule(original) && !occurrence.isOverridden
    }
  }

  // The rest of the timetable follows from the stored event, which lists compare, too.
  static func == (left: CrowdTimes, right: CrowdTimes) -> Bool {
    left.originalStarts == right.originalStarts
      && left.timetable.value.exceptions == right.timetable.value.exceptions
  }

  func hash(into hasher: inout Hasher) { hasher.combine(originalStarts) }
}

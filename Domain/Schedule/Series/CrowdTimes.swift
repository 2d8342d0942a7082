/// The occurrences of a series that a crowd represents, computed from its timetable.
struct CrowdTimes: Hashable, Sendable {
  private let originalStarts: ClosedRange<LocalTime>
  private let timetable: Shared<SeriesTimetable>

  /// Creates the occurrences of a series in this range of original starts.
  init(of timetable: SeriesTimetable, at originals: ClosedRange<LocalTime>) {
    self.originalStarts = originals
    self.timetable = Shared(timetable)
  }

  /// Returns the first represented occurrence that overlaps the range.
  func first(in stretch: Range<LocalTime>) -> Occurrence? {
    timetable.value.occurrences(in: stretch).first { occurrence in
      guard let original = occurrence.originalStart, originalStarts.contains(original) else {
        return false
      }
      // Overridden occurrences are listed separately.
      return timetable.value.isGivenByRule(original) && !occurrence.isOverridden
    }
  }

  // The rest of the timetable derives from the stored event, which lists compare too.
  static func == (left: CrowdTimes, right: CrowdTimes) -> Bool {
    left.originalStarts == right.originalStarts
      && left.timetable.value.exceptions == right.timetable.value.exceptions
  }

  func hash(into hasher: inout Hasher) { hasher.combine(originalStarts) }
}

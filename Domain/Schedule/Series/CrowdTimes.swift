/// When the many times take place for which one of them stands in lists.
struct CrowdTimes: Hashable, Sendable {
  private let find: @Sendable (Range<LocalTime>) -> Occurrence?

  /// Those of a series whose original starts these are.
  init(of timetable: SeriesTimetable, at originals: ClosedRange<LocalTime>) {
    find = { stretch in
      timetable.occurrences(in: stretch).first { occurrence in
        // What is told apart stands in lists by itself.
        occurrence.original.map { originals.contains($0) && timetable.isGiven($0) } ?? false
          && !occurrence.isMoved
      }
    }
  }

  /// The first of them of which any lies in that stretch.
  func first(in stretch: Range<LocalTime>) -> Occurrence? { find(stretch) }

  // All of it follows from the event and from what else is known of these times.
  static func == (left: CrowdTimes, right: CrowdTimes) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

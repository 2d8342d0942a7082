extension SeriesTimetable {
  /// Whether an event stands at its start, whatever the rule gives.
  func takesPlace(_ exception: SeriesException) -> Bool {
    switch exception.change {
    case .removed: false
    case .added: !repetition.takesAway(exception.original)
    case .moved: true
    }
  }

  /// The original starts of the times that are shown on that day of the clock, or at that time.
  package func originals(shownOn day: Day) -> [LocalTime] {
    occurrences(in: day.start..<day.end, startsWithin: true).compactMap(\.original)
  }

  package func originals(shownAt time: LocalTime) -> [LocalTime] {
    occurrences(in: time..<time.adding(seconds: 1), startsWithin: true).compactMap(\.original)
  }

  /// The original starts of what comes before and after that time.
  package func nearest(to time: LocalTime) -> [LocalTime] {
    let before = occurrences(in: .earliest..<time, latestFirst: true, limit: 1)
    let after = occurrences(in: time..<LocalTime.latest, limit: 2)
    return Set((before + after).compactMap(\.original)).sorted()
  }

  /// With all of the title of the series, where it is called so.
  func shown(_ details: EventDetails) -> EventDetails {
    guard details.title == cutTitle else { return details }
    var shown = details
    shown.title = event.details.title
    return shown
  }
}

import HearthDomain

/// A page of one day's events, in display order: current, upcoming, past.
/// A day with very many events is read one page at a time.
struct DayPage: Hashable {
  /// Maximum number of events per page.
  static let maxEntries = 300

  let agenda: Agenda
  /// Indices of this page's events among all events of the day.
  let range: Range<Int>
  /// Number of events on the whole day.
  let total: Int
  let entries: [Agenda.Entry]

  init(_ agenda: Agenda, from start: Int = 0, of total: Int? = nil) {
    self.agenda = agenda
    range = start..<start + agenda.entries.count
    self.total = max(total ?? 0, range.upperBound)
    entries = EventStatus.allCases.flatMap { agenda.entriesWithStatus($0) }
  }

  static func empty(on day: Day, at now: Instant) -> DayPage {
    DayPage(Agenda(on: day...day, [], at: now))
  }

  /// The start of the previous page; nil if this is the first.
  var previousPageStart: Int? {
    range.lowerBound > 0 ? max(0, range.lowerBound - DayPage.maxEntries) : nil
  }
  /// The start of the next page; nil if this is the last.
  var nextPageStart: Int? { range.upperBound < total ? range.upperBound : nil }

  /// Returns the index of that occurrence. If it is not on this page, returns that of any
  /// occurrence of its event.
  func index(of place: OccurrenceID) -> Int? {
    entries.firstIndex { $0.occurrence.occurrenceID == place }
      ?? entries.firstIndex { $0.event.id == place.event }
  }
}

import HearthDomain

/// What was read of one day, in the order in which it is shown: what goes on, what is to come,
/// what is over.
///
/// Of a day with very many events one part is read at a time.
struct DayPage: Hashable {
  /// How many events are read at once.
  static let most = 300

  let agenda: Agenda
  /// The places that these have among all of the day.
  let places: Range<Int>
  /// How many the whole day has.
  let total: Int
  let entries: [Agenda.Entry]

  init(_ agenda: Agenda, from start: Int = 0, of total: Int? = nil) {
    self.agenda = agenda
    places = start..<start + agenda.entries.count
    self.total = max(total ?? 0, places.upperBound)
    entries = EventStatus.allCases.flatMap { agenda.section($0) }
  }

  static func empty(on day: Day, at now: Instant) -> DayPage {
    DayPage(Agenda(on: day...day, [], at: now))
  }

  /// The start of the part before; nil when this is the first.
  var before: Int? { places.lowerBound > 0 ? max(0, places.lowerBound - DayPage.most) : nil }
  /// The start of the part after; nil when this is the last.
  var after: Int? { places.upperBound < total ? places.upperBound : nil }

  /// That time of the event; where it is not here, any of it.
  func index(of place: OccurrencePlace) -> Int? {
    entries.firstIndex { $0.occurrence.place == place }
      ?? entries.firstIndex { $0.event.id == place.event }
  }
}

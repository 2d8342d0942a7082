import HearthDomain

struct InMemoryEventRepository: EventRepository {
  let transaction: InMemoryTransaction

  func event(_ id: ID<Event>) throws -> Event? {
    try transaction.read { $0.events[id] }
  }

  func save(_ event: Event) throws {
    try transaction.write { $0.events.save(event) }
  }

  func remove(_ id: ID<Event>) throws {
    try transaction.write { tables in
      tables.events.remove(id)
      tables.exceptions.removeAll(ownedBy: id)
      tables.eventTexts.removeAll(ownedBy: id)
    }
  }

  func text(of event: ID<Event>) throws -> EventText? {
    try transaction.read { $0.text(of: event) }
  }

  func save(_ text: EventText) throws {
    try transaction.write { tables in
      try tables.require(tables.events[text.event], .event, text.event)
      tables.eventTexts.save(text)
    }
  }

  func removeText(of event: ID<Event>) throws {
    try transaction.write { $0.eventTexts.removeAll(ownedBy: event) }
  }

  func event(ofUID uid: String, in calendar: CalendarName?) throws -> ID<Event>? {
    try transaction.read { tables in
      tables.eventTexts.all.first {
        $0.uid.hasSameBytes(as: uid)
          && (calendar == nil || tables.events[$0.event]?.calendar == calendar)
      }?.event
    }
  }

  func eventCountsByCalendar() throws -> [CalendarName: Int] {
    try transaction.read { tables in
      tables.events.all.reduce(into: [:]) { $0[$1.calendar, default: 0] += 1 }
    }
  }

  func all(in calendar: CalendarName) throws -> [Event] {
    try transaction.read { $0.events.all.filter { $0.calendar == calendar } }
  }

  func hasEventsWithoutUID() throws -> Bool {
    try transaction.read { $0.eventTexts.all.contains { ReadEvent.isDerivedUID($0.uid) } }
  }

  func lastTextPosition() throws -> Int {
    try transaction.read { $0.eventTexts.all.map(\.position).max() ?? 0 }
  }

  func all(each: (Event, EventText?) throws -> Void) throws {
    let tables = try transaction.read { $0 }
    for text in tables.eventTexts.all.sorted(by: {
      ($0.position, $0.event) < ($1.position, $1.event)
    }) {
      if let event = tables.events[text.event] { try each(event, text) }
    }
    for event in tables.events.all where tables.text(of: event.id) == nil {
      try each(event, nil)
    }
  }

  func exceptions(of series: ID<Event>) throws -> [SeriesException] {
    try transaction.read { Array($0.exceptions.owned(by: series)) }
  }

  func save(_ exception: SeriesException) throws {
    try transaction.write { tables in
      try tables.require(tables.events[exception.series], .event, exception.series)
      tables.exceptions.save(exception)
    }
  }

  func removeException(at place: OccurrenceID) throws {
    guard let original = place.originalStart else { return }
    try transaction.write {
      $0.exceptions.remove([.number(place.event.rawValue), .int(original.secondsSinceEpoch)])
    }
  }

  func overdueEvents(at moment: LocalTime, in zone: any ZoneRules) throws -> [Occurrence] {
    try singleEvents(in: zone, withSearchWords: true)
      .filter { $0.storedEvent.afterDone != nil && $0.end <= moment }.sortedForList()
  }

  func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence] {
    let withSearchWords = !filter.search.isEmpty
    let once =
      filter.isRepeating == true
      ? [] : try singleEvents(in: zone, withSearchWords: withSearchWords).filter(filter.accepts)
    let series = try filter.occurrences(ofSeriesUpTo: places.validIndices.upperBound) { _ in
      try timetables(in: zone, withSearchWords: withSearchWords)
    }
    var listed = (once + series).sortedForList()
    if filter.latestFirst { listed.reverse() }
    return listed.page(places)
  }

  func counts(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut calendars: Set<CalendarName>
  ) throws -> [Day: Int] {
    try tally(of: days, in: zone, excluding: calendars).counts
  }

  func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>] {
    try tally(of: days, in: zone, busyOnly: true).nonzeroRanges
  }

  private func tally(
    of days: ClosedRange<Day>, in zone: any ZoneRules, excluding calendars: Set<CalendarName> = [],
    busyOnly isTakingPart: Bool = false
  ) throws -> DayTally {
    var tally = DayTally(of: days)
    func count(_ occurrences: [Occurrence]) {
      for occurrence in occurrences where occurrence.isBusy || !isTakingPart {
        tally.add(occurrence)
      }
    }
    count(try singleEvents(in: zone).filter { !calendars.contains($0.event.calendar) })
    for timetable in try timetables(in: zone)
    where !calendars.contains(timetable.event.calendar) {
      count(timetable.occurrences(in: days.timeRange))
    }
    return tally
  }

  func reminders(at moments: Range<Instant>, in zone: any ZoneRules) throws -> [EventReminder] {
    let once = try singleEvents(in: zone).flatMap { $0.reminders(in: zone) }
      .filter { moments.contains($0.dueAt) }
    let repeated = try timetables(in: zone).flatMap { $0.reminders(at: moments) }
    return (once + repeated).sorted(by: EventReminder.isEarlier)
  }

  func events(matching meaning: NameMatcher, limit: Int) throws -> [Event] {
    try transaction.read { tables in
      tables.events.all.compactMap { meaning.fit($0.id, [$0.title]) }.sorted()
        .prefix(max(0, limit)).compactMap { tables.events[$0.id] }
    }
  }

  /// Returns the events without repetition, unsorted. If `withSearchWords`, includes the words of
  /// their iCalendar texts.
  private func singleEvents(in zone: any ZoneRules, withSearchWords: Bool = false) throws
    -> [Occurrence]
  {
    try transaction.read { tables in
      tables.events.all.filter { $0.series == nil }
        .map { Occurrence(of: withSearchWords ? tables.addingSearchWords($0) : $0, in: zone) }
    }
  }

  /// Returns all series, unsorted. If `withSearchWords`, includes the words of their iCalendar
  /// texts.
  private func timetables(
    in zone: any ZoneRules, withSearchWords: Bool = false
  ) throws -> [SeriesTimetable] {
    try transaction.read { tables in
      tables.events.all.compactMap { event in
        SeriesTimetable(
          of: withSearchWords ? tables.addingSearchWords(event) : event,
          Array(tables.exceptions.owned(by: event.id)), in: zone,
          by: event.mayHaveFileDefinedZone
            ? tables.text(of: event.id).flatMap {
              fileDefinedZone(of: $0, named: event.span.zone)
            } : nil)
      }
    }
  }
}

extension InMemoryTables {
  fileprivate func text(of event: ID<Event>) -> EventText? {
    eventTexts[.number(event.rawValue)]
  }

  /// Returns the event with the words of its iCalendar text, for searches.
  fileprivate func addingSearchWords(_ event: Event) -> Event {
    guard let text = text(of: event.id) else { return event }
    var event = event
    event.searchWords = EventSearchWords(text)
    return event
  }
}

/// Answers from all events with their texts, for stores without an index.
extension EventRepository {
  public var texts: any EventTextFormat { NoEventTexts() }

  public func exception(at place: OccurrenceID) throws -> SeriesException? {
    try exceptions(of: place.event).first { $0.originalStart == place.originalStart }
  }

  private func all() throws -> [(event: Event, text: EventText?)] {
    var stored: [(event: Event, text: EventText?)] = []
    try all { stored.append(($0, $1)) }
    return stored
  }

  public func event(ofUID uid: String, in calendar: CalendarName?) throws -> ID<Event>? {
    try all().filter { stored in
      stored.text?.uid.hasSameBytes(as: uid) == true
        && (calendar.map { $0 == stored.event.calendar } ?? true)
    }.map(\.event.id).min()
  }

  public func eventCountsByCalendar() throws -> [CalendarName: Int] {
    try all().reduce(into: [:]) { $0[$1.event.calendar, default: 0] += 1 }
  }

  public func all(in calendar: CalendarName) throws -> [Event] {
    try all().map(\.event).filter { $0.calendar == calendar }.sorted { $0.id < $1.id }
  }

  public func hasEventsWithoutUID() throws -> Bool {
    try all().contains { $0.text.map { ReadEvent.isDerivedUID($0.uid) } ?? false }
  }

  public func lastTextPosition() throws -> Int { try all().compactMap(\.text?.position).max() ?? 0 }

  public func eventsAfterDone() throws -> [ID<Event>] {
    try all().map(\.event).filter { $0.afterDone != nil }.map(\.id).sorted()
  }

  public func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence] {
    let withSearchWords = !filter.search.isEmpty
    let once =
      filter.isRepeating == true
      ? []
      : try singleOccurrences(in: zone, withSearchWords: withSearchWords).filter(filter.accepts)
    let series = try filter.occurrences(ofSeriesUpTo: max(0, places.upperBound)) { _ in
      try timetables(in: zone, withSearchWords: withSearchWords)
    }
    var listed = (once + series).sortedForList()
    if filter.latestFirst { listed.reverse() }
    return listed.page(places)
  }

  public func counts(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut calendars: Set<CalendarName>
  ) throws -> [Day: Int] {
    try tally(of: days, in: zone, excluding: calendars).counts
  }

  public func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>] {
    try tally(of: days, in: zone, busyOnly: true).nonzeroRanges
  }

  private func tally(
    of days: ClosedRange<Day>, in zone: any ZoneRules, excluding calendars: Set<CalendarName> = [],
    busyOnly: Bool = false
  ) throws -> DayTally {
    var tally = DayTally(of: days)
    func count(_ occurrences: [Occurrence]) {
      for occurrence in occurrences where occurrence.isBusy || !busyOnly { tally.add(occurrence) }
    }
    count(try singleOccurrences(in: zone).filter { !calendars.contains($0.event.calendar) })
    for timetable in try timetables(in: zone)
    where !calendars.contains(timetable.event.calendar) {
      count(timetable.occurrences(in: days.timeRange))
    }
    return tally
  }

  public func reminders(
    at moments: Range<Instant>, in zone: any ZoneRules
  ) throws -> [EventReminder] {
    let once = try singleOccurrences(in: zone).flatMap { $0.reminders(in: zone) }
      .filter { moments.contains($0.dueAt) }
    let repeated = try timetables(in: zone).flatMap { $0.reminders(at: moments) }
    return (once + repeated).sorted(by: EventReminder.isEarlier)
  }

  public func events(matching meaning: NameMatcher, limit: Int) throws -> [Event] {
    try all().compactMap { meaning.fit($0.event.id, [$0.event.title]) }.sorted()
      .prefix(max(0, limit)).compactMap { try event($0.id) }
  }

  /// Returns the events without repetition, unsorted. If `withSearchWords`, includes the words of
  /// their texts.
  private func singleOccurrences(
    in zone: any ZoneRules, withSearchWords: Bool = false
  ) throws -> [Occurrence] {
    try all().filter { $0.event.series == nil }.map { event, text in
      Occurrence(of: withSearchWords ? addingSearchWords(event, from: text) : event, in: zone)
    }
  }

  /// Returns all series, unsorted. If `withSearchWords`, includes the words of their texts.
  private func timetables(
    in zone: any ZoneRules, withSearchWords: Bool = false
  ) throws -> [SeriesTimetable] {
    try all().filter { $0.event.series != nil }.compactMap { event, text in
      SeriesTimetable(
        of: withSearchWords ? addingSearchWords(event, from: text) : event,
        try exceptions(of: event.id), in: zone,
        by: event.mayHaveFileDefinedZone
          ? text.flatMap { texts.fileDefinedZone(of: $0, named: event.span.zone) } : nil)
    }
  }

  private func addingSearchWords(_ event: Event, from text: EventText?) -> Event {
    guard let text else { return event }
    var event = event
    event.searchWords = texts.searchWords(of: text)
    return event
  }
}

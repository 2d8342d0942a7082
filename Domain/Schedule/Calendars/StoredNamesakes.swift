/// Finds stored events that may be an event of a file under another UID, or without one.
struct StoredNamesakes {
  private let events: any EventRepository
  /// The calendar that the user named; nil if none.
  private let namedCalendar: CalendarName?
  private let readOnlyCalendars: Set<CalendarName>
  /// Whether any stored event was read without a UID; nil until first needed.
  private var hasStoredEventsWithoutUID: Bool?
  /// Series that were stored before the import, by their first day; nil until first needed.
  private var seriesByDay: [Day: [Event]]?
  /// Single events that were stored before the import, for each day looked up so far. A file may
  /// have hundreds on one day.
  private var singleEventsByDay: [Day: [Event]] = [:]

  init(
    _ events: any EventRepository, in named: CalendarName?, readOnly: Set<CalendarName>
  ) {
    (self.events, namedCalendar, readOnlyCalendars) = (events, named, readOnly)
  }

  /// Whether there may be any: either the event or a stored one has no UID.
  mutating func mayExist(of read: ReadEvent) throws -> Bool {
    if read.hasDerivedUID { return true }
    let known = try hasStoredEventsWithoutUID ?? events.hasEventsWithoutUID()
    hasStoredEventsWithoutUID = known
    return known
  }

  /// Returns the stored events with the same title and first day that may be this event under
  /// another UID.
  mutating func events(like read: ReadEvent) throws -> [Event] {
    let day = read.details.span.start(in: FixedZone.utc).day
    return try (singleEvents(beginningOn: day) + series(beginningOn: day)).filter {
      try couldBeStoredVersion($0, read)
    }
  }

  private mutating func singleEvents(beginningOn day: Day) throws -> [Event] {
    if let found = singleEventsByDay[day] { return found }
    var filter = EventFilter(timeRange: (day...day).timeRange, startsWithin: true)
    filter.isRepeating = false
    let found = try events.list(filter, in: FixedZone.utc, places: 0..<Int.max).map(\.storedEvent)
    singleEventsByDay[day] = found
    return found
  }

  private func hasTitleAndCalendar(_ event: Event, like read: ReadEvent) -> Bool {
    event.details.title == read.details.title && event.calendar == namedCalendar ?? event.calendar
      && !readOnlyCalendars.contains(event.calendar)
  }

  /// Whether `event` may be a stored version of the event in the file. If only one of them has a
  /// UID, both must have the same start. Two events that both have UIDs never match here.
  private func couldBeStoredVersion(_ event: Event, _ read: ReadEvent) throws -> Bool {
    guard hasTitleAndCalendar(event, like: read), let text = try events.text(of: event.id) else {
      return false
    }
    let isNameless = ReadEvent.isDerivedUID(text.uid)
    if isNameless, read.hasDerivedUID { return true }
    return (isNameless || read.hasDerivedUID) && event.hasSameStart(as: read)
  }

  /// Returns the stored series that begin on the day. Loads all series at once; otherwise each day
  /// in the file would search all of them.
  private mutating func series(beginningOn day: Day) throws -> [Event] {
    if let seriesByDay { return seriesByDay[day] ?? [] }
    var filter = EventFilter.all
    filter.isRepeating = true
    filter.seriesOnceFrom = .earliest
    let all = try events.list(filter, in: FixedZone.utc, places: 0..<Int.max).map(\.storedEvent)
    let found = Dictionary(grouping: all) { $0.span.start(in: FixedZone.utc).day }
    seriesByDay = found
    return found[day] ?? []
  }
}

extension Event {
  /// Whether both have the same start, and both or neither are series.
  func hasSameStart(as read: ReadEvent) -> Bool {
    let other = read.details.span
    return (repetition == nil) == (read.repetition == nil) && span.isAllDay == other.isAllDay
      && span.start(in: FixedZone.utc) == other.start(in: FixedZone.utc)
  }
}

/// Stores events and returns their occurrences on the wall clock of any zone.
public protocol EventRepository {
  /// Returns the event with that id, or nil; a series has the details of its first occurrence.
  func event(_ id: ID<Event>) throws -> Event?

  /// Adds the event, or replaces the one with that id. Exceptions of the series are kept.
  func save(_ event: Event) throws

  /// Returns the exceptions of the series, ordered by original start.
  func exceptions(of series: ID<Event>) throws -> [SeriesException]

  /// Returns the exception with that original start, or nil.
  func exception(at place: OccurrenceID) throws -> SeriesException?

  /// Adds the exception, or replaces the one with that original start; throws
  /// ``DomainError/notFound(_:query:nearest:)`` if there is no such event.
  func save(_ exception: SeriesException) throws

  /// Removes the exception with that original start; does nothing if there is none.
  func removeException(at place: OccurrenceID) throws

  /// Returns the event's file text: the text from which it was read or, for a copy, the text made
  /// from that of the original. Nil for an event entered here.
  func text(of event: ID<Event>) throws -> EventText?

  /// Adds the text, or replaces that of its event. It is removed together with the event. Throws
  /// ``DomainError/notFound(_:query:nearest:)`` if there is no such event.
  func save(_ text: EventText) throws

  /// Removes the text of the event; does nothing if there is none.
  func removeText(of event: ID<Event>) throws

  /// The format of the texts.
  var texts: any EventTextFormat { get }

  /// Returns the event that was read with that UID in the calendar (nil for any calendar); of
  /// several, the one that was created first; nil if there is none.
  func event(ofUID uid: String, in calendar: CalendarName?) throws -> ID<Event>?

  /// Returns the number of events in each calendar; calendars without events are left out.
  func eventCountsByCalendar() throws -> [CalendarName: Int]

  /// Returns the events of the calendar, ordered by id.
  func all(in calendar: CalendarName) throws -> [Event]

  /// Whether there are events that were read from a file without a UID.
  func hasEventsWithoutUID() throws -> Bool

  /// Returns the greatest position of all stored texts; 0 if there is none.
  func lastTextPosition() throws -> Int

  /// Passes every event to `each`: first those with a text, sorted by position, then the others,
  /// sorted by id.
  func all(each: (Event, EventText?) throws -> Void) throws

  /// Returns the events that earlier versions stored as repeating after they are done, in order.
  func eventsAfterDone() throws -> [ID<Event>]

  /// Removes the event with its reminders and exceptions; does nothing if there is none.
  func remove(_ id: ID<Event>) throws

  /// Returns the occurrences that the filter accepts at these indices of the list, in the order of
  /// ``Occurrence/isListedBefore(_:_:)`` or, with ``EventFilter/latestFirst``, in reverse; fewer if
  /// the list is shorter.
  func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence]

  /// Returns the number of occurrences on each of these days; days without any are left out.
  /// Occurrences in `calendars` do not count.
  func counts(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut calendars: Set<CalendarName>
  ) throws -> [Day: Int]

  /// Returns the ranges of consecutive days with a busy occurrence on each day, in order. The time
  /// it takes depends on the number of events, not on their length.
  func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>]

  /// Returns the reminders in this range of moments, in the order of
  /// ``EventReminder/isEarlier(_:_:)``.
  func reminders(at moments: Range<Instant>, in zone: any ZoneRules) throws -> [EventReminder]

  /// Returns up to `limit` events whose id or title matches, in the order of ``NameMatcher``.
  func events(matching meaning: NameMatcher, limit: Int) throws -> [Event]
}

extension Event {
  /// Whether only the event's text may define its time zone. The name is then a POSIX rule, made
  /// from the current rules of the zone.
  package var mayHaveFileDefinedZone: Bool {
    series?.followsZone == true && span.zone.utf8.first == UInt8(ascii: "<")
  }
}

extension EventRepository {
  /// Returns the time zone of the series as its text defines it; nil unless only the text does so.
  package func fileDefinedZone(of event: Event) throws -> (any ZoneRules)? {
    event.mayHaveFileDefinedZone
      ? try text(of: event.id).flatMap {
        texts.fileDefinedZone(of: $0, named: event.span.zone)
      } : nil
  }

  /// Replaces exceptions of one series: removes those with the given original starts, then saves
  /// `exceptions`. Throws ``DomainError/notFound(_:query:nearest:)`` if there is no such event.
  public func save(
    _ exceptions: [SeriesException], insteadOf originals: [LocalTime], of series: ID<Event>
  ) throws {
    for original in originals { try removeException(at: OccurrenceID(series, at: original)) }
    for exception in exceptions { try save(exception) }
  }

  /// Returns the number of occurrences on each of these days; days without any are left out.
  public func counts(on days: ClosedRange<Day>, in zone: any ZoneRules) throws -> [Day: Int] {
    try counts(on: days, in: zone, leavingOut: [])
  }
}

/// Keeps events and tells when they take place on the wall clock of any zone.
public protocol EventRepository {
  /// The event with that id, or nil; of a series, as it takes place first.
  func event(_ id: ID<Event>) throws -> Event?

  /// Adds the event, or replaces the one with the same id; exceptions of it stay.
  func save(_ event: Event) throws

  /// The exceptions of the series, in the order of their original starts.
  func exceptions(of series: ID<Event>) throws -> [SeriesException]

  /// Removes the exceptions with these original starts, then adds these or puts each in the place
  /// of the one of the same original start, all of one series; throws
  /// ``DomainError/notFound(_:query:nearest:)`` when there is no such event.
  func save(
    _ exceptions: [SeriesException], insteadOf originals: [LocalTime], of series: ID<Event>) throws

  /// Adds the exception, or replaces the one of the same original start; throws
  /// ``DomainError/notFound(_:query:nearest:)`` when there is no such event.
  func save(_ exception: SeriesException) throws

  /// Removes the exception with that original start; nothing happens if there is none.
  func removeException(at place: OccurrencePlace) throws

  /// The text from which the event was read, or that it has of the one of which it is a copy; nil
  /// for one that was entered here.
  func text(of event: ID<Event>) throws -> EventText?

  /// Adds the text, or replaces that of the same event, with which it goes; throws
  /// ``DomainError/notFound(_:query:nearest:)`` when there is no such event.
  func save(_ text: EventText) throws

  /// Forgets from which text the event was read; nothing happens if it was from none.
  func removeText(of event: ID<Event>) throws

  /// What part the event of that text has, and each time of it; nil where it does not say.
  func parts(of text: EventText) -> KeptParts?

  /// Where the text says that the event takes place, or the time of it that would start then;
  /// nil where it does not say.
  func location(in text: EventText, at original: LocalTime?) -> String?

  /// The clock of that name of that text's event where it had other rules before, which the text
  /// alone says; nil where its name says all of it.
  func clock(of text: EventText, named name: String) -> (any ZoneRules)?

  /// What a file would say of a series that was cut off another one at that time, with what only
  /// the text of the other one says. Both are told as they were kept before the cut and after it.
  func text(
    of later: KeptEvent, cutAt cut: LocalTime, of former: KeptEvent, place: Int, _ clock: LocalClock
  ) -> CutOffText

  /// The same text of an event that others are to know under that UID.
  func text(_ text: EventText, called uid: String) -> EventText

  /// What a file would say of an event that was entered here, under that UID, on any clock or tied
  /// to its zone; nil where that is more than is kept of one.
  func text(
    ofOwn kept: KeptEvent, called uid: String, zoned isZoned: Bool, place: Int, _ clock: LocalClock
  ) -> EventText?

  /// What a file would say of a copy of that text's event, or of the time of it that would start
  /// then: where it takes place, what it leads to and what it counts among stand there as they do
  /// in the text. Nil where that says none of these, or it would be more than is kept of one.
  func text(
    ofCopy kept: KeptEvent, of text: EventText, at original: LocalTime?, zoned isZoned: Bool,
    place: Int, _ clock: LocalClock
  ) -> EventText?

  /// The event of the calendar that was read under that UID; nil for whichever calendar. Of several
  /// the one that was made first.
  func event(ofUID uid: String, in calendar: CalendarName?) throws -> ID<Event>?

  /// How many events are in each calendar; those without any are left out.
  func calendars() throws -> [CalendarName: Int]

  /// The events of the calendar in the order of their ids.
  func all(in calendar: CalendarName) throws -> [Event]

  /// Whether anything was read that had no name of its own.
  func hasNameless() throws -> Bool

  /// The greatest place of any text; 0 where there is none.
  func lastTextPlace() throws -> Int

  /// Hands over every event: those that were read in the order of their places, then all others in
  /// the order of their ids.
  func all(each: (Event, EventText?) throws -> Void) throws

  /// What waits to be done and was to have ended by then, in the order of lists.
  func waiting(at moment: LocalTime, in zone: any ZoneRules) throws -> [Occurrence]

  /// Removes the event with its reminders and exceptions; nothing happens if there is no such
  /// event.
  func remove(_ id: ID<Event>) throws

  /// The occurrences that the filter accepts, in the order of
  /// ``Occurrence/isListedBefore(_:_:)`` or, with ``EventFilter/latestFirst``, in the opposite
  /// one, from the range of places; fewer where the list ends.
  func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence]

  /// How many occurrences each of these days has, without those in these calendars; days without
  /// any are left out.
  func counts(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut calendars: Set<CalendarName>
  ) throws -> [Day: Int]

  /// The stretches of these days of which each day has an occurrence of which anything comes, in
  /// order and apart from one another; they cost what the events cost, however long these last.
  func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>]

  /// The reminders from the first of these moments to before the last, in the order of
  /// ``EventReminder/isEarlier(_:_:)``.
  func reminders(at moments: Range<Instant>, in zone: any ZoneRules) throws -> [EventReminder]

  /// Up to `limit` events that are meant by their id or their title, in the order of
  /// ``NameMatcher``.
  func meant(by meaning: NameMatcher, limit: Int) throws -> [Event]
}

extension Event {
  /// Whether its clock may be one that only its text describes: of rules by now alone a name of
  /// POSIX is made.
  package var mayHaveOwnClock: Bool {
    series?.followsZone == true && span.zone.utf8.first == UInt8(ascii: "<")
  }
}

extension EventRepository {
  /// The clock of the series where only its text describes that.
  package func ownClock(of event: Event) throws -> (any ZoneRules)? {
    event.mayHaveOwnClock
      ? try text(of: event.id).flatMap { clock(of: $0, named: event.span.zone) } : nil
  }

  // A store that finds events by what their times are called keeps that once for all of them.
  public func save(
    _ exceptions: [SeriesException], insteadOf originals: [LocalTime], of series: ID<Event>
  ) throws {
    for original in originals { try removeException(at: OccurrencePlace(series, at: original)) }
    for exception in exceptions { try save(exception) }
  }

  /// How many occurrences each of these days has; days without any are left out.
  public func counts(on days: ClosedRange<Day>, in zone: any ZoneRules) throws -> [Day: Int] {
    try counts(on: days, in: zone, leavingOut: [])
  }
}

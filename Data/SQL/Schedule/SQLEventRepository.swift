import HearthDomain

/// Stores events in the tables `event`, `event_exception` and `event_reminder`, their iCalendar
/// texts in `event_text`, and the words of these texts in `event_words`.
///
/// Local time differs from UTC by at most a day. So events stored in UTC are searched in a range
/// extended by a day on both sides, and the results are then checked exactly.
struct SQLEventRepository: EventRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  init(connection: any SQLConnection, search: SearchIndex) {
    (self.connection, self.search) = (connection, search)
  }

  init(_ connection: any SQLConnection) {
    self.init(connection: connection, search: SearchIndex(connection))
  }

  var texts: any EventTextFormat { ICalendarTexts() }

  var columns: String { Event.storedKind.readColumns }

  func event(_ id: ID<Event>) throws -> Event? { try connection.item(id) }

  func save(_ event: Event) throws {
    let isNew = try connection.insertOrUpdate(event.row, in: Event.table)
    if !isNew {
      try connection.execute(
        "DELETE FROM event_reminder WHERE event_id = ?1", [.integer(event.id.rawValue)])
    }
    for minutes in event.details.reminders.minutesBefore {
      // Reminder times of a series depend on its occurrences.
      let at = event.isSeries ? nil : event.span.stored.starts - minutes * 60
      try connection.execute(
        "INSERT INTO event_reminder (event_id, minutes, at) VALUES (?1, ?2, ?3)",
        [.integer(event.id.rawValue), .number(minutes), .number(at)])
    }
    try saveSearchText(of: event, isNew: isNew)
  }

  /// Saves the search text of an event, which includes the words of its overrides. `isNew` means
  /// that nothing else is stored about the event yet.
  func saveSearchText(of event: Event, isNew: Bool = false) throws {
    search.outdatedEvents.remove(event.id)
    let exceptions = isNew || !event.isSeries ? [] : try exceptions(of: event.id)
    let words = isNew ? EventSearchWords.none : try searchWords(of: event.id)
    try search.save(
      event.searchText(with: exceptions, words), of: event.id.rawValue, in: .event, isNew: isNew)
  }

  func remove(_ id: ID<Event>) throws { try search.remove(id, from: .event) }

  func reminders(at moments: Range<Instant>, in zone: any ZoneRules) throws -> [EventReminder] {
    let once = try connection.rows(
      """
      SELECT \(columns), minutes FROM event_reminder CROSS JOIN event
      WHERE at > ?1 - 86400 AND at < ?2 + 86400 AND event.id = event_id
      """,
      [.number(moments.lowerBound.seconds - 1), .number(moments.upperBound.seconds + 1)],
      of: "event"
    ) { row in
      let minutes = try row.int("minutes")
      return Occurrence(of: try Event(row: row), in: zone).reminders(in: zone)
        .filter { $0.minutesBefore == minutes }
    }
    .joined().filter { moments.contains($0.dueAt) }
    let repeated = try timetables(remindingAt: moments, in: zone).flatMap {
      $0.reminders(at: moments)
    }
    return (once + repeated).sorted(by: EventReminder.isEarlier)
  }

  func events(matching meaning: NameMatcher, limit: Int) throws -> [Event] {
    try search.matched(by: meaning, limit: limit, in: .event, names: ["title"])
  }
}

import HearthDomain

extension SQLEventRepository {
  func text(of event: ID<Event>) throws -> EventText? {
    try connection.first(where: "event_id = ?1", [.integer(event.rawValue)])
  }

  func save(_ text: EventText) throws {
    try connection.require(text.event, .event)
    try connection.insertOrUpdate(text.row, in: EventText.table)
    try saveWords(EventSearchWords(text), of: text.event)
  }

  func removeText(of event: ID<Event>) throws {
    try connection.remove([.integer(event.rawValue)], from: EventText.table)
    try saveWords(.none, of: event)
  }

  /// Returns the stored words of the event's iCalendar text, without its title and note.
  func searchWords(of event: ID<Event>) throws -> EventSearchWords {
    var (whole, times): ([String], [LocalTime: [String]]) = ([], [:])
    try connection.query(
      "SELECT occurrence, words FROM event_words WHERE event_id = ?1", [.integer(event.rawValue)],
      of: "event_words"
    ) { row in
      let (occurrence, words) = (try row.integer("occurrence"), try row.text("words"))
      let lines = words.split(separator: "\n").map { String($0) }
      if occurrence == EventSearchWords.wholeEventKey {
        whole = lines
      } else {
        times[LocalTime(clampingSecondsSinceEpoch: Int(occurrence))] = lines
      }
    }
    return EventSearchWords(whole, at: times)
  }

  /// Returns the event with the words of its iCalendar text, for searches.
  func addingSearchWords(_ event: Event) throws -> Event {
    var event = event
    event.searchWords = try searchWords(of: event.id)
    return event
  }

  /// Whether the stored words are those of the event's current iCalendar text.
  func areWordsCurrent(of event: ID<Event>) throws -> Bool {
    let wanted = try text(of: event).map { EventSearchWords($0) } ?? EventSearchWords.none
    return try searchWords(of: event).isSame(as: wanted)
  }

  func rebuildWords(of event: ID<Event>) throws {
    try saveWords(text(of: event).map { EventSearchWords($0) } ?? EventSearchWords.none, of: event)
  }

  /// Stores the words of the event's text. They are derived data, so no change is recorded.
  private func saveWords(_ words: EventSearchWords, of event: ID<Event>) throws {
    if try searchWords(of: event).isSame(as: words) { return }
    try connection.execute(
      "DELETE FROM event_words WHERE event_id = ?1", [.integer(event.rawValue)])
    for row in words.rows(of: event) {
      try connection.execute(
        "INSERT INTO event_words (event_id, occurrence, words) VALUES (?1, ?2, ?3)", row)
    }
    search.outdatedEvents.insert(event)
  }

  func event(ofUID uid: String, in calendar: CalendarName?) throws -> ID<Event>? {
    let own = calendar.map { $0.isHome ? " AND calendar IS NULL" : " AND calendar = ?2" } ?? ""
    let name = calendar.flatMap { $0.isHome ? nil : [SQLValue.text($0.value)] } ?? []
    return try connection.first(
      """
      SELECT event_id FROM event_text CROSS JOIN event
      WHERE uid = ?1 AND event.id = event_id\(own) ORDER BY event_id LIMIT 1
      """, [.text(uid)] + name, of: "event_text"
    ) { try $0.id("event_id") }
  }

  func eventCountsByCalendar() throws -> [CalendarName: Int] {
    try connection.countsByCalendar(in: "event")
  }

  func all(in calendar: CalendarName) throws -> [Event] {
    if calendar.isHome { return try connection.rows(where: "calendar IS NULL ORDER BY id", []) }
    return try connection.rows(where: "calendar = ?1 ORDER BY id", [.text(calendar.value)])
  }

  func hasEventsWithoutUID() throws -> Bool {
    // Finds generated UIDs of events without one, by means of the index.
    try connection.first(
      "SELECT event_id FROM event_text WHERE uid GLOB 'X-????????????????' LIMIT 1", [],
      of: "event_text"
    ) { try $0.int("event_id") } != nil
  }

  func lastTextPosition() throws -> Int {
    try connection.first(
      "SELECT place FROM event_text ORDER BY place DESC LIMIT 1", [], of: "event_text"
    ) { try $0.int("place") } ?? 0
  }

  func all(each: (Event, EventText?) throws -> Void) throws {
    try connection.query(
      "SELECT event_id FROM event_text ORDER BY place, event_id", [], of: "event_text"
    ) { row in
      let id: ID<Event> = try row.id("event_id")
      guard let event = try event(id) else { return }
      try each(event, try text(of: id))
    }
    try connection.query(
      """
      SELECT id FROM event WHERE id NOT IN (SELECT event_id FROM event_text) ORDER BY id
      """, [], of: "event"
    ) { row in
      if let event = try event(row.id("id")) { try each(event, nil) }
    }
  }
}

extension EventSearchWords {
  /// Value of the column `occurrence` in the row with the words of the whole event; other rows
  /// contain an original start.
  static let wholeEventKey = Int64.min

  /// Returns the rows of the table `event_words`: that of the whole event first, then those of
  /// occurrences.
  func rows(of event: ID<Event>) -> [[SQLValue]] {
    let own = occurrenceWords.sorted { $0.key < $1.key }.map {
      (Int64($0.key.secondsSinceEpoch), $0.value)
    }
    let all = eventWords.isEmpty ? own : [(EventSearchWords.wholeEventKey, eventWords)] + own
    return all.map { occurrence, words in
      [
        .integer(event.rawValue), .integer(occurrence),
        .text(SearchText.withoutNUL(words.joined(separator: "\n"))),
      ]
    }
  }
}

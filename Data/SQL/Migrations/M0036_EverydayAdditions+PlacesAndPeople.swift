import HearthDomain

extension Migration {
  /// `place` is NULL for an event that never had a place, and empty if the user removed the one in
  /// the event's file.
  static let placesAndPeople = [
    "ALTER TABLE event ADD COLUMN place TEXT",
    "ALTER TABLE event_exception ADD COLUMN place TEXT",
    "ALTER TABLE person ADD COLUMN about TEXT CHECK (about <> '')",
  ]

  /// Allows intervals up to ten years, and further means of contact.
  static func widenPeople(on connection: any SQLConnection) throws {
    try connection.replaceDefinition(
      of: "person", "every_days BETWEEN 1 AND 90", by: "every_days BETWEEN 1 AND 3650")
    try connection.replaceDefinition(
      of: "watering", "'kakao', 'meet'",
      by: "'kakao', 'facetalk', 'whatsapp', 'signal', 'telegram', 'meet'")
  }

  /// Fills in the places of events from their iCalendar texts, and removes them from the notes that
  /// earlier versions began with the place.
  static func fillPlaces(on connection: any SQLConnection) throws {
    var (last, found): (Int64, [Int64]) = (0, [])
    while true {
      let texts = try textsWithPlaces(after: last, in: connection)
      guard let end = texts.last else { break }
      for text in texts {
        guard let stated = StoredTextDetails(text) else { continue }
        try fill(stated, of: text.event.rawValue, in: connection)
        try replaceWords(EventSearchWords(text), of: text.event, in: connection)
        found.append(text.event.rawValue)
      }
      last = end.event.rawValue
    }
    let search = SearchIndex(connection)
    try search.expectChanges(of: found.count)
    for id in found {
      guard let text = try searchText(of: id, in: connection) else { continue }
      try search.save(text, of: id, in: .event, isNew: false)
    }
    try search.finish()
  }

  /// Returns the next 500 texts that may state a place, in the order of the events' ids.
  private static func textsWithPlaces(
    after last: Int64, in connection: any SQLConnection
  ) throws -> [EventText] {
    try connection.rows(
      """
      SELECT event_id, text, zones FROM event_text
      WHERE event_id > ?1 AND text LIKE '%LOCATION%' ORDER BY event_id LIMIT 500
      """, [.integer(last)], of: "event_text"
    ) { row in
      EventText(
        of: try row.id("event_id"), uid: "", text: try row.text("text"),
        zones: try row.text("zones"), place: 1)
    }
  }

  private static func fill(
    _ stated: StoredTextDetails, of id: Int64, in connection: any SQLConnection
  ) throws {
    let changes = """
      SET place = ?2, note = CASE WHEN note = ?3 THEN ?4 ELSE note END
      """
    func values(_ details: StoredTextDetails.Details) -> [SQLValue]? {
      details.current.place.map { place in
        [place.value, details.formerNote.value, details.current.note.value].map { .text($0) }
      }
    }
    if let values = values(stated.details(at: nil)) {
      try connection.execute("UPDATE event \(changes) WHERE id = ?1", [.integer(id)] + values)
    }
    let occurrences = try connection.rows(
      "SELECT occurrence FROM event_exception WHERE event_id = ?1 AND starts IS NOT NULL",
      [.integer(id)], of: "event_exception"
    ) { try $0.integer("occurrence") }
    for occurrence in occurrences {
      let original = LocalTime(clampingSecondsSinceEpoch: Int(occurrence))
      guard let values = values(stated.details(at: original)) else { continue }
      try connection.execute(
        "UPDATE event_exception \(changes) WHERE event_id = ?1 AND occurrence = ?5",
        [.integer(id)] + values + [.integer(occurrence)])
    }
  }

  private static func replaceWords(
    _ words: EventSearchWords, of event: ID<Event>, in connection: any SQLConnection
  ) throws {
    try connection.execute(
      "DELETE FROM event_words WHERE event_id = ?1", [.integer(event.rawValue)])
    for row in words.rows(of: event) {
      try connection.execute(
        "INSERT INTO event_words (event_id, occurrence, words) VALUES (?1, ?2, ?3)", row)
    }
  }

  private static func searchText(
    of id: Int64, in connection: any SQLConnection
  ) throws -> SearchText? {
    func texts(_ query: String, of table: String) throws -> [[String]] {
      try connection.rows(query, [.integer(id)], of: table) { row in
        [try row.text("title"), try row.text("note"), try row.text("place")]
      }
    }
    let columns = "title, note, coalesce(place, '') AS place"
    guard
      let own = try texts("SELECT \(columns) FROM event WHERE id = ?1", of: "event").first
    else { return nil }
    let title = try? EventTitle(stored: own[0]).asOccurrenceTitle.value
    let known = own + [title ?? own[0], ""]
    let others = try texts(
      """
      SELECT \(columns) FROM event_exception
      WHERE event_id = ?1 AND kind = 1 ORDER BY occurrence
      """, of: "event_exception")
    let words = try connection.rows(
      "SELECT words FROM event_words WHERE event_id = ?1 ORDER BY occurrence", [.integer(id)],
      of: "event_words"
    ) { try $0.text("words") }
    return SearchText(
      Array(own.prefix(2)) + own.dropFirst(2).filter { !$0.isEmpty }
        + others.joined().filter { !known.contains($0) }
    ).appending(words.flatMap { $0.split(separator: "\n").map { String($0) } })
  }
}

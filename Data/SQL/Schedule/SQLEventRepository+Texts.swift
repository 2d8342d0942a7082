import HearthDomain

extension SQLEventRepository {
  func text(of event: ID<Event>) throws -> EventText? {
    try connection.first(where: "event_id = ?1", [.integer(event.rawValue)])
  }

  func save(_ text: EventText) throws {
    try connection.require(text.event, .event)
    try connection.put(text.row, in: EventText.table)
  }

  func removeText(of event: ID<Event>) throws {
    try connection.remove([.integer(event.rawValue)], from: EventText.table)
  }

  func event(ofUID uid: String) throws -> ID<Event>? {
    try connection.first(
      "SELECT event_id FROM event_text WHERE uid = ?1 ORDER BY event_id LIMIT 1", [.text(uid)],
      of: "event_text"
    ) { try $0.id("event_id") }
  }

  func lastTextPlace() throws -> Int {
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

import HearthDomain

extension Migration {
  /// Keeps what part an event has: `part` is null of one that takes its time, as most do.
  static let eventParts = Migration(number: 23, name: "event_parts") {
    ["event", "event_exception"].map { table in
      "ALTER TABLE \(table) ADD COLUMN part TEXT CHECK (part IN ('free', 'calledOff'))"
    }
  } filling: { connection in
    var last: Int64 = 0
    while true {
      let texts = try texts(after: last, in: connection)
      guard let end = texts.last else { break }
      for text in texts { try fill(text.id, from: text.text, in: connection) }
      last = end.id
    }
  }

  /// So many texts are in memory at once.
  private static let page = 500

  /// The next texts of which any event may have no part, in the order of the events' ids.
  private static func texts(
    after last: Int64, in connection: any SQLConnection
  ) throws -> [(id: Int64, text: String)] {
    try connection.rows(
      """
      SELECT event_id, text FROM event_text
      WHERE event_id > ?1 AND (text LIKE '%TRANSPARENT%' OR text LIKE '%CANCELLED%')
      ORDER BY event_id LIMIT ?2
      """,
      [.integer(last), .number(page)], of: "event_text"
    ) { (id: try $0.integer("event_id"), text: try $0.text("text")) }
  }

  private static func fill(
    _ id: Int64, from text: String, in connection: any SQLConnection
  ) throws {
    let event = ICalendarEvent(
      uid: "", ICalendarReader.components(of: KeptBytes.bytes(of: text)))
    if let master = event.masterPlace, let part = event.components[master].eventPart.kept {
      try connection.execute(
        "UPDATE event SET part = ?2 WHERE id = ?1", [.integer(id), .text(part)])
    }
    for override in event.overrides {
      guard let part = override.eventPart.kept, let line = override.first("RECURRENCE-ID"),
        let original = ICalendarTime(line.value)
      else { continue }
      let start =
        switch original {
        case .day(let day): day.start
        case .time(let time, _): time
        }
      try connection.execute(
        "UPDATE event_exception SET part = ?3 WHERE event_id = ?1 AND occurrence = ?2 AND kind = 1",
        [.integer(id), .number(start.secondsSinceEpoch), .text(part)])
    }
  }
}

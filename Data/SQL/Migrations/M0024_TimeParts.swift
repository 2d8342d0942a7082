import HearthDomain

extension Migration {
  /// Fills the parts that the step before left out: those of times that a text names on another
  /// clock than that of the series, or not at all, and what devices have lost that knew nothing of
  /// it.
  static let timeParts = Migration(number: 24, name: "time_parts") {
    []
  } filling: { connection in
    var last: Int64 = 0
    while true {
      let texts = try texts(after: last, in: connection)
      guard let end = texts.last else { break }
      for text in texts { try fill(text, in: connection) }
      last = end.event.rawValue
    }
  }

  /// So many texts are in memory at once.
  private static let page = 500

  /// The next texts of which any event may have no part, in the order of the events' ids.
  private static func texts(
    after last: Int64, in connection: any SQLConnection
  ) throws -> [EventText] {
    try connection.rows(
      """
      SELECT event_id, text, zones FROM event_text
      WHERE event_id > ?1 AND (text LIKE '%TRANSPARENT%' OR text LIKE '%CANCELLED%')
      ORDER BY event_id LIMIT ?2
      """,
      [.integer(last), .number(page)], of: "event_text"
    ) { row in
      EventText(
        of: try row.id("event_id"), uid: "", text: try row.text("text"),
        zones: try row.text("zones"), place: 1)
    }
  }

  private static func fill(_ text: EventText, in connection: any SQLConnection) throws {
    guard let parts = KeptParts(text) else { return }
    let id = SQLValue.integer(text.event.rawValue)
    if let part = parts.part(at: nil).kept {
      try connection.execute(
        "UPDATE event SET part = ?2 WHERE id = ?1 AND part IS NULL", [id, .text(part)])
    }
    let times = try connection.rows(
      """
      SELECT event_id, occurrence FROM event_exception
      WHERE event_id = ?1 AND starts IS NOT NULL AND part IS NULL
      """, [id], of: "event_exception"
    ) { LocalTime(clampingSecondsSinceEpoch: try $0.calendarSeconds("occurrence")) }
    for time in times {
      guard let part = parts.part(at: time).kept else { continue }
      try connection.execute(
        "UPDATE event_exception SET part = ?3 WHERE event_id = ?1 AND occurrence = ?2",
        [id, .number(time.secondsSinceEpoch), .text(part)])
    }
  }
}

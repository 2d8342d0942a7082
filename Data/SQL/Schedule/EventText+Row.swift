import HearthDomain

extension EventText: TableRow, SQLStored {
  static let fields: [SQLField<EventText>] = [
    SQLField("event", "event_id", .id) { .integer($0.event.rawValue) },
    SQLField("uid") { .text($0.uid) },
    SQLField("text") { .text($0.text) },
    SQLField("zones") { .text($0.zones) },
    SQLField("place", nil, .number) { .number($0.position) },
  ]

  static let table = SQLTable("event_text", columns: columnNames)

  init(row: SQLRow) throws {
    self.init(
      of: try row.id("event_id"),
      uid: try row.convert("uid", row.text("uid")) { $0.isEmpty ? nil : $0 },
      text: try row.convert("text", row.text("text")) { $0.isEmpty ? nil : $0 },
      zones: try row.text("zones"),
      place: try row.convert("place", row.int("place")) { $0 > 0 ? $0 : nil })
  }
}

import HearthDomain

extension SeriesException: TableRow, SQLStored {
  static let fields: [SQLField<SeriesException>] = [
    SQLField("event", "event_id", .id) { .integer($0.series.rawValue) },
    SQLField("occurrence", nil, .localTime) { .number($0.originalStart.secondsSinceEpoch) },
    SQLField("kind", nil, .number) { .number($0.change.kindNumber) },
    SQLField("title") { .text($0.details?.title.value) },
    SQLField("note") { .text($0.details?.note.value) },
    SQLField("allDay", nil, .flag) { .flag($0.details?.span.storedSpan.isAllDay) },
    SQLField("anchored", nil, .flag) { .flag($0.details?.span.storedSpan.isAnchored) },
    SQLField("starts", nil, .localTime) { .number($0.details?.span.storedSpan.starts) },
    SQLField("ends", nil, .localTime) { .number($0.details?.span.storedSpan.ends) },
    SQLField("zone") { .text($0.details?.span.zone) },
    SQLField("reminders", nil, .numbers) { .text($0.details?.regularRemindersText) },
    SQLField("lateReminders", nil, .numbers) { .text($0.details?.lateRemindersText) },
    SQLField("part") { .text($0.details?.availability.storedValue) },
    SQLField("holdsOn", nil, .flag) { $0.details?.appliesToLater == true ? .flag(true) : .null },
  ]

  static let table = SQLTable("event_exception", columns: columnNames, keys: 2)

  init(row: SQLRow) throws {
    var details = try row.optional("starts", row.int).map { _ in try EventDetails(row: row) }
    details?.appliesToLater = try row.optional("holds_on", row.flag) ?? false
    let original = try row.calendarSeconds("occurrence")
    self.init(
      of: try row.id("event_id"), at: LocalTime(clampingSecondsSinceEpoch: original),
      try row.convert("kind", row.int("kind")) { Change(number: $0, details) })
  }
}

extension SeriesException.Change {
  fileprivate var kindNumber: Int {
    switch self {
    case .removed: 0
    case .overridden: 1
    case .added: 2
    }
  }

  fileprivate init?(number: Int, _ details: EventDetails?) {
    switch (number, details) {
    case (0, _): self = .removed(hadDetails: details)
    case (1, let details?): self = .overridden(details)
    case (2, nil): self = .added
    case (_, _): return nil
    }
  }
}

extension SQLValue {
  fileprivate static func flag(_ value: Bool?) -> SQLValue { value.map { .flag($0) } ?? .null }
}

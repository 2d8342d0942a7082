import HearthDomain

extension SeriesException: TableRow, SQLStored {
  static let fields: [SQLField<SeriesException>] = [
    SQLField("event", "event_id", .id) { .integer($0.series.rawValue) },
    SQLField("occurrence", nil, .clock) { .number($0.original.secondsSinceEpoch) },
    SQLField("kind", nil, .number) { .number($0.change.number) },
    SQLField("title") { .text($0.details?.title.value) },
    SQLField("note") { .text($0.details?.note.value) },
    SQLField("allDay", nil, .flag) { .flag($0.details?.span.stored.isAllDay) },
    SQLField("anchored", nil, .flag) { .flag($0.details?.span.stored.isAnchored) },
    SQLField("starts", nil, .clock) { .number($0.details?.span.stored.starts) },
    SQLField("ends", nil, .clock) { .number($0.details?.span.stored.ends) },
    SQLField("zone") { .text($0.details?.span.zone) },
    SQLField("reminders", nil, .numbers) { .text($0.details?.plainReminders) },
    SQLField("lateReminders", nil, .numbers) { .text($0.details?.lateRemindersText) },
    SQLField("part") { .text($0.details?.part.kept) },
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
  fileprivate var number: Int {
    switch self {
    case .removed: 0
    case .moved: 1
    case .added: 2
    }
  }

  fileprivate init?(number: Int, _ details: EventDetails?) {
    switch (number, details) {
    case (0, _): self = .removed(hadDetails: details)
    case (1, let details?): self = .moved(details)
    case (2, nil): self = .added
    case (_, _): return nil
    }
  }
}

extension SQLValue {
  fileprivate static func flag(_ value: Bool?) -> SQLValue { value.map { .flag($0) } ?? .null }
}

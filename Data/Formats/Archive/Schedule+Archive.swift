import HearthDomain

extension ArchiveArea {
  /// Events. For events in a zone, `starts` and `ends` are in UTC; for others, they are local
  /// times.
  static let events = ArchiveArea(
    key: "events", table: "event", fields: Event.storedKind.archived,
    optionalColumns: ["part", "place", "late_reminders"]
  ) { entry, transaction in
    let event = try Event(row: entry.row())
    try transaction.repositories.events.save(event)
    if entry.lacksDetails { try transaction.touch(event.id) }
  }

  static let toDos = ArchiveArea(ToDo.storedKind, .toDo)

  /// Overrides of occurrences, identified by the event and the occurrence's original start.
  static let eventExceptions = ArchiveArea(
    key: "eventExceptions", table: "event_exception", fields: SeriesException.storedKind.archived,
    keyCount: 2,
    optionalColumns: ["part", "place", "late_reminders"]
  ) { entry, transaction in
    let exception = try SeriesException(row: entry.row())
    try transaction.repositories.events.save(exception)
    if entry.lacksDetails { try transaction.touch(exception.series) }
  }

  /// The iCalendar texts from which events were imported.
  static let eventTexts = ArchiveArea(
    key: "eventTexts", table: "event_text", fields: EventText.storedKind.archived
  ) { entry, transaction in
    let text = try EventText(row: entry.row())
    try transaction.repositories.events.save(text)
    try transaction.touch(text.event)
  }
}

extension ArchiveEntry {
  /// Whether the record may be from an earlier version, which did not write these details.
  fileprivate var lacksDetails: Bool { self["part"] == .null || self["place"] == .null }
}

extension ArchiveTransaction {
  /// Remembers the event if its iCalendar text states its availability or place.
  fileprivate func touch(_ event: ID<Event>) throws {
    let events = repositories.events
    guard !touchedEvents.contains(event), let text = try events.text(of: event),
      events.texts.storedDetails(of: text) != nil
    else { return }
    touchedEvents.insert(event)
  }

  /// Derives details that the file lacks: earlier versions stored them only in the iCalendar
  /// texts.
  func deriveMissingDetails() throws {
    for event in touchedEvents.sorted() { try repositories.deriveMissingDetails(of: event) }
  }
}

import HearthDomain

extension ArchiveArea {
  /// Events. `starts` and `ends` are in UTC for anchored events, else wall-clock times.
  static let events = ArchiveArea(
    key: "events", table: "event", fields: Event.archivedFields,
    optionalColumns: ["part", "lateReminders"]
  ) { entry, transaction in
    let event = try Event(row: entry.row())
    try transaction.repositories.events.save(event)
    if entry["part"] == .null { try transaction.touch(event.id) }
  }

  /// Overrides of occurrences, identified by event and original start.
  static let eventExceptions = ArchiveArea(
    key: "eventExceptions", table: "event_exception", fields: SeriesException.archivedFields,
    keyCount: 2,
    optionalColumns: ["part", "lateReminders"]
  ) { entry, transaction in
    let exception = try SeriesException(row: entry.row())
    try transaction.repositories.events.save(exception)
    if entry["part"] == .null { try transaction.touch(exception.series) }
  }

  /// Texts from which events were parsed.
  static let eventTexts = ArchiveArea(
    key: "eventTexts", table: "event_text", fields: EventText.archivedFields
  ) { entry, transaction in
    let text = try EventText(row: entry.row())
    try transaction.repositories.events.save(text)
    try transaction.touch(text.event)
  }
}

extension ArchiveTransaction {
  /// Records an event whose text may contain its part of the day.
  fileprivate func touch(_ event: ID<Event>) throws {
    let events = repositories.events
    guard !touchedEvents.contains(event), let text = try events.text(of: event),
      events.availabilities(of: text) != nil
    else { return }
    touchedEvents.insert(event)
  }

  /// Derives missing availabilities, which earlier versions stored in the texts only.
  func deriveMissingParts() throws {
    for event in touchedEvents.sorted() { try repositories.deriveMissingAvailabilities(of: event) }
  }
}

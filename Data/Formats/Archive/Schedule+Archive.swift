import HearthDomain

extension ArchiveArea {
  /// Events; `starts` and `ends` are of UTC where they are anchored, else of the wall clock.
  static let events = ArchiveArea(
    key: "events", table: "event", fields: Event.archived, optional: ["part", "lateReminders"]
  ) { entry, transaction in
    let event = try Event(row: entry.row())
    try transaction.repositories.events.save(event)
    if entry["part"] == .null { try transaction.touch(event.id) }
  }

  /// What is different about times of series, told apart by their event and the original start.
  static let eventExceptions = ArchiveArea(
    key: "eventExceptions", table: "event_exception", fields: SeriesException.archived, keys: 2,
    optional: ["part", "lateReminders"]
  ) { entry, transaction in
    let exception = try SeriesException(row: entry.row())
    try transaction.repositories.events.save(exception)
    if entry["part"] == .null { try transaction.touch(exception.series) }
  }

  /// The texts from which events were read.
  static let eventTexts = ArchiveArea(
    key: "eventTexts", table: "event_text", fields: EventText.archived
  ) { entry, transaction in
    let text = try EventText(row: entry.row())
    try transaction.repositories.events.save(text)
    try transaction.touch(text.event)
  }
}

extension ArchiveTransaction {
  /// Notes an event whose text may say what part it has.
  fileprivate func touch(_ event: ID<Event>) throws {
    let events = repositories.events
    guard !touchedEvents.contains(event), let text = try events.text(of: event),
      events.parts(of: text) != nil
    else { return }
    touchedEvents.insert(event)
  }

  /// Programs before this one left it to the texts alone.
  func completeParts() throws {
    for event in touchedEvents.sorted() { try repositories.completeParts(of: event) }
  }
}

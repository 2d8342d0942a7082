import HearthDomain

extension ArchiveArea {
  /// Events; `starts` and `ends` are of UTC where they are anchored, else of the wall clock.
  static let events = ArchiveArea(
    "events", table: "event", fields: Event.archived
  ) { entry, transaction in
    try transaction.repositories.events.save(try Event(row: entry.row()))
  }

  /// What is different about times of series, told apart by their event and the original start.
  static let eventExceptions = ArchiveArea(
    "eventExceptions", table: "event_exception", fields: SeriesException.archived, keys: 2
  ) { entry, transaction in
    try transaction.repositories.events.save(try SeriesException(row: entry.row()))
  }

  /// The texts from which events were read.
  static let eventTexts = ArchiveArea(
    "eventTexts", table: "event_text", fields: EventText.archived
  ) { entry, transaction in
    try transaction.repositories.events.save(try EventText(row: entry.row()))
  }
}

import HearthDomain

extension ArchiveArea {
  /// Events; `starts` and `ends` are of UTC where they are anchored, else of the wall clock.
  static let events = ArchiveArea(
    "events", table: "event", fields: Event.archived
  ) { entry, transaction in
    try transaction.repositories.events.save(try Event(row: entry.row()))
  }
}

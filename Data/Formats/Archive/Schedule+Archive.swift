import HearthDomain

extension ArchiveArea {
  /// Events; `starts` and `ends` are of UTC where they are anchored, else of the wall clock.
  static let events = ArchiveArea(
    "events", table: "event",
    fields: [
      ArchiveField("id", nil, .id), ArchiveField("title"), ArchiveField("note"),
      ArchiveField("allDay", "all_day", .flag), ArchiveField("anchored", nil, .flag),
      ArchiveField("starts", nil, .clock), ArchiveField("ends", nil, .clock),
      ArchiveField("zone"), ArchiveField("reminders", nil, .numbers),
    ]
  ) { entry, bracket in
    try bracket.repositories.events.save(try Event(row: entry.row()))
  }
}

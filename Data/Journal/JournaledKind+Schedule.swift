import HearthDomain

extension JournaledKind {
  static let event = JournaledKind(
    .event, table: "event", fields: Event.journaled(without: ["id"]),
    children: [Naming(table: "event_exception", column: "event_id")],
    title: { try? $0.text("title") },
    read: { try $0.events.event($1.id())?.sqlRow },
    complete: { columns, _, _ in
      // The last time follows from the rule and the start.
      columns["rule_last"] = nil
    },
    save: { things, _, row in try things.repositories.events.save(Event(row: row)) },
    remove: { try $0.repositories.events.remove($1.id()) },
    hanging: { repositories, place in
      try repositories.events.exceptions(of: place.id()).map(\.journalPlace)
    })

  static let exception = JournaledKind(
    .exception, table: "event_exception", keys: ["event_id", "occurrence"],
    fields: SeriesException.journaled(without: ["event_id", "occurrence"]),
    owner: (.event, "event_id"), title: { try? $0.optional("title", $0.text) },
    read: { repositories, place in
      try repositories.events.exceptions(of: place.id())
        .first { $0.original.secondsSinceEpoch == place.part }?.sqlRow
    },
    save: { things, _, row in
      try things.repositories.events.save(SeriesException(row: row))
    },
    remove: { things, place in
      try things.repositories.events.removeException(
        at: OccurrencePlace(
          place.id(), at: LocalTime(clampingSecondsSinceEpoch: place.part)))
    })
}

extension SeriesException {
  var journalPlace: JournalPlace {
    JournalPlace(.exception, series.rawValue, part: original.secondsSinceEpoch)
  }
}

extension SeriesException {
  package static let described = KindDescription(
    kind: .exception, keyCount: 2, titles: ["title"],
    owner: .init(kind: .event, field: "event"),
    blank: SeriesException(of: .blank, at: .earliest, .added),
    values: [
      KindValue("event", .id(), { $0.series }, { $0.series = $1 }),
      KindValue("occurrence", .wallClock, { $0.originalStart }, { $0.originalStart = $1 }),
      change,
    ], groups: [["kind", "allDay", "anchored", "starts", "ends", "zone"]],
    precedes: { ($0.series, $0.originalStart) < ($1.series, $1.originalStart) })

  private static let change = KindValue<SeriesException>(
    [KindColumn("kind", .number) { .int($0.change.number) }]
      + EventDetails.columns { $0.details.map($1) ?? .nothing } + [
        KindColumn("part") {
          $0.details.map { ColumnForm.availability.stored($0.availability) } ?? .nothing
        },
        KindColumn("holdsOn", .flag) { .mark($0.details?.appliesToLater) },
      ], merged: .apart(notes: ["note"]),
    set: { exception, cells in
      // An occurrence without details has no start of its own.
      let start = try cells.column(6, .optional(.number()))
      var details = try start.map { _ in try cells.part(1, EventDetails.init(_:)) }
      details?.availability = try cells.column(11, .availability)
      details?.appliesToLater = try cells.column(12, .optional(.flag)) ?? false
      exception.change = try cells.requireKnown(Change(number: cells.int(), details))
    })
}

extension SeriesException.Change {
  fileprivate var number: Int {
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

extension Event {
  package static let described = KindDescription(
    kind: .event, titles: ["title"], blank: Event(id: .blank, details: .blank), values: values,
    groups: [
      [
        "allDay", "anchored", "starts", "ends", "zone", "rule", "skipHolidays", "followsZone",
      ], ["afterDone", "timesLeft"],
    ],
    computed: [
      // Computing the last start of a series is slow.
      KindValue(
        "ruleLast", .optional(.wallClock), { $0.series?.lastStart },
        { event, last in
          guard last != nil, let series = event.series else { return }
          event.repetition = .series(
            EventSeries(
              known: series.rule, last: last, skipsHolidays: series.skipsHolidays,
              followsZone: series.followsZone))
        })
    ],
    computing: ("rule", { $0 = try $0.withRecomputedLast() }), precedes: { $0.id < $1.id })

  private static let values: [KindValue<Event>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue(
      EventDetails.columns { $1($0.details) }, merged: .apart(notes: ["note"]),
      set: { $0.details = try EventDetails($1) }),
    KindValue(
      [
        KindColumn("rule") { .optional($0.series?.rule.description) },
        KindColumn("skipHolidays", .flag) { .mark($0.series?.skipsHolidays) },
        KindColumn("followsZone", .flag) { .mark($0.series?.followsZone) },
      ], merged: .apart(),
      set: { event, cells in
        event.repetition = try cells.optional {
          let rule = try $0.parsedText { try Recurrence($0, from: .file) }
          _ = try $0.requireKnown(event.span.repetitionStart)
          return .series(
            EventSeries(
              known: rule, last: nil, skipsHolidays: try $0.column(1, .optional(.flag)) ?? false,
              followsZone: try $0.column(2, .optional(.flag)) ?? false))
        }
      }),
    KindValue(
      [
        KindColumn("afterDone", .number) { .int($0.afterDone?.days) },
        KindColumn("timesLeft", .number) { .int($0.afterDone?.timesLeft) },
      ], merged: .apart(),
      set: { event, cells in
        if event.repetition != nil { return }
        event.afterDone = try cells.optional {
          try AfterDone(days: $0.int(), timesLeft: $0.column(1, .optional(.number())))
        }
      }),
    KindValue(
      "part", .availability, { $0.details.availability }, { $0.details.availability = $1 }),
    KindValue("calendar", .calendar, { $0.calendar }, { $0.calendar = $1 }),
  ]

  /// Returns the event with the last start of its series computed again. Throws
  /// ``RecurrenceRefusal`` if the rule does not fit the start.
  package func withRecomputedLast() throws -> Event {
    guard let series, let start = span.repetitionStart else { return self }
    let anew = try EventSeries(
      series.rule, from: start, skipsHolidays: series.skipsHolidays,
      followsZone: series.followsZone)
    return Event(id: id, details: details, repetition: .series(anew), in: calendar)
  }
}

extension EventDetails {
  /// Details to start reading with.
  fileprivate static let blank = EventDetails(
    title: EventTitle(known: ""),
    span: EventSpan(known: .allDay(first: .earliest, last: .earliest), zone: ""))

  /// Returns the columns that events and overrides have in common. `read` calls the closure with
  /// the details of an item, without copying them for each column.
  static func columns<Item>(
    _ read: @escaping @Sendable (Item, (EventDetails) -> FieldValue) -> FieldValue
  ) -> [KindColumn<Item>] {
    func column(
      _ key: String, _ type: FieldType = .text,
      _ value: @escaping @Sendable (EventDetails) -> FieldValue
    ) -> KindColumn<Item> {
      KindColumn(key, type) { read($0, value) }
    }
    return [
      column("title") { .text($0.title.value) }, column("note") { .text($0.note.value) },
      column("place") { .optional($0.place?.value) },
      column("allDay", .flag) { .int($0.span.isAllDay ? 1 : 0) },
      column("anchored", .flag) { .int($0.span.stored.isAnchored ? 1 : 0) },
      column("starts", .localTime) { .int($0.span.stored.starts) },
      column("ends", .localTime) { .int($0.span.stored.ends) },
      column("zone") { .text($0.span.zone) },
      column("reminders", .numbers) { .text($0.regularRemindersText) },
      column("lateReminders", .numbers) { .optional($0.lateRemindersText) },
    ]
  }

  /// Reads the columns that events and overrides have in common.
  init(_ cells: KindCells) throws {
    let (title, note) = (
      try cells.column(0, .text()) as EventTitle, try cells.column(1, .text()) as EventNote
    )
    let place: EventPlace? = try cells.column(2, .optional(.text()))
    let span = try cells.part(3, EventSpan.init(_:))
    self.init(
      title: title, note: note, place: place, span: span,
      reminders: try cells.part(8) { try LeadTimes($0, isAllDay: span.isAllDay) })
  }
}

extension FieldValue {
  /// Returns 1 for true; nothing for false and nil.
  static func mark(_ isSet: Bool?) -> FieldValue { .int(isSet == true ? 1 : nil) }
}

extension ColumnForm<EventAvailability> {
  /// Nothing is stored for the default, busy.
  static var availability: Self {
    Self(
      .text, { .optional($0 == .busy ? nil : $0.rawValue) },
      { try $0.optional { try $0.requireKnown(EventAvailability(rawValue: $0.text())) } ?? .busy })
  }
}

extension ColumnForm<LocalTime> {
  /// The form of supported times on the wall clock.
  static var wallClock: Self {
    Self(
      .localTime, { .int($0.secondsSinceEpoch) },
      { LocalTime(clampingSecondsSinceEpoch: try $0.int(in: StoredSpan.validSeconds)) })
  }
}

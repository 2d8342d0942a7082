extension Reading {
  /// Returns the value of a reading, whose columns are empty if there is none.
  static func described<Item>(
    _ get: @escaping @Sendable (Item) -> Reading?,
    set: @escaping @Sendable (inout Item, KindCells) throws -> Void
  ) -> KindValue<Item> {
    KindValue(
      [
        KindColumn("reading", .number) { .int(get($0)?.number) },
        KindColumn("startedOn", .day) { .int(get($0)?.startedOn.number) },
        KindColumn("enteredStart", .day) { .int(get($0)?.enteredStart?.number) },
        KindColumn("targetOn", .day) { .int(get($0)?.targetOn?.number) },
        KindColumn("finishedOn", .day) { .int(get($0)?.finishedOn?.number) },
        KindColumn("finishedSometime", .number) {
          .int(get($0)?.isFinishedOnUnknownDay == true ? 1 : nil)
        },
        KindColumn("firstPage", .number) { .int(get($0)?.firstPage) },
        KindColumn("page", .number) { .int(get($0)?.page) },
      ], merged: .apart(), set: set)
  }

  init(_ cells: KindCells) throws {
    self.init(
      number: try cells.int(in: 1...Reading.most), startedOn: try cells.column(1, .day),
      enteredStart: try cells.column(2, .optional(.day)),
      targetOn: try cells.column(3, .optional(.day)),
      finishedOn: try cells.column(4, .optional(.day)),
      finishedSometime: try cells.column(5, .optional(.number())) == 1,
      firstPage: try cells.int(6, in: Reading.reachable),
      page: try cells.int(7, in: Reading.reachable))
  }
}

extension RecordedDayPages {
  /// Returns the value of a reading's last record, whose columns are empty if there is none.
  static func described<Item>(
    _ get: @escaping @Sendable (Item) -> RecordedDayPages?,
    _ setValue: @escaping @Sendable (inout Item, RecordedDayPages?) -> Void
  ) -> KindValue<Item> {
    KindValue(
      [
        KindColumn("lastRecordOn", .day) { .int(get($0)?.day.number) },
        KindColumn("lastRecordPages", .number) { .int(get($0)?.pages) },
      ], merged: .apart(),
      set: { item, cells in
        setValue(
          &item,
          try cells.optional {
            RecordedDayPages(
              day: try $0.column(0, .day), pages: try $0.int(1, in: Reading.reachable))
          })
      })
  }
}

extension PastReading {
  package static let described = KindDescription(
    kind: .pastReading, keyCount: 2, owner: .init(kind: .book, field: "book"),
    blank: PastReading(book: .blank, reading: Reading(startedOn: .earliest), rating: nil),
    values: [
      KindValue("book", .id(), { $0.book }, { $0.book = $1 }),
      Reading.described({ $0.reading }, set: { $0.reading = try Reading($1) }),
      RecordedDayPages.described({ $0.reading.lastRecord }, { $0.reading.lastRecord = $1 }),
      KindValue("halfStars", .optional(.halves), { $0.rating }, { $0.rating = $1 }),
    ],
    groups: [
      [
        "startedOn", "enteredStart", "targetOn", "finishedOn", "finishedSometime", "firstPage",
        "page",
      ]
    ],
    precedes: { ($0.book, $0.reading.number) < ($1.book, $1.reading.number) })
}

extension ColumnForm<Rating> {
  static var halves: Self {
    Self(.number, { .int($0.halfStars) }, { try Rating(halves: $0.int()) })
  }
}

extension ReadingRecord {
  package static let described = KindDescription(
    kind: .record, owner: .init(kind: .book, field: "book"),
    blank: ReadingRecord(
      id: .blank, book: .blank, reading: 1, day: .earliest, time: nil, page: 0, pages: 0),
    values: values,
    computed: [
      KindValue("pages", .number(in: Reading.reachable), { $0.pages }, { $0.pages = $1 })
    ],
    precedes: { $0.book == $1.book ? isListedBefore($1, $0) : $0.book < $1.book })

  private static let values: [KindValue<ReadingRecord>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue("book", .id(), { $0.book }, { $0.book = $1 }),
    KindValue([
      KindColumn("reading", .number) { .int($0.reading) },
      KindColumn("day", .day) { .day($0.day) },
    ]) {
      $0.reading = try $1.int(in: 1...Reading.most)
      $0.day = try $1.column(1, .day)
    },
    KindValue(
      "at", .time, { .int($0.time?.seconds ?? untimed) },
      set: { record, cells in
        let seconds = try cells.int()
        record.time = seconds == untimed ? nil : try cells.requireKnown(TimeOfDay(seconds: seconds))
      }),
    KindValue("page", .number(in: Reading.reachable), { $0.page }, { $0.page = $1 }),
  ]

  /// Stored instead of an unknown time. Times are stored to the minute, so no real one is the last
  /// second of a day.
  package static let untimed = TimeOfDay.lastSecond.seconds
}

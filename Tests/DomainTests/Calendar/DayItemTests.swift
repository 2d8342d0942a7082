import Testing

@testable import HearthDomain

@Suite struct DayItemTests {
  private let today = day("2026-11-12")

  private func planned(_ span: EventSpan) throws -> DayItem {
    .event(Occurrence(of: try event(span), in: berlin))
  }

  @Test(arguments: [
    ("2026-11-12T15:00", "2026-11-12T16:00", "15:00"),
    ("2026-11-12T00:00", "2026-11-12T01:00", "00:00"),
    // An event from the day before is present when the day begins.
    ("2026-11-11T23:00", "2026-11-12T01:00", "00:00"),
    ("2026-11-01T08:00", "2026-11-30T09:00", "00:00"),
  ])
  func `an event is listed at its start, or at the beginning of the day`(
    start: String, end: String, time: String
  ) throws {
    #expect(try planned(times(start, end)).time(on: today)?.description == time)
  }

  @Test func `all-day items have no time`() throws {
    let someone = try person(of: history())
    let book = try goal(from: "2026-11-01", to: "2026-11-12")
    let read = ReadingRecord(
      id: ID(rawValue: 1)!, book: book.id, reading: 1, day: today, time: nil, page: 10, pages: 10)
    let things: [DayItem] = [
      .birthday(UpcomingBirthday(person: someone, day: today)), .due(someone), .target(book),
      try planned(wholeDays("2026-11-12", "2026-11-12")), .finished(book),
      .watering(try watering(1, today), of: someone), .read(BookRead(book: book, record: read)),
    ]
    for thing in things { #expect(thing.time(on: today) == nil) }
    #expect(
      things.map(\.kind.rawValue).joined(separator: " ")
        == "person person book event book person book")
  }

  @Test func `a day lists items without a time first, then by time`() throws {
    let someone = try person(of: history())
    let book = try goal(from: "2026-11-01", to: "2026-11-12")
    func read(_ id: Int64, _ time: TimeOfDay?) -> DayItem {
      let record = ReadingRecord(
        id: ID(rawValue: id)!, book: book.id, reading: 1, day: today, time: time, page: 10,
        pages: 10)
      return .read(BookRead(book: book, record: record))
    }
    let birthday = DayItem.birthday(UpcomingBirthday(person: someone, day: today))
    let wholeDay = try planned(wholeDays("2026-11-12", "2026-11-13"))
    let (due, target) = (DayItem.due(someone), DayItem.target(book))
    let watered = DayItem.watering(try watering(1, today), of: someone)
    let going = try planned(times("2026-11-11T23:00", "2026-11-12T01:00"))
    let noon = try planned(times("2026-11-12T12:00", "2026-11-12T13:00"))
    let moods = try [mood(1, at: "2026-11-12T12:00"), mood(2, at: "2026-11-12T12:00")]
      .map { DayItem.mood($0) }
    let ordered =
      [birthday, wholeDay, due, target, .finished(book), watered, read(1, nil), going, noon]
      + moods + [read(2, .noon)]
    #expect(ordered.sorted(for: today) == ordered)
    // Equal items keep their order, so the moods are not reversed.
    let turned = Array(ordered.reversed()).filter { !moods.contains($0) } + moods
    #expect(turned.sorted(for: today) == ordered)
  }

  @Test func `a day with pages only is not empty`() {
    var marks = CalendarDay(day: today)
    #expect(marks.isEmpty && marks.itemCount == 0)
    marks.pages = 3
    #expect(!marks.isEmpty && marks.itemCount == 0)
    #expect(marks.color(in: Palette.allCases[0]) == nil)
    marks.moods = LevelTally([nil])
    #expect(marks.color(in: Palette.allCases[0]) == nil && marks.itemCount == 1)
    marks.moods = LevelTally(count: 2, sum: 100, squares: 5000)
    #expect(marks.color(in: Palette.allCases[0]) == Palette.allCases[0].color(atMean: 50))
    // The day's canvas has its own colours, and the month uses those of all its days.
    marks.palette = Palette.allCases[1]
    #expect(marks.color(in: Palette.allCases[0]) == Palette.allCases[0].color(atMean: 50))
    #expect(marks.itemCount == 2)
  }
}

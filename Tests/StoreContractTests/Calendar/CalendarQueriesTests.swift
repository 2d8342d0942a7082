import HearthDomain
import HearthTestSupport
import Testing

@Suite struct CalendarQueriesTests {
  private static let november = Month(year: 2026, month: 11)!

  /// Returns the queries of a store with entries of every area around 20 November 2026, which is
  /// today.
  private func calendar(
    _ kind: StoreKind, _ fill: (Repositories) throws -> Void = CalendarQueriesTests.fill
  ) throws -> CalendarQueries {
    let store = try kind.make().store
    try store.write(fill)
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    return CalendarQueries(store: store, clock: clock)
  }

  private static func fill(_ repositories: Repositories) throws {
    let people = repositories.people
    try people.save(person("시든", id: 1, dueOn: "2026-11-12"))
    try people.save(person("오늘", id: 2, dueOn: "2026-11-20"))
    try people.save(person("다음", id: 3, dueOn: "2026-11-28"))
    try people.save(person("생일", id: 4, birthday: "1990-11-12", planted: "2026-12-01"))
    try repositories.waterings.save(watering(1, on: "2026-11-12"))
    try repositories.waterings.save(watering(2, of: 2, on: "2026-11-12", memo: "안부"))
    try repositories.events.save(
      planned(1, times("2026-11-12T15:00", "2026-11-12T16:00"), "치과"))
    try repositories.events.save(planned(2, wholeDays("2026-10-30", "2026-11-02"), "여행"))
    try repositories.events.save(
      planned(3, times("2026-11-29T23:00", "2026-12-01T02:00"), "밤샘"))
    try repositories.moods.save(mood(1, at: "2026-11-12T09:30", level: 40, memo: "아침"))
    try repositories.moods.save(mood(2, at: "2026-11-12T21:00", level: 80, memo: "저녁"))
    try repositories.moodDays.setPalette(Palette.allCases[1], for: day("2026-11-12"))
    try repositories.books.save(
      book(1, "파도", reading: reading(from: "2026-11-01", finished: "2026-11-12", page: 300)))
    try repositories.books.save(book(2, "소년", reading: reading(to: "2026-11-12")))
    try repositories.readingRecords.save(
      record(1, of: 1, on: "2026-11-12", at: 22, page: 300, pages: 30))
  }

  /// Formats a day as `day e1 d0 b0 …`, without zero counts.
  private func line(_ day: CalendarDay) -> String {
    let counts: [(String, Int)] = [
      ("events", day.events), ("due", day.duePeople), ("birthdays", day.birthdays),
      ("watered", day.waterings), ("moods", day.moods.count), ("pages", day.pages),
      ("finished", day.finishedBooks), ("targets", day.readingTargets),
    ]
    let parts = counts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
    return ([day.day.description] + parts).joined(separator: ", ")
  }

  @Test(arguments: StoreKind.available)
  func `a month has the marks of every area`(kind: StoreKind) throws {
    let month = try calendar(kind).month(Self.november, naming: 9)
    #expect(
      month.days.map(line) == [
        "2026-11-01, events 1", "2026-11-02, events 1",
        "2026-11-12, events 1, birthdays 1, watered 2, moods 2, pages 30, finished 1, targets 1",
        "2026-11-20, due 2", "2026-11-28, due 1", "2026-11-29, events 1", "2026-11-30, events 1",
      ])
    let twelfth = month[day("2026-11-12")]
    #expect(twelfth.moods.mean == 60)
    #expect(twelfth.palette == Palette.allCases[1])
    #expect(twelfth.color(in: month.palette) == Palette.allCases[0].color(atMean: 60))
    #expect(month[day("2026-11-13")].isEmpty)
    #expect(month[day("2026-11-20")].color(in: month.palette) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `birthdays and events of a month are listed on their days`(kind: StoreKind) throws {
    let queries = try calendar(kind)
    func notes(_ limit: Int) throws -> [String] {
      try queries.month(Self.november, naming: limit).notes.map { "\($0.day) \(name($0.item))" }
    }
    #expect(
      try notes(9) == [
        "2026-11-01 event 여행", "2026-11-12 birthday 생일", "2026-11-12 event 치과",
        "2026-11-29 event 밤샘",
      ])
    #expect(try notes(1) == ["2026-11-01 event 여행", "2026-11-12 birthday 생일"])
    #expect(try notes(0) == ["2026-11-12 birthday 생일"])
    #expect(try queries.month(Self.november, naming: 2).hasMoreEvents)
    #expect(try !queries.month(Self.november, naming: 3).hasMoreEvents)
    #expect(try !queries.month(Self.november, naming: .max).hasMoreEvents)
    let journey = try queries.month(Self.november, naming: 9).notes[0]
    #expect(journey.falls(on: day("2026-11-02")) && !journey.falls(on: day("2026-11-03")))
  }

  @Test(arguments: StoreKind.available)
  func `entries of a day are sorted, those without a time first`(kind: StoreKind) throws {
    let queries = try calendar(kind)
    func things(_ date: String, _ limit: Int = .max) throws -> [String] {
      try queries.day(day(date), limit: limit).items.map(name)
    }
    #expect(
      try things("2026-11-12") == [
        "birthday 생일", "target 소년", "finished 파도", "watering 시든", "watering 오늘", "mood 아침",
        "event 치과", "mood 저녁", "read 파도",
      ])
    #expect(try things("2026-11-20") == ["due 시든", "due 오늘"])
    #expect(try things("2026-11-28") == ["due 다음"])
    #expect(try things("2026-11-30") == ["event 밤샘"])
    #expect(try things("2026-11-13") == [])
    #expect(try things("2026-11-20", 1) == ["due 시든"])
    #expect(try queries.day(day("2026-11-20"), limit: 1).omittedCount == 1)
    #expect(try queries.day(day("2026-11-12"), limit: 1).omittedCount == 2)
    #expect(try queries.day(day("2026-11-12"), limit: 9).omittedCount == 0)
  }

  @Test(arguments: StoreKind.available)
  func `to-dos are listed on their due dates`(kind: StoreKind) throws {
    let queries = try calendar(kind) { repositories in
      for (number, due) in [
        DueTask.Due.day(day("2026-11-12")), .floating(wall("2026-11-12T08:00")),
        .anchored(FixedZone.seoul.instant(of: wall("2026-11-12T10:00"))), .day(day("2026-12-01")),
      ].enumerated() {
        try repositories.toDos.save(
          ToDo(number + 1, "일 \(number)", due: due, isDone: number == 1))
      }
      try repositories.people.save(person("생일", id: 4, birthday: "1990-11-12"))
      try repositories.events.save(
        planned(1, times("2026-11-12T09:00", "2026-11-12T09:30"), "치과"))
    }
    let month = try queries.month(Self.november, naming: 9)
    #expect(month[day("2026-11-12")].tasks == 3)
    #expect(
      month.notes.map { name($0.item) } == [
        "birthday 생일", "task 일 0 ", "task 일 1 08:00", "event 치과", "task 일 2 10:00",
      ])
    let things = try queries.day(day("2026-11-12"), limit: .max)
    #expect(
      things.items.map(name).filter { !$0.hasPrefix("due") } == month.notes.map { name($0.item) })
    #expect(try queries.day(day("2026-11-12"), limit: 1).omittedCount == 2)
    #expect(
      try queries.month(Self.november, naming: 0).notes.map { name($0.item) } == ["birthday 생일"])
  }

  @Test(arguments: StoreKind.available)
  func `the counts of a day equal those in its month`(kind: StoreKind) throws {
    let queries = try calendar(kind)
    let month = try queries.month(Self.november, naming: 9)
    for number in 1...30 {
      let date = try #require(Self.november.day(number))
      #expect(try queries.day(date, limit: .max).counts == month[date])
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      // The 15th of the eighth lunar month, and a leap month.
      ("lunar:08-15", "2026-09", ["2026-09-25"]), ("lunar:08-15", "2025-10", ["2025-10-06"]),
      ("lunar:08-15", "2025-09", []), ("lunar:leap-06-01", "2025-07", ["2025-07-25"]),
      ("lunar:leap-06-01", "2026-07", ["2026-07-14"]),
      // Solar birthdays: none before the birth, and none left out.
      ("1990-03-21", "1990-03", ["1990-03-21"]), ("1990-03-21", "1989-03", []),
      ("02-29", "2027-02", ["2027-02-28"]), ("02-29", "2028-02", ["2028-02-29"]),
      ("12-31", "9999-12", ["9999-12-31"]), ("01-01", "0001-01", ["0001-01-01"]),
    ])
  func `a birthday is listed on the day on which it is celebrated`(
    kind: StoreKind, test: (birthday: String, month: String, days: [String])
  ) throws {
    let queries = try calendar(kind) {
      try $0.people.save(try person(birthday: test.birthday, planted: "2026-11-19"))
    }
    let first = Day(literal: test.month + "-01")
    let found = try queries.month(first.calendarMonth, naming: 9)
    let days = found.days.filter { $0.birthdays > 0 }.map(\.day.description)
    #expect(days == test.days)
    for date in test.days {
      #expect(try queries.day(day(date), limit: 9).items.map(name) == ["birthday 지민"])
    }
  }

  @Test(arguments: StoreKind.available)
  func `an empty store has an empty calendar`(kind: StoreKind) throws {
    let queries = try calendar(kind) { _ in }
    for month in [Month(containing: .earliest), Self.november, Month(containing: .latest)] {
      let found = try queries.month(month, naming: 9)
      #expect(found.isEmpty && found.notes.isEmpty)
    }
    for date in [Day.earliest, day("2026-11-20"), .latest] {
      #expect(try queries.day(date, limit: 9).items.isEmpty)
    }
  }

  private func name(_ thing: DayItem) -> String {
    switch thing {
    case .birthday(let birthday): "birthday \(birthday.person.name)"
    case .event(let occurrence): "event \(occurrence.event.title)"
    case .task(let task, let time): "task \(task.title) \(time?.description ?? "")"
    case .due(let person): "due \(person.name)"
    case .target(let book): "target \(book.title)"
    case .finished(let book): "finished \(book.title)"
    case .watering(_, let person): "watering \(person.name)"
    case .mood(let mood): "mood \(mood.memo)"
    case .read(let read): "read \(read.book.title)"
    }
  }
}

import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReadStatusTests {
  /// Friday, half past nine.
  private let clock = LocalClock(now: .fixed("2026-11-20T09:30"), zone: FixedZone.seoul)

  /// Returns the status of a store with this data.
  private func status(
    _ kind: StoreKind, _ parts: Set<Status.Part> = Set(Status.Part.allCases),
    _ fill: (Repositories) throws -> Void
  ) throws -> Status {
    let store = try kind.make().store
    try store.write(fill)
    return try ReadStatus(store: store, clock: clock)(parts)
  }

  @Test(arguments: StoreKind.available)
  func `an empty store has an empty status`(kind: StoreKind) throws {
    #expect(try status(kind) { _ in } == Status())
  }

  @Test(arguments: StoreKind.available)
  func `people who are due or overdue are counted`(kind: StoreKind) throws {
    let status = try status(kind) {
      try $0.people.save(person("다음", id: 1, dueOn: "2026-11-21"))
      try $0.people.save(person("오늘", id: 2, dueOn: "2026-11-20"))
      try $0.people.save(person("시든", id: 3, dueOn: "2026-11-12"))
    }
    #expect(status.duePeople == 2)
    #expect(status.nextPerson?.name == "시든")
  }

  @Test(arguments: StoreKind.available)
  func `the next person is shown although nobody is due`(kind: StoreKind) throws {
    let status = try status(kind) {
      try $0.people.save(person("다음", id: 1, dueOn: "2026-12-24"))
    }
    #expect(status.duePeople == 0)
    #expect(status.nextPerson?.name == "다음")
  }

  @Test(arguments: StoreKind.available)
  func `the current and the next event are shown`(kind: StoreKind) throws {
    let status = try status(kind) {
      try $0.events.save(planned(1, wholeDays("2026-11-19", "2026-11-21"), "여행"))
      try $0.events.save(planned(2, times("2026-11-20T09:00", "2026-11-20T10:00"), "회의"))
      try $0.events.save(planned(3, times("2026-11-20T08:00", "2026-11-20T09:30"), "지난"))
      try $0.events.save(planned(4, times("2026-11-20T09:30", "2026-11-20T09:45"), "시작"))
      try $0.events.save(planned(5, times("2027-05-05T09:30", "2027-05-05T09:45"), "먼"))
    }
    // A timed event is preferred; one that starts this second has started.
    #expect(status.currentEvent?.event.title == "회의")
    #expect(status.nextEvent?.event.title == "먼")
  }

  @Test(arguments: StoreKind.available)
  func `an all-day event is current if no other is`(kind: StoreKind) throws {
    let status = try status(kind) {
      try $0.events.save(planned(1, wholeDays("2026-11-19", "2026-11-21"), "여행"))
    }
    #expect(status.currentEvent?.event.title == "여행")
    #expect(status.nextEvent == nil)
  }

  @Test(arguments: StoreKind.available)
  func `pages of open goals are added up without percentages`(kind: StoreKind) throws {
    let status = try status(kind) {
      // Two days are left, including the target day.
      try $0.books.save(book(1, pages: 100, reading: reading(to: "2026-11-21", page: 80)))
      try $0.books.save(book(2, pages: 50, reading: reading(to: "2026-11-20", page: 45)))
      try $0.books.save(book(3, pages: nil, reading: reading(to: "2026-11-20", page: 45)))
      try $0.books.save(book(4, pages: 50, reading: reading(to: nil, page: 45)))
      try $0.books.save(
        book(5, reading: reading(to: "2026-11-20", finished: "2026-11-19", page: 300)))
    }
    #expect(status.pages == Status.Pages(count: 15))
  }

  @Test(arguments: StoreKind.available, [20, 21])
  func `beyond the limit of books the number of pages is open-ended`(kind: StoreKind, count: Int)
    throws
  {
    let status = try status(kind) {
      for number in 1...count {
        try $0.books.save(
          book(Int64(number), pages: 50, reading: reading(to: "2026-11-20", page: 48)))
      }
    }
    #expect(status.pages == Status.Pages(count: 40, isOpenEnded: count > 20))
  }

  @Test(arguments: StoreKind.available)
  func `the last mood is shown only if it is of today`(kind: StoreKind) throws {
    let yesterday = try status(kind) {
      try $0.moods.save(mood(1, at: "2026-11-19T23:59", level: 10))
    }
    #expect(yesterday.mood == nil)
    let today = try status(kind) {
      try $0.moods.save(mood(1, at: "2026-11-20T08:00", level: 70))
      try $0.moods.save(mood(2, at: "2026-11-20T07:00", level: 20))
    }
    #expect(today.mood?.level?.value == 70)
    let coming = try status(kind) {
      try $0.moods.save(mood(1, at: "2026-11-20T08:00", level: 70))
      try $0.moods.save(mood(2, at: "2026-11-20T23:58", level: 20))
    }
    #expect(coming.mood?.level?.value == 70)
  }

  @Test(arguments: StoreKind.available)
  func `the newest unread saying is shown`(kind: StoreKind) throws {
    let now = clock.now().milliseconds
    let status = try status(kind) {
      try $0.sayings.save(saying(1, addedAt: now - 1000))
      try $0.sayings.save(saying(2, details("미소"), addedAt: now - 500))
      try $0.sayings.save(saying(3, details("바다"), addedAt: now - 100, openedAt: now - 50))
      try $0.sayings.save(saying(4, details("산"), addedAt: now - 49 * 3_600_000))
    }
    #expect(status.saying?.number == 2)
  }

  @Test(arguments: StoreKind.available)
  func `reading the status draws, releases and opens nothing`(kind: StoreKind) throws {
    let store = try kind.make().store
    let now = clock.now()
    try store.write { try $0.sayings.save(saying(1, addedAt: now.milliseconds - 1000)) }
    _ = try ReadStatus(store: store, clock: clock)(Set(Status.Part.allCases))
    let seen = try store.read { repositories in
      (
        opened: try repositories.sayings.saying(numbered: 1)?.openedAt,
        daily: try repositories.sayingDeck.saying(of: clock.today),
        starters: try repositories.starters.progress(),
        count: try repositories.sayings.totals().all
      )
    }
    #expect(seen.opened == nil && seen.daily == nil && seen.starters == nil && seen.count == 1)
  }

  @Test(arguments: StoreKind.available, Status.Part.allCases)
  func `only requested parts are read`(kind: StoreKind, part: Status.Part) throws {
    let now = clock.now().milliseconds
    let status = try status(kind, [part]) {
      try $0.people.save(person("오늘", id: 2, dueOn: "2026-11-20"))
      try $0.events.save(planned(1, times("2026-11-20T09:00", "2026-11-20T10:00")))
      try $0.events.save(planned(2, times("2026-11-20T11:00", "2026-11-20T12:00")))
      try $0.books.save(book(1, pages: 100, reading: reading(to: "2026-11-20", page: 80)))
      try $0.moods.save(mood(1, at: "2026-11-20T08:00"))
      try $0.sayings.save(saying(1, addedAt: now - 1000))
    }
    let told: Set<Status.Part> = Set(
      [
        status.duePeople > 0 ? .duePeople : nil, status.nextPerson.map { _ in .nextPerson },
        status.currentEvent.map { _ in .currentEvent }, status.nextEvent.map { _ in .nextEvent },
        status.pages.count > 0 ? .pages : nil, status.mood.map { _ in .mood },
        status.saying.map { _ in .saying },
      ].compactMap { $0 })
    #expect(told == [part])
  }
}

import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReadReportTests {
  private let clock = LocalClock(now: .fixed("2026-11-20T09:30"), zone: FixedZone.seoul)
  private let year = ReportPeriod(year: 2026)

  private func report(
    _ kind: StoreKind, _ period: ReportPeriod? = nil, isPrivate: Bool = false,
    _ fill: (Repositories) throws -> Void
  ) throws -> Report {
    let store = try kind.make().store
    try store.write(fill)
    return try ReadReport(store: store, clock: clock)(
      #require(period ?? year), isPrivate: isPrivate)
  }

  @Test(arguments: StoreKind.available)
  func `an empty store gives an empty report of the days so far`(kind: StoreKind) throws {
    let report = try report(kind) { _ in }
    #expect(report.isEmpty)
    #expect(report.days == day("2026-01-01")...day("2026-11-20"))
    #expect(report.plans.timedCountByHour.count == 24)
  }

  @Test(arguments: StoreKind.available)
  func `cancelled and free events are not counted`(
    kind: StoreKind
  ) throws {
    let report = try report(kind) { repositories in
      for (id, part) in [(1, EventAvailability.busy), (2, .free), (3, .calledOff)] {
        var event = try planned(Int64(id), times("2026-10-01T09:00", "2026-10-01T10:00"))
        event.details.availability = part
        try repositories.events.save(event)
      }
      var series = try planned(4, times("2026-10-05T09:00", "2026-10-05T10:00"))
      let rule = try Recurrence("FREQ=DAILY;COUNT=3", from: .file)
      series.repetition = .series(try EventSeries(rule, from: .time(wall("2026-10-05T09:00"))))
      try repositories.events.save(series)
      var off = series.details
      off.availability = .calledOff
      try repositories.events.save(
        SeriesException(of: series.id, at: wall("2026-10-06T09:00"), .overridden(off)))
    }
    #expect((report.plans.timedCount, report.plans.timedCountByHour[9]) == (3, 3))
  }

  @Test(arguments: StoreKind.available)
  func `a future period has no report`(kind: StoreKind) throws {
    let store = try kind.make().store
    let next = try #require(ReportPeriod(year: 2027))
    #expect(
      throws: DomainError.invalid(
        .day, .inTheFuture(day("2027-01-01"), today: day("2026-11-20")))
    ) { try ReadReport(store: store, clock: clock)(next) }
  }

  @Test(arguments: StoreKind.available)
  func `a week across two months counts only events on its days`(kind: StoreKind) throws {
    let week = ReportPeriod(day("2026-10-26")...day("2026-11-01"))
    let report = try report(kind, week) { repositories in
      for (id, date) in [
        (1, "2026-10-25"), (2, "2026-10-26"), (3, "2026-11-01"), (4, "2026-11-02"),
      ] {
        try repositories.events.save(
          planned(Int64(id), times("\(date)T09:00", "\(date)T10:00")))
      }
    }
    #expect(report.plans.timedCount == 2)
  }

  @Test(arguments: StoreKind.available)
  func `only entries in the period are counted`(kind: StoreKind) throws {
    let october = ReportPeriod(try #require(Month(year: 2026, month: 10)))
    let report = try report(kind, october) {
      for (id, moment) in [
        (1, "2026-09-30T23:59"), (2, "2026-10-01T00:00"), (3, "2026-10-31T23:59"),
        (4, "2026-11-01T00:00"),
      ] { try $0.moods.save(mood(Int64(id), at: moment, level: id * 10)) }
      try $0.people.save(person("엄마"))
      for (id, date) in [
        (1, "2026-09-30"), (2, "2026-10-05"), (3, "2026-10-05"), (4, "2026-11-01"),
      ] { try $0.waterings.save(watering(Int64(id), on: date)) }
      // One that starts before the period, one in its first hour, one all-day event, and one after
      // it.
      try $0.events.save(planned(1, times("2026-09-30T23:00", "2026-10-01T01:00")))
      try $0.events.save(planned(2, times("2026-10-01T00:00", "2026-10-01T01:00")))
      try $0.events.save(planned(3, wholeDays("2026-10-31", "2026-11-02")))
      try $0.events.save(planned(4, times("2026-11-01T00:00", "2026-11-01T01:00")))
      try $0.books.save(
        book(1, reading: reading(from: "2026-01-01", finished: "2026-09-30", page: 300)))
      try $0.books.save(
        book(2, "시월", reading: reading(from: "2026-01-01", finished: "2026-10-31", page: 300)))
      try $0.readingRecords.save(record(1, of: 2, on: "2026-10-30", pages: 30))
      try $0.readingRecords.save(record(2, of: 2, on: "2026-10-31", pages: 12))
      try $0.readingRecords.save(record(3, of: 1, on: "2026-09-30", pages: 99))
      let seoul = FixedZone.seoul
      for (number, moment) in [
        (1, "2026-09-30T23:59"), (2, "2026-10-01T00:00"), (3, "2026-11-01T00:00"),
      ] {
        let liked = seoul.instant(of: LocalTime(literal: moment)).milliseconds
        try $0.sayings.save(saying(number, likedAt: liked))
      }
    }
    #expect(report.moods.days.map(\.day) == [day("2026-10-01"), day("2026-10-31")])
    #expect(report.moods.tally.count == 2)
    #expect(report.people.entries.map(\.contactDays) == [1])
    #expect(report.people.contactsByDay == [day("2026-10-05"): 2])
    #expect(report.plans.timedCountByHour.firstIndex(of: 1) == 0)
    #expect((report.plans.timedCount, report.plans.allDayCount) == (1, 1))
    #expect(report.books.entries.map(\.book.title) == ["시월"])
    #expect((report.books.pageCount, report.books.longestRun) == (42, 2))
    #expect(report.sayings.likedCount == 1)
  }

  @Test(arguments: StoreKind.available)
  func `a book read twice has both ratings`(kind: StoreKind) throws {
    func fill(_ repositories: Repositories) throws {
      let first = reading(from: "2025-07-01", finished: "2025-07-07", page: 300)
      var book = try book(
        1, reading: reading(2, from: "2026-11-01", finished: "2026-11-10", page: 300))
      book.rating = try Rating(halves: 6)
      try repositories.books.save(book)
      try repositories.books.save(
        PastReading(book: book.id, reading: first, rating: try Rating(halves: 10)))
    }
    let before = try report(kind, ReportPeriod(year: 2025)) { try fill($0) }
    #expect(before.books.entries.map(\.rating?.halfStars) == [10])
    let later = try report(kind) { try fill($0) }
    #expect(later.books.entries.map(\.rating?.halfStars) == [6])
  }

  @Test(arguments: StoreKind.available)
  func `each occurrence of a series is counted`(kind: StoreKind) throws {
    let report = try report(kind) {
      try $0.events.save(
        repeated(1, times("2026-11-16T07:00", "2026-11-16T08:00"), "FREQ=DAILY"))
    }
    #expect(report.plans.timedCountByHour[7] == 5, "from the 16th to today")
  }

  @Test(arguments: StoreKind.available)
  func `events later today are not counted yet`(kind: StoreKind) throws {
    let report = try report(kind) {
      for (id, start) in [(1, "09:00"), (2, "09:30"), (3, "09:31"), (4, "19:00")] {
        try $0.events.save(
          planned(Int64(id), times("2026-11-20T\(start)", "2026-11-20T20:00")))
      }
      try $0.events.save(planned(5, wholeDays("2026-11-20", "2026-11-20")))
    }
    #expect(
      (report.plans.timedCount, report.plans.timedCountByHour[9], report.plans.allDayCount) == (
        2, 2, 1
      ))
  }

  @Test(arguments: StoreKind.available)
  func `entries beyond the displayed ones are counted`(kind: StoreKind) throws {
    let report = try report(kind) {
      for id in 1...Int64(ReportedPeople.maxShown + 5) {
        try $0.people.save(person("사람 \(id)", id: id, phone: nil))
        try $0.waterings.save(watering(id, of: id, on: "2026-05-05"))
      }
      for extra in 0..<3 {
        try $0.waterings.save(watering(900 + Int64(extra), of: 7, on: "2026-06-0\(extra + 1)"))
      }
      for id in 1...Int64(ReportedBooks.maxShown + 3) {
        try $0.books.save(
          book(
            id, "책 \(id)", reading: reading(from: "2026-01-01", finished: "2026-02-02", page: 300)))
      }
      for number in 1...ReportedSayings.maxShown + 2 {
        try $0.sayings.save(saying(number, likedAt: 1_780_000_000_000 + Int64(number)))
      }
    }
    #expect(report.people.entries.count == ReportedPeople.maxShown)
    #expect(report.people.personCount == ReportedPeople.maxShown + 5)
    #expect(report.people.entries.first?.name == "사람 7")
    #expect(report.people.entries.first?.contactDays == 4)
    #expect(report.books.entries.count == ReportedBooks.maxShown)
    #expect(report.books.finishedCount == ReportedBooks.maxShown + 3)
    #expect(report.sayings.sayings.count == ReportedSayings.maxShown)
    #expect(report.sayings.likedCount == ReportedSayings.maxShown + 2)
  }

  @Test(arguments: StoreKind.available)
  func `a private report contains neither names nor notes`(kind: StoreKind) throws {
    func fill(_ repositories: Repositories) throws {
      try repositories.profile.save(Profile(displayName: DisplayName("미나")))
      try repositories.people.save(person("엄마"))
      try repositories.waterings.save(watering(1, on: "2026-10-05", memo: "비밀"))
      try repositories.moods.save(mood(at: "2026-10-05T10:00", memo: "비밀", tags: ["비밀"]))
      let details = try SayingDetails(korean: SayingText("한 줄"), author: Attribution("엄마"))
      try repositories.sayings.save(saying(1, details, likedAt: 1_780_000_000_000))
    }
    let told = String(describing: try report(kind) { try fill($0) })
    #expect(told.hasParts("엄마", "비밀", "미나"))
    let kept = String(describing: try report(kind, isPrivate: true) { try fill($0) })
    for word in ["엄마", "비밀", "미나"] { #expect(!kept.contains(word)) }
    #expect(kept.contains("한 줄"))
  }
}

extension String {
  fileprivate func hasParts(_ parts: String...) -> Bool { parts.allSatisfy { contains($0) } }
}

import HearthTestSupport
import Testing

@testable import HearthDomain

/// Moods compared with other data of their days, on every store.
@Suite struct MoodComparisonContractTests {
  private func queries(_ store: any Store) -> MoodQueries {
    MoodQueries(
      context: .of(
        store: store, clock: LocalClock(now: .fixed("2026-03-20T09:00"), zone: FixedZone.seoul)))
  }

  @Test(arguments: StoreKind.available)
  func `moods of days with a contact, event or reading are compared with other days`(
    kind: StoreKind
  )
    throws
  {
    let store = try kind.make().store
    try store.write { repositories in
      for date in 1...9 {
        try repositories.moods.save(
          mood(Int64(date), at: "2026-03-0\(date)T12:00", level: date * 10))
      }
      try repositories.moods.save(mood(10, at: "2026-03-09T20:00", level: 50))
      try repositories.people.save(person())
      for (id, date) in [(1, "03-07"), (2, "03-08"), (3, "03-08"), (4, "03-19")] {
        try repositories.waterings.save(watering(Int64(id), on: "2026-\(date)"))
      }
      // This event spans midnight, so it is on two days; the other one is on a day without moods.
      try repositories.events.save(planned(1, times("2026-03-01T23:00", "2026-03-02T01:00")))
      try repositories.events.save(planned(2, times("2026-03-15T10:00", "2026-03-15T11:00")))
      try repositories.books.save(book(1))
      try repositories.readingRecords.save(record(1, on: "2026-03-04"))
      try repositories.readingRecords.save(record(2, on: "2026-03-05", page: 10, pages: 0))
    }
    let all = try queries(store).statistics().activityComparisons
    #expect(
      all.map(\.subject) == [.activity(.contact), .activity(.event), .activity(.reading)])
    #expect(all.map(\.withSubject.days) == [2, 2, 1])
    #expect(all.map(\.withoutSubject.days) == [7, 7, 8])
    #expect(all.map(\.withSubject.tally.mean) == [75, 15, 40])
    #expect(all.map(\.withSubject.tally.count) == [2, 2, 1])
    #expect(all.map(\.withoutSubject.tally.count) == [8, 8, 9])
    #expect(all.allSatisfy { !$0.hasMeaningfulMeans })
    let week = day("2026-03-01")...day("2026-03-07")
    let some = try queries(store).statistics(of: week).activityComparisons
    #expect(some.map(\.withSubject.days) == [1, 2, 1])
    #expect(some.map(\.withoutSubject.days) == [6, 5, 6])
    let none = day("2026-04-01")...day("2026-04-07")
    #expect(try queries(store).statistics(of: none).activityComparisons.isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `moods of days with each tag and person are compared with other days`(kind: StoreKind) throws
  {
    let store = try kind.make().store
    let tags = [["Run"], ["run", "비"], [], ["비"], ["RÚN"], []]
    try store.write { repositories in
      for (place, tags) in tags.enumerated() {
        try repositories.moods.save(
          mood(
            Int64(place + 1), at: "2026-03-0\(place + 1)T12:00", level: place * 10, tags: tags))
      }
      // Another mood of that day, without tags.
      try repositories.moods.save(mood(9, at: "2026-03-01T13:00", level: 100))
      try repositories.people.save(person("Mum", id: 1))
      try repositories.people.save(person("Ada", id: 2))
      for (id, who, date) in [(1, 1, "01"), (2, 2, "01"), (3, 2, "02"), (4, 2, "30")] {
        try repositories.waterings.save(
          watering(Int64(id), of: Int64(who), on: "2026-03-\(date)"))
      }
    }
    let statistics = try queries(store).statistics()
    #expect(statistics.tagComparisons.map(\.subject) == [.tag(try tag("RÚN")), .tag(try tag("비"))])
    #expect(statistics.tagComparisons.map(\.withSubject.days) == [3, 2])
    #expect(statistics.tagComparisons.map(\.withoutSubject.days) == [3, 4])
    // All moods of those days: 0, 100, 10 and 40.
    #expect(statistics.tagComparisons.map(\.withSubject.tally.count) == [4, 2])
    #expect(statistics.tagComparisons.map(\.withSubject.tally.mean) == [37.5, 20])
    #expect(
      statistics.personComparisons.map(\.subject) == [
        .person(try someID(2), name: "Ada"), .person(try someID(1), name: "Mum"),
      ])
    #expect(statistics.personComparisons.map(\.withSubject.days) == [2, 1])
    #expect(statistics.moodDays.map(\.day.dayOfMonth) == Array(1...6))
    // Only the first people are looked up by name, but all are counted.
    #expect(
      try queries(store).statistics(naming: 1).personComparisons.map(\.subject) == [
        .person(try someID(2), name: "Ada"), .person(try someID(1), name: ""),
      ])
    let week = day("2026-03-03")...day("2026-03-04")
    let some = try queries(store).statistics(of: week)
    #expect(
      some.tagComparisons.map(\.subject) == [.tag(try tag("비"))] && some.personComparisons.isEmpty)
    #expect(try queries(store).tags(of: week) == [tag("비")])
    #expect(try queries(store).tags(of: .earliest ... .latest) == [tag("RÚN"), tag("비")])
  }

  private func tag(_ text: String) throws -> HearthDomain.Tag { try HearthDomain.Tag(text) }

  /// Iterating over days and events would take minutes.
  @Test(.timeLimit(.minutes(1)), arguments: StoreKind.available)
  func `events from year 1 to 9999 take no more time than others`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      for (id, date) in ["0001-01-02", "2026-03-01", "9999-12-30"].enumerated() {
        try repositories.moods.save(mood(Int64(id + 1), at: "\(date)T12:00"))
      }
      for id in 1...300 {
        try repositories.events.save(
          planned(Int64(id), times("0001-01-01T0\(id % 10):00", "9999-12-31T10:00")))
      }
    }
    let comparisons = try queries(store).statistics().activityComparisons
    #expect(comparisons.map(\.withSubject.days) == [0, 3, 0])
  }

  @Test(arguments: [(4, 9, false), (5, 9, true), (9, 4, false), (9, 5, true)])
  func `fewer than five days on either side give no comparison`(
    with: Int, without: Int, isEnough: Bool
  ) throws {
    let store = try StoreKind.inMemory.make().store
    try store.write { repositories in
      try repositories.people.save(person())
      for number in 1...with + without {
        let date = number < 10 ? "2026-03-0\(number)" : "2026-03-\(number)"
        try repositories.moods.save(mood(Int64(number), at: date + "T12:00", level: number))
        if number <= with { try repositories.waterings.save(watering(Int64(number), on: date)) }
      }
    }
    let contact = try queries(store).statistics().activityComparisons.first
    #expect(contact?.withSubject.days == with && contact?.withoutSubject.days == without)
    #expect(contact?.hasMeaningfulMeans == isEnough)
    #expect(contact?.difference ?? 0 < 0)
  }
}

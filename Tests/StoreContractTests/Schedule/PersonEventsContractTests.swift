import HearthTestSupport
import Testing

@testable import HearthDomain

/// Events that contain the name of a person, on every store.
@Suite struct PersonEventsContractTests {
  @Test(arguments: [
    ("엄마와 점심", "엄마", true), ("엄마 생신", "엄마", true), ("(엄마)", "엄마", true),
    ("엄마네 김장", "엄마", true), ("엄마손 식당", "엄마", false), ("새엄마 만나기", "엄마", false),
    ("Tea with JULES", "Jules", true), ("Jules’s party", "Jules", true),
    ("Annual review", "Ann", false), ("Ann, Bob", "Ann", true), ("지민이랑 영화", "지민", true),
  ])
  func `a name matches as separate words`(title: String, name: String, isNamed: Bool) throws {
    let event = try planned(1, times("2026-03-01T10:00", "2026-03-01T11:00"), title)
    #expect(event.mentions(name) == isNamed)
    let noted = try planned(1, times("2026-03-01T10:00", "2026-03-01T11:00"), "x", note: title)
    #expect(noted.mentions(name) == isNamed)
  }

  @Test(arguments: StoreKind.available)
  func `events naming a person are listed around now in both directions`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save(
      [
        planned(1, times("2026-03-19T10:00", "2026-03-19T11:00"), "엄마와 점심"),
        planned(2, times("2026-03-18T10:00", "2026-03-18T11:00"), "병원", note: "꼬마랑"),
        planned(3, times("2026-03-20T08:00", "2026-03-20T10:00"), "엄마와 꼬마"),
        planned(4, times("2026-03-25T10:00", "2026-03-25T11:00"), "엄마 생신"),
        planned(5, times("2026-03-21T10:00", "2026-03-21T11:00"), "꼬마 공연"),
        planned(6, times("2026-03-21T10:00", "2026-03-21T11:00"), "엄마손 식당"),
        planned(7, wholeDays("2026-03-10", "2026-03-12"), "엄마 여행"),
        planned(8, times("2026-03-20T09:00", "2026-03-20T09:30"), "지금 엄마"),
      ], in: store)
    let queries = ScheduleQueries(
      context: .of(
        store: store, clock: LocalClock(now: .fixed("2026-03-20T09:00"), zone: FixedZone.seoul)))
    func ids(_ occurrences: [Occurrence]) -> [Int64] { occurrences.map(\.event.id.rawValue) }
    let mother = try person("엄마", nickname: "꼬마")
    let all = try queries.events(naming: mother, limit: 9)
    #expect(ids(all.upcoming) == [3, 8, 5, 4])
    #expect(ids(all.past) == [1, 2, 7])
    let some = try queries.events(naming: mother, limit: 1)
    #expect(ids(some.upcoming) == [3] && ids(some.past) == [1])
    #expect(try queries.events(naming: person("준호"), limit: 9) == .none)
    #expect(try queries.events(naming: mother, limit: 0) == .none)
  }
}

import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodDiaryTests {
  private func filled(_ kind: StoreKind) throws -> MoodUseCaseFixture {
    let studio = try MoodUseCaseFixture(kind)
    for at in [
      "2019-03-10T08:00", "2023-03-10T21:00", "2023-03-10T07:00", "2024-02-29T10:00",
      "2024-03-09T10:00", "2025-03-11T10:00", "2026-03-10T06:00", "2026-03-01T10:00",
    ] { try studio.feel(40, "기록 \(at)", at: at) }
    return studio
  }

  @Test(arguments: StoreKind.available)
  func `the diary lists the newest day first, each day in order`(kind: StoreKind) throws {
    let studio = try filled(kind)
    func diary(_ filter: MoodFilter, _ page: MoodPage) throws -> [DiaryDay] {
      DiaryDay.grouping(try studio.queries.list(filter, page))
    }
    let to = day("2024-12-31")
    let days = try diary(MoodFilter(days: .earliest...to), .newest(4))
    #expect(
      days.map(\.day.description) == ["2024-03-09", "2024-02-29", "2023-03-10"])
    #expect(days[2].moods.map(\.moment.time.hour) == [7, 21])
    let next = try diary(
      .all, .newest(9, before: days.last?.moods.first?.sortKey))
    #expect(next.map(\.day.description) == ["2019-03-10"])
    let found = try diary(MoodFilter(search: "ㄱㄹ 2023"), .newest(9))
    #expect(found.map(\.moods.count) == [2])
  }

  @Test(arguments: StoreKind.available)
  func `a calendar and a year mark the days with moods`(kind: StoreKind) throws {
    let studio = try filled(kind)
    let march = try #require(Month(year: 2026, month: 3))
    #expect(
      try studio.queries.calendar(of: march).map(\.day.dayOfMonth) == [1, 10])
    let year = try studio.queries.daysOfYear(2024)
    #expect(year.map(\.day.description) == ["2024-02-29", "2024-03-09"])
    #expect(year.allSatisfy { $0.tally.mean == 40 })
    #expect(try studio.queries.daysOfYear(2023).map(\.tally.count) == [2])
    for number in [0, 10_000, .max, .min] { #expect(try studio.queries.daysOfYear(number).isEmpty) }
  }

  @Test(arguments: StoreKind.available)
  func `on this day lists the same date in earlier years`(kind: StoreKind) throws {
    let studio = try filled(kind)
    let days = try studio.queries.onThisDay()
    #expect(days.map(\.day.description) == ["2023-03-10", "2019-03-10"])
    #expect(days.map(\.moods.count) == [2, 1])
    #expect(try studio.queries.onThisDay(limit: 1).count == 1)
    let leap = try studio.queries.onThisDay(day("2028-02-29"))
    #expect(leap.map(\.day.description) == ["2024-02-29"])
    #expect(try studio.queries.onThisDay(.earliest).isEmpty)
    try studio.feel(1, at: "0001-03-10T00:00")
    #expect(try studio.queries.onThisDay().map(\.day.year) == [2023, 2019, 1])
  }

  @Test(arguments: StoreKind.available)
  func `statistics report the number of moods behind them`(kind: StoreKind) throws {
    let studio = try filled(kind)
    let all = try studio.queries.statistics()
    #expect(all.days == 7 && all.total.count == 8 && all.total.hasMeaningfulMean)
    #expect(all.total.mean == 40 && all.total.standardDeviation == 0)
    let day = day("2023-03-10")
    let some = try studio.queries.statistics(of: day...day)
    #expect(some.tally(on: .friday).count == 2 && !some.total.hasMeaningfulMean)
  }
}

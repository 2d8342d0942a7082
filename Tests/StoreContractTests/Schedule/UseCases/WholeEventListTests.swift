import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct WholeEventListTests {
  @Test(arguments: StoreKind.available, [0, 1, 2].tried(usually: 1))
  func `a list read in batches equals the complete list`(kind: StoreKind, zone: Int) throws {
    let planner = try ScheduleUseCaseFixture(kind, in: zonesOfTheWorld[zone])
    var years = try ManyEvents(
      seed: UInt64(zone + 40), count: TestExtent.count(1_300, usually: 700))
    try save(years.events, in: planner.store)
    var filters = [EventFilter.all, EventFilter(search: "회"), EventFilter(startsWithin: true)]
    for _ in 0..<3 { filters.append(EventFilter(timeRange: years.stretch())) }
    for filter in filters {
      var handed: [Occurrence] = []
      try planner.queries.list(filter, withOverlaps: false) { occurrence, overlaps in
        handed.append(occurrence)
        #expect(overlaps == .none)
      }
      #expect(try handed == planner.queries.list(filter, in: 0..<Int.max), "\(filter)")
    }
  }

  @Test(arguments: StoreKind.available, [499, 500, 501, 1_000, 1_001].tried(usually: 1))
  func `events at the same time are each returned once`(kind: StoreKind, count: Int) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    let long = try planned(9_000, times("2026-11-01T09:00", "2026-11-30T09:00"))
    let events = try (1...count).map {
      try planned(Int64($0), times("2026-11-20T09:00", "2026-11-20T10:00"))
    }
    try save([long] + events, in: planner.store)
    let onDay = EventFilter.on(day("2026-11-20")...day("2026-11-20"))
    for filter in [EventFilter.all, onDay] {
      var handed: [Int64] = []
      try planner.queries.list(filter, withOverlaps: false) { occurrence, _ in
        handed.append(occurrence.event.id.rawValue)
      }
      #expect(handed == [9_000] + (1...Int64(count)))
    }
  }

  @Test(arguments: StoreKind.available)
  func `each event has its overlaps, found by the search or not`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    try planner.add("회의", "2026-11-20T09:00", "2026-11-20T11:00")
    try planner.add("전화", "2026-11-20T10:00", "2026-11-20T10:30")
    try planner.add("점심", "2026-11-20T10:20", "2026-11-20T12:00")
    var told: [[String]] = []
    try planner.queries.list(EventFilter(search: "회의"), withOverlaps: true) {
      occurrence, overlaps in
      told.append([occurrence.event.title] + overlaps.firstOverlaps.map(\.event.title))
      #expect(overlaps.count == 2 && !overlaps.hasMore)
    }
    #expect(told == [["회의", "전화", "점심"]])
  }

  @Test(arguments: StoreKind.available, [0, 1, 2].tried(usually: 1))
  func `the overlaps in a list equal those of each event alone`(kind: StoreKind, zone: Int) throws {
    let planner = try ScheduleUseCaseFixture(kind, in: zonesOfTheWorld[zone])
    let years = try ManyEvents(
      seed: UInt64(zone + 60), count: TestExtent.count(300, usually: 150))
    try save(years.events, in: planner.store)
    for filter in [EventFilter.all, EventFilter(search: "회")] {
      var handed: [(Occurrence, Overlaps)] = []
      try planner.queries.list(filter, withOverlaps: true) { handed.append(($0, $1)) }
      #expect(handed.count > 1)
      for (occurrence, overlaps) in handed.tried(usually: 20) {
        let alone = try planner.store.read {
          try $0.overlaps(of: occurrence, in: planner.zone, limit: 101)
        }
        #expect(overlaps.firstOverlaps == Array(alone.prefix(100)))
        #expect(overlaps.hasMore == (alone.count > 100))
      }
    }
  }

  /// Returns a series every half hour of ten minutes each, with other events around some of them.
  private func half(_ kind: StoreKind) throws -> ScheduleUseCaseFixture {
    let planner = try ScheduleUseCaseFixture(kind)
    let often = try repeated(
      1, times("2026-11-20T00:00", "2026-11-20T00:10"), "FREQ=MINUTELY;INTERVAL=30")
    try save([often], in: planner.store)
    try planner.add("Talk", "2026-11-20T10:05", "2026-11-20T10:20")
    try planner.add("Gap", "2026-11-20T11:12", "2026-11-20T11:28")
    try planner.add("Lunch", "2026-11-20T12:00", "2026-11-20T13:00")
    return planner
  }

  @Test(arguments: StoreKind.available)
  func `a summarised series overlaps what any of its occurrences overlaps`(kind: StoreKind) throws {
    let planner = try half(kind)
    let today = day("2026-11-20")
    let expected = [
      ["2026-11-20T00:00", "2026-11-20T10:05", "2026-11-20T12:00"],
      ["2026-11-20T10:05", "2026-11-20T10:00"], ["2026-11-20T11:12"],
      ["2026-11-20T12:00", "2026-11-20T12:00"],
    ]
    let agenda = try planner.queries.agenda(on: today...today)
    #expect(
      agenda.entries.map { entry in
        ([entry.occurrence] + agenda.overlaps(of: entry)).map { "\($0.start)" }
      } == expected)
    #expect(agenda.entries.map(\.overlapCount) == [2, 1, 0, 1])
    #expect(
      Set(agenda.overlaps(of: agenda.entries[1]).map(\.event.id)) == [agenda.entries[0].event.id])
    var handed: [[String]] = []
    try planner.queries.list(.on(today...today), withOverlaps: true) { occurrence, overlaps in
      handed.append(([occurrence] + overlaps.firstOverlaps).map { "\($0.start)" })
      #expect(overlaps.count == overlaps.firstOverlaps.count && !overlaps.hasMore)
    }
    #expect(handed == expected)
  }

  @Test(arguments: StoreKind.available)
  func `the current occurrences of a crowded day are found`(kind: StoreKind) throws {
    let planner = try half(kind)
    let short = try planner.add("Short", "2026-11-20T15:02", "2026-11-20T15:04")
    #expect(short.overlaps.map { "\($0.start)" } == ["2026-11-20T15:00"])
    #expect(try planner.add("Free", "2026-11-20T15:11", "2026-11-20T15:14").overlaps.isEmpty)
    let late = try planner.add("Late", "2026-11-20T23:35", "2026-11-21T00:05")
    #expect(
      late.overlaps.map { "\($0.start) \($0.crowd?.count ?? 1)" } == [
        "2026-11-20T23:30 1", "2026-11-21T00:00 1",
      ])
    // A single occurrence has only its own overlaps.
    planner.set("2026-11-20T15:03")
    let often = try #require(try planner.store.read { try $0.events.event(someID(1)) })
    let now = try planner.queries.representativeOccurrence(of: often)
    #expect(now.start == wall("2026-11-20T15:00") && now.crowd == nil)
    #expect(
      try planner.queries.overlaps(of: [now]).map { $0.firstOverlaps.map(\.event.title) } == [
        ["Short"]
      ])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a crowded day is scanned once`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    let events = try (1...2_000).map {
      try planned(Int64($0), times("2026-11-20T09:00", "2026-11-20T10:00"))
    }
    try save(events, in: planner.store)
    let work = ProcessorTime()
    var count = 0
    try planner.queries.list(EventFilter.all, withOverlaps: true) { _, overlaps in
      count += 1
      #expect(overlaps.count == 1_999)
    }
    #expect(count == 2_000)
    #expect(work.passed < .seconds(5))
  }
}

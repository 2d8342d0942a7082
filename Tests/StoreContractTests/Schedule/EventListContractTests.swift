import HearthDomain
import HearthTestSupport
import Testing

@Suite struct EventListContractTests {
  private func filled(_ kind: StoreKind, _ events: [Event]) throws -> any Store {
    let store = try kind.make().store
    try save(events, in: store)
    return store
  }

  /// Returns one event for each possible position relative to 20 November 2026.
  private func around() throws -> [Event] {
    try [
      planned(1, times("2026-11-19T09:00", "2026-11-20T00:00")),
      planned(2, times("2026-11-19T23:00", "2026-11-20T00:01")),
      planned(3, times("2026-11-20T00:00", "2026-11-20T00:01")),
      planned(4, times("2026-11-20T23:59", "2026-11-21T09:00")),
      planned(5, times("2026-11-21T00:00", "2026-11-21T01:00")),
      planned(6, times("2026-11-01T00:00", "2026-12-01T00:00")),
      planned(7, times("1990-11-01T00:00", "2090-12-01T00:00")),
      planned(8, wholeDays("2026-11-19", "2026-11-19")),
      planned(9, wholeDays("2026-11-18", "2026-11-20")),
      planned(10, wholeDays("2026-11-20", "2026-11-20")),
      planned(11, wholeDays("2026-11-21", "2026-11-22")),
      // In Seoul these are eight hours later: 07:59 to 08:00, and from midnight on.
      planned(12, moments("2026-11-19T23:59", "2026-11-20T00:00")),
      planned(13, moments("2026-11-19T15:59", "2026-11-19T16:00")),
      planned(14, moments("2026-11-20T15:59", "2026-11-20T16:00")),
      planned(15, moments("2026-11-20T16:00", "2026-11-20T17:00")),
    ]
  }

  @Test(arguments: StoreKind.available)
  func `a day lists overlapping events in order`(kind: StoreKind) throws {
    let store = try filled(kind, around())
    let days = day("2026-11-20")...day("2026-11-20")
    func ids(_ filter: EventFilter, in zone: any ZoneRules, _ places: Range<Int>) throws -> [Int64]
    {
      try store.read { try $0.events.list(filter, in: zone, places: places) }
        .map(\.event.id.rawValue)
    }
    let seoul = FixedZone.seoul
    let shown: [Int64] = [7, 6, 9, 2, 3, 10, 12, 14, 4]
    #expect(try ids(.on(days), in: seoul, 0..<99) == shown)
    #expect(try ids(.on(days), in: seoul, 3..<5) == [2, 3])
    #expect(try ids(.on(days), in: seoul, 1..<3) == [6, 9])
    let starting = EventFilter(timeRange: days.timeRange, startsWithin: true)
    #expect(try ids(starting, in: seoul, 0..<99) == [3, 10, 12, 14, 4])
    let timed = EventFilter(timeRange: days.timeRange, isTimed: true)
    #expect(try ids(timed, in: seoul, 0..<99) == [7, 6, 2, 3, 12, 14, 4])
    #expect(try ids(timed, in: seoul, 1..<4) == [6, 2, 3])
    var latest = EventFilter.on(days)
    latest.latestFirst = true
    #expect(try ids(latest, in: seoul, 0..<99) == shown.reversed())
    #expect(try ids(latest, in: seoul, 0..<2) == [4, 14])
    #expect(try ids(latest, in: seoul, 5..<8) == [2, 9, 6])
    // In Berlin anchored events move, floating ones do not.
    #expect(try ids(starting, in: ChangingZone.berlin, 0..<99) == [3, 10, 14, 15, 4])
  }

  @Test(arguments: StoreKind.available)
  func `marks count the events listed on each day`(kind: StoreKind) throws {
    let store = try filled(kind, around())
    let days = day("2026-11-18")...day("2026-11-23")
    let counts = try store.read { try $0.events.counts(on: days, in: FixedZone.seoul) }
    let shown = days.lowerBound.number...days.upperBound.number
    for number in shown {
      let date = try #require(Day(number: number))
      let listed = try store.read {
        try $0.events.list(.on(date...date), in: FixedZone.seoul, places: 0..<99)
      }
      #expect(counts[date] ?? 0 == listed.count, "\(date)")
    }
  }

  @Test(arguments: StoreKind.available, [0, 1, 2, 3, 4].tried(usually: 1))
  func `lists of random ranges in every zone equal the recorded ones`(kind: StoreKind, zone: Int)
    throws
  {
    var years = try ManyEvents(seed: UInt64(zone + 1), count: 300)
    let rules = zonesOfTheWorld[zone]
    let occurrences = Set(years.events.map { Occurrence(of: $0, in: rules) })
    let store = try filled(kind, years.events)
    var kept = KeptLists("events-\(zone)")
    try store.read { (repositories) throws in
      for turn in 1...30 {
        let filter = EventFilter(
          timeRange: years.pick([years.stretch(), nil]), startsWithin: years.pick([true, false]),
          isTimed: years.pick([true, false]),
          search: years.pick(["", "", "회", "ㄱㅈ", "lunch", "3층", "여행"]),
          latestFirst: years.pick([true, false]))
        let found = try repositories.events.list(filter, in: rules, places: 0..<Int.max)
        #expect(found.allSatisfy(occurrences.contains), "\(filter)")
        kept.note("\(turn)", found.map(\.event.id.rawValue))
        let places = years.pick([0..<1, 0..<7, 5..<20, 100..<120])
        let page = try repositories.events.list(filter, in: rules, places: places)
        #expect(page == Array(found[places.clamped(to: found.indices)]), "\(filter) \(places)")
      }
    }
    try kept.expectAsEver()
  }

  @Test(arguments: StoreKind.available, [0, 1, 2, 3, 4].tried(usually: 1))
  func `every mark and reminder agrees with the computed occurrences`(kind: StoreKind, zone: Int)
    throws
  {
    var years = try ManyEvents(seed: UInt64(zone + 20), count: 200)
    let rules = zonesOfTheWorld[zone]
    let everything = years.events.map { Occurrence(of: $0, in: rules) }
    let store = try filled(kind, years.events)
    try store.read { (repositories) throws in
      for _ in 0..<20 {
        let stretch = years.stretch()
        let days =
          stretch.lowerBound
          .day...min(
            stretch.upperBound.day, stretch.lowerBound.day.adding(days: 40))
        var counts: [Day: Int] = [:]
        for number in days.lowerBound.number...days.upperBound.number {
          let date = try #require(Day(number: number))
          let count = everything.count { $0.overlaps(date.start..<date.end) }
          if count > 0 { counts[date] = count }
        }
        #expect(try repositories.events.counts(on: days, in: rules) == counts, "\(days)")
        let busy = try repositories.events.busyDays(in: days, in: rules)
        let numbers = busy.flatMap { $0.lowerBound.number...$0.upperBound.number }
        #expect(numbers == counts.keys.map(\.number).sorted(), "\(days)")
        #expect(
          zip(busy, busy.dropFirst()).allSatisfy { $0.upperBound.adding(days: 1) < $1.lowerBound })
        let moments = rules.instant(of: stretch.lowerBound)..<rules.instant(of: stretch.upperBound)
        let reminders = everything.flatMap { $0.reminders(in: rules) }
          .filter { moments.contains($0.dueAt) }
          .sorted(by: EventReminder.isEarlier)
        #expect(try repositories.events.reminders(at: moments, in: rules) == reminders)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `only busy events make a day busy, and all are counted`(
    kind: StoreKind
  ) throws {
    try kind.make().store.write { repositories in
      let events = repositories.events
      for (id, part) in [(20, EventAvailability.busy), (21, .free), (22, .calledOff)] {
        let event = try planned(
          Int64(id), times("2026-11-\(id)T09:00", "2026-11-\(id)T10:00"))
        var details = event.details
        details.availability = part
        try events.save(Event(id: event.id, details: details))
      }
      let first = try planned(4, times("2026-11-24T09:00", "2026-11-24T10:00"))
      let rule = try Recurrence("FREQ=DAILY;COUNT=3", from: .file)
      let series = Event(
        id: first.id, details: first.details,
        repetition: .series(try EventSeries(rule, from: .time(wall("2026-11-24T09:00")))))
      try events.save(series)
      var off = series.details
      (off.availability, off.span) = (.calledOff, try times("2026-11-25T09:00", "2026-11-25T10:00"))
      try events.save(
        SeriesException(of: series.id, at: wall("2026-11-25T09:00"), .overridden(off)))
      let days = day("2026-11-19")...day("2026-11-30")
      let busy = try events.busyDays(in: days, in: FixedZone.seoul)
      #expect(
        busy == ["2026-11-20", "2026-11-24", "2026-11-26"].map { day($0)...day($0) })
      #expect(try events.counts(on: days, in: FixedZone.seoul).count == 6)
    }
  }

  @Test(arguments: StoreKind.available)
  func `changes within a transaction are listed within it`(kind: StoreKind) throws {
    try kind.make().store.write { repositories in
      let events = repositories.events
      let date = day("2026-11-20")...day("2026-11-20")
      func ids(_ search: String = "") throws -> [Int64] {
        try events.list(.on(date, search: search), in: FixedZone.seoul, places: 0..<9)
          .map(\.event.id.rawValue)
      }
      try events.save(try planned(1, times("2026-11-20T09:00", "2026-11-20T10:00"), "점심"))
      try events.save(try planned(2, wholeDays("2026-11-01", "2026-11-30"), "점심 모임"))
      #expect(try ids() == [2, 1])
      #expect(try ids("점심") == [2, 1])
      try events.save(try planned(1, times("2026-11-21T09:00", "2026-11-21T10:00"), "점심"))
      try events.remove(try someID(2))
      #expect(try ids().isEmpty && ids("점심").isEmpty)
    }
  }
}

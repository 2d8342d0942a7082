import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SeriesContractTests {
  @Test(arguments: StoreKind.available)
  func `a series and its exceptions are read back and removed together`(kind: StoreKind) throws {
    let tried = try kind.make()
    let event = try repeated(
      1, times("2026-10-06T09:00", "2026-10-06T10:00"), "FREQ=WEEKLY;COUNT=9")
    let own = try planned(1, times("2026-10-21T15:00", "2026-10-21T16:30"), "치과", remind: [5])
      .details
    let exceptions = [
      SeriesException(of: event.id, at: wall("2026-10-13T09:00"), .removed(hadDetails: nil)),
      SeriesException(of: event.id, at: wall("2026-10-20T09:00"), .overridden(own)),
      SeriesException(of: event.id, at: wall("2026-10-27T09:00"), .removed(hadDetails: own)),
      SeriesException(of: event.id, at: wall("2026-10-30T09:00"), .added),
    ]
    try save([event], in: tried.store)
    try tried.store.write { repositories in
      for exception in exceptions { try repositories.events.save(exception) }
    }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        #expect(try repositories.events.event(event.id) == event)
        #expect(try repositories.events.exceptions(of: event.id) == exceptions)
      }
    }
    #expect(event.series?.lastStart == wall("2026-12-01T09:00"))
    try tried.store.write { (repositories) throws in
      try repositories.events.removeException(
        at: OccurrenceID(event.id, at: exceptions[0].originalStart))
      #expect(try repositories.events.exceptions(of: event.id).count == 3)
      try repositories.events.remove(event.id)
      #expect(try repositories.events.exceptions(of: event.id).isEmpty)
      #expect(throws: DomainError.self) { try repositories.events.save(exceptions[0]) }
      try repositories.events.save(event)
      #expect(try repositories.events.exceptions(of: event.id).isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func `many exceptions are saved at once`(kind: StoreKind) throws {
    let tried = try kind.make()
    let event = try repeated(
      1, times("2026-10-06T09:00", "2026-10-06T10:00"), "FREQ=WEEKLY;COUNT=9")
    try save(
      [
        event,
        try repeated(
          2, times("2026-10-06T09:00", "2026-10-06T10:00"), "FREQ=WEEKLY;COUNT=9"),
      ], in: tried.store)
    func exception(_ day: String, _ change: SeriesException.Change) -> SeriesException {
      SeriesException(of: event.id, at: wall("\(day)T09:00"), change)
    }
    let own = try planned(1, times("2026-10-21T15:00", "2026-10-21T16:30"), "치과").details
    let first = [
      exception("2026-10-13", .removed(hadDetails: nil)), exception("2026-10-20", .overridden(own)),
    ]
    let later = [
      exception("2026-10-13", .added), exception("2026-10-27", .removed(hadDetails: nil)),
    ]
    func found(_ store: any Store, _ words: String) throws -> Int {
      try store.read { (repositories) throws in
        try repositories.events.list(
          EventFilter(search: words), in: FixedZone.seoul, places: 0..<9
        ).count
      }
    }
    try tried.store.write { (repositories) throws in
      try repositories.events.save(first, insteadOf: [], of: event.id)
      #expect(try repositories.events.exceptions(of: event.id) == first)
    }
    #expect(try found(tried.store, "치과") == 1)
    try tried.store.write { (repositories) throws in
      try repositories.events.save(
        later, insteadOf: [first[1].originalStart, wall("2026-12-01T09:00")], of: event.id)
      #expect(try repositories.events.exceptions(of: event.id) == later)
    }
    // Removed exceptions are no longer found.
    #expect(try found(tried.store, "치과") == 0)
    try tried.store.write { (repositories) throws in
      try repositories.events.save([], insteadOf: later.map(\.originalStart), of: event.id)
      #expect(try repositories.events.exceptions(of: event.id).isEmpty)
      try repositories.events.remove(event.id)
      #expect(throws: DomainError.self) {
        try repositories.events.save(first, insteadOf: [], of: event.id)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `days list the occurrences of a series, moved and removed ones included`(kind: StoreKind)
    throws
  {
    let store = try kind.make().store
    let event = try repeated(
      1, times("2026-10-06T09:00", "2026-10-06T10:00"), "FREQ=WEEKLY", "주간 회의", remind: [10])
    let moved = try planned(1, times("2026-11-18T15:00", "2026-11-18T16:00"), "치과").details
    try save([event, planned(2, times("2026-11-17T08:00", "2026-11-17T09:30"), "아침")], in: store)
    try store.write { repositories in
      try repositories.events.save(
        SeriesException(of: event.id, at: wall("2026-11-10T09:00"), .removed(hadDetails: nil)))
      try repositories.events.save(
        SeriesException(of: event.id, at: wall("2026-11-24T09:00"), .overridden(moved)))
    }
    try store.read { (repositories) throws in
      let events = repositories.events
      func starts(_ filter: EventFilter, _ places: Range<Int> = 0..<99) throws -> [String] {
        try events.list(filter, in: FixedZone.seoul, places: places).map { "\($0.start)" }
      }
      let days = day("2026-11-03")...day("2026-11-30")
      #expect(
        try starts(.on(days))
          == ["2026-11-03T09:00", "2026-11-17T08:00", "2026-11-17T09:00", "2026-11-18T15:00"])
      #expect(try starts(.on(days), 1..<3) == ["2026-11-17T08:00", "2026-11-17T09:00"])
      #expect(
        try starts(EventFilter(timeRange: days.timeRange, latestFirst: true), 0..<2)
          == ["2026-11-18T15:00", "2026-11-17T09:00"])
      #expect(
        try events.counts(on: days, in: FixedZone.seoul) == [
          day("2026-11-03"): 1, day("2026-11-17"): 2, day("2026-11-18"): 1,
        ])
      #expect(
        try events.busyDays(in: days, in: FixedZone.seoul) == [
          day("2026-11-03")...day("2026-11-03"), day("2026-11-17")...day("2026-11-18"),
        ])
      let found = try events.list(.on(days), in: FixedZone.seoul, places: 0..<99)
      #expect(found.map(\.isOverridden) == [false, false, false, true])
      #expect(found[3].originalStart == wall("2026-11-24T09:00") && found[3].event.id == event.id)
      #expect(found[3].event.title == "치과" && found[3].storedEvent == event)
      // The next occurrences of an endless series.
      let next = EventFilter(
        timeRange: wall("2026-11-18T00:00")..<LocalTime.latest, startsWithin: true)
      #expect(
        try starts(next, 0..<3) == ["2026-11-18T15:00", "2026-12-01T09:00", "2026-12-08T09:00"])
    }
  }

  @Test(arguments: StoreKind.available)
  func `a search and a list of all events list a series once`(kind: StoreKind) throws {
    let store = try kind.make().store
    let event = try repeated(
      1, times("2026-10-06T09:00", "2026-10-06T10:00"), "FREQ=WEEKLY", "주간 회의")
    let moved = try planned(1, times("2026-11-18T15:00", "2026-11-18T16:00"), "치과").details
    try save([event], in: store)
    try store.write { repositories in
      try repositories.events.save(
        SeriesException(of: event.id, at: wall("2026-11-24T09:00"), .overridden(moved)))
    }
    func found(_ search: String) throws -> [String] {
      var filter = EventFilter(search: search)
      filter.seriesOnceFrom = wall("2026-11-20T12:00")
      return try store.read {
        try $0.events.list(filter, in: FixedZone.seoul, places: 0..<9)
          .map { "\($0.start) \($0.event.title)" }
      }
    }
    #expect(try found("") == ["2026-12-01T09:00 주간 회의"])
    #expect(try found("회의") == ["2026-12-01T09:00 주간 회의"])
    #expect(try found("치과") == ["2026-11-18T15:00 치과"])
    #expect(try found("없음") == [])
    try store.write { repositories in
      try repositories.events.removeException(
        at: OccurrenceID(event.id, at: wall("2026-11-24T09:00")))
    }
    #expect(try found("치과") == [])
    #expect(try found("") == ["2026-11-24T09:00 주간 회의"])
  }

  @Test(arguments: StoreKind.available)
  func `each occurrence of a series has its own reminders`(kind: StoreKind) throws {
    let store = try kind.make().store
    let early = try planned(
      1, times("2026-11-20T07:00", "2026-11-20T08:00"), "일찍", remind: [30]
    ).details
    let event = try repeated(
      1, times("2026-10-06T09:00", "2026-10-06T10:00"), "FREQ=WEEKLY", remind: [0, 60 * 24 * 30])
    let whole = try repeated(2, wholeDays("2026-01-15", "2026-01-15"), "FREQ=MONTHLY")
    try save([event, whole], in: store)
    try store.write { repositories in
      try repositories.events.save(
        SeriesException(of: event.id, at: wall("2026-11-24T09:00"), .overridden(early)))
    }
    func told(_ from: String, _ to: String, _ zone: any ZoneRules) throws -> [String] {
      try store.read {
        try $0.events.reminders(
          at: zone.instant(of: wall(from))..<zone.instant(of: wall(to)), in: zone
        ).map { "\(zone.localTime(at: $0.dueAt)) \($0.occurrence.start) \($0.minutesBefore)" }
      }
    }
    for zone in [FixedZone.seoul as any ZoneRules, ChangingZone.berlin] {
      #expect(
        try told("2026-11-10T00:00", "2026-11-25T00:00", zone) == [
          "2026-11-10T09:00 2026-11-10T09:00 0",
          "2026-11-15T00:00 2026-11-15T00:00 0",
          "2026-11-15T09:00 2026-12-15T09:00 43200",
          "2026-11-17T09:00 2026-11-17T09:00 0",
          "2026-11-20T06:30 2026-11-20T07:00 30",
          "2026-11-22T09:00 2026-12-22T09:00 43200",
        ].filter { !$0.hasPrefix("2026-11-10T09:00 2026-12-10") }
          + [])
    }
  }

  @Test(arguments: StoreKind.available)
  func `of more than 24 occurrences on a day one is listed`(kind: StoreKind) throws {
    let store = try kind.make().store
    let often = try repeated(
      1, times("2026-11-20T22:00", "2026-11-20T22:05"), "FREQ=MINUTELY;INTERVAL=30")
    let pills = try repeated(
      2, times("2026-11-20T06:00", "2026-11-20T06:05"), "FREQ=HOURLY;INTERVAL=8")
    try save([often, pills], in: store)
    try store.read { (repositories) throws in
      let days = day("2026-11-20")...day("2026-11-21")
      let found = try repositories.events.list(.on(days), in: FixedZone.seoul, places: 0..<99)
      #expect(
        found.map { "\($0.start) \($0.crowd?.count ?? 1)" } == [
          "2026-11-20T06:00 1", "2026-11-20T14:00 1", "2026-11-20T22:00 1", "2026-11-20T22:00 1",
          "2026-11-20T22:30 1", "2026-11-20T23:00 1", "2026-11-20T23:30 1", "2026-11-21T00:00 48",
          "2026-11-21T06:00 1", "2026-11-21T14:00 1", "2026-11-21T22:00 1",
        ])
      #expect(found.first { $0.crowd != nil }?.crowd?.lastStart == wall("2026-11-21T23:30"))
      #expect(
        try repositories.events.counts(on: days, in: FixedZone.seoul) == [
          day("2026-11-20"): 7, day("2026-11-21"): 4,
        ])
      let next = EventFilter(
        timeRange: wall("2026-11-21T12:10")..<LocalTime.latest, startsWithin: true)
      let coming = try repositories.events.list(next, in: FixedZone.seoul, places: 0..<3)
      #expect(
        coming.map { "\($0.start) \($0.crowd?.count ?? 1)" }
          == ["2026-11-21T12:30 23", "2026-11-21T14:00 1", "2026-11-21T22:00 1"])
    }
  }

  @Test func `crowded days count as equal only with the same occurrences`() throws {
    let often = try repeated(
      1, times("2026-11-20T00:00", "2026-11-20T00:05"), "FREQ=MINUTELY;INTERVAL=30")
    let noon = SeriesException(
      of: often.id, at: wall("2026-11-21T12:00"), .removed(hadDetails: nil))
    func crowd(_ exceptions: [SeriesException]) throws -> Occurrence.Crowd {
      let timetable = try #require(SeriesTimetable(of: often, exceptions, in: FixedZone.seoul))
      let today = day("2026-11-21")...day("2026-11-21")
      return try #require(timetable.occurrences(in: today.timeRange).compactMap(\.crowd).first)
    }
    #expect(try crowd([]).count == crowd([noon]).count)
    #expect(try crowd([]) == crowd([]) && crowd([noon]) == crowd([noon]))
    #expect(try crowd([]) != crowd([noon]))
  }

  @Test(arguments: StoreKind.available)
  func `overlapping occurrences of an hourly series are listed as one`(
    kind: StoreKind
  ) throws {
    let store = try kind.make().store
    let endless = try repeated(
      1, times("2026-01-01T00:00", "2026-11-01T00:00"), "FREQ=HOURLY;COUNT=100000")
    try save([endless], in: store)
    try store.read { (repositories) throws in
      let today = day("2026-11-20")
      let found = try repositories.events.list(
        .on(today...today), in: FixedZone.seoul, places: 0..<Int.max)
      #expect(found.count < 99)
      let crowd = try #require(found.first?.crowd)
      #expect(crowd.count > 7_000 && crowd.lastStart == wall("2026-11-18T23:00"))
      #expect(found.filter { $0.start.day == today }.count == 24)
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `the user's own holidays are skipped, whenever they are added`(kind: StoreKind) throws {
    let store = try kind.make().store
    let plain = try planned(1, times("2026-12-18T19:00", "2026-12-18T20:00"))
    let start = try #require(plain.span.repetitionStart)
    let series = try EventSeries(
      Recurrence("FREQ=WEEKLY;COUNT=4"), from: start, skipsHolidays: true)
    try save(
      [Event(id: plain.id, details: plain.details, repetition: .series(series))], in: store)
    func days(
      _ added: String..., in countries: [HolidayCountry] = [.korea]
    ) throws -> [String] {
      let own = Dictionary(uniqueKeysWithValues: added.map { (Day(literal: $0), "Ours") })
      let zone = RegionalZone(FixedZone.seoul) { HolidayCalendar(countries, added: NamedDays(own)) }
      return try [2026, 2027].flatMap { year in
        let stretch = wall("\(year)-01-01T00:00")..<wall("\(year + 1)-01-01T00:00")
        return try store.read {
          try $0.events.list(EventFilter(timeRange: stretch), in: zone, places: 0..<9)
        }.map { "\($0.start.day)" }
      }
    }
    #expect(try days() == ["2026-12-18", "2027-01-08", "2027-01-15", "2027-01-22"])
    #expect(try days("2027-01-15") == ["2026-12-18", "2027-01-08", "2027-01-22", "2027-01-29"])
    #expect(
      try days("2026-12-18", "2027-01-15", "2027-01-22")
        == ["2027-01-08", "2027-01-29", "2027-02-05", "2027-02-12"])
    #expect(
      try days(in: []) == ["2026-12-18", "2026-12-25", "2027-01-01", "2027-01-08"])
  }

  /// In Berlin the clock is set forward from 02:00 to 03:00 that night.
  @Test(
    arguments: StoreKind.available,
    [
      ("FREQ=HOURLY;COUNT=4", "2026-03-29T01:30", "01:30 03:30 04:30", "01:30 03:30 04:30"),
      (
        "FREQ=MINUTELY;INTERVAL=30;COUNT=6", "2026-03-29T01:30", "01:30 03:00 03:30 04:00",
        "01:30 03:00 03:30 04:00"
      ),
      ("FREQ=DAILY;BYHOUR=2,3;COUNT=4", "2026-03-28T02:00", "03:00", "03:00"),
      (
        "FREQ=DAILY;BYHOUR=2,3;BYMINUTE=0,30;COUNT=8", "2026-03-28T02:00", "03:00 03:30",
        "03:00 03:30"
      ),
      ("FREQ=DAILY;BYHOUR=2;COUNT=4", "2026-03-28T02:00", "03:00", "02:00"),
    ])
  func `two occurrences at one moment after a clock change are listed as one`(
    kind: StoreKind, told: (rule: String, start: String, shown: String, originals: String)
  ) throws {
    let (store, berlin, night) = (try kind.make().store, ChangingZone.berlin, day("2026-03-29"))
    let end = wall(told.start).adding(minutes: 10).description
    try save([try repeated(1, times(told.start, end), told.rule)], in: store)
    let moments = berlin.instant(of: night.start)..<berlin.instant(of: night.end)
    try store.read { (repositories) throws in
      let found = try repositories.events.list(.on(night...night), in: berlin, places: 0..<99)
      #expect(found.map { "\($0.start.time)" }.joined(separator: " ") == told.shown)
      let originals = found.compactMap { $0.originalStart.map { "\($0.time)" } }
      #expect(originals.joined(separator: " ") == told.originals)
      let reminders = try repositories.events.reminders(at: moments, in: berlin)
      #expect(reminders.count == found.count)
      let backward = EventFilter(timeRange: night.start..<night.end, latestFirst: true)
      let last = try repositories.events.list(backward, in: berlin, places: 0..<99)
      #expect(last.map(\.originalStart) == found.reversed().map(\.originalStart))
    }
  }

  @Test(arguments: StoreKind.available, [0, 1, 2, 3].tried(usually: 1))
  func `both stores agree with the rules of random series`(kind: StoreKind, zone: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(zone + 7))
    let rules = zonesOfTheWorld[zone]
    let series = try (1...40).map { try randomSeries(Int64($0), &numbers) }
    let store = try kind.make().store
    try save(series.map(\.event), in: store)
    try store.write { repositories in
      for exception in series.flatMap(\.exceptions) { try repositories.events.save(exception) }
    }
    let timetables = series.compactMap {
      SeriesTimetable(of: $0.event, $0.exceptions, in: rules)
    }
    #expect(timetables.count == 40)
    var years = try ManyEvents(seed: UInt64(zone), count: 1)
    try store.read { (repositories) throws in
      for _ in 0..<12 {
        let stretch = years.stretch()
        let startsWithin = years.pick([true, false])
        let filter = EventFilter(timeRange: stretch, startsWithin: startsWithin)
        let expected = timetables.flatMap {
          $0.occurrences(in: stretch, startsWithin: startsWithin)
        }.sortedForList()
        let found = try repositories.events.list(filter, in: rules, places: 0..<Int.max)
        #expect(found == expected, "\(stretch)")
        let first = try repositories.events.list(filter, in: rules, places: 2..<7)
        #expect(first == Array(expected.dropFirst(2).prefix(5)), "\(stretch)")
      }
      let moments =
        rules.instant(of: wall("2026-10-20T00:00"))..<rules.instant(of: wall("2026-11-02T00:00"))
      let told = try repositories.events.reminders(at: moments, in: rules)
      let expected = timetables.flatMap { $0.reminders(at: moments) }
        .sorted(by: EventReminder.isEarlier)
      #expect(Set(told) == Set(expected) && told.count == expected.count)
    }
  }
}

func repeated(
  _ id: Int64, _ span: EventSpan, _ rule: String, _ title: String = "회의", remind: [Int] = [0]
) throws -> Event {
  let plain = try planned(id, span, title, remind: remind)
  let start = try #require(span.repetitionStart)
  return Event(
    id: plain.id, details: plain.details,
    repetition: .series(try EventSeries(Recurrence(rule), from: start)))
}

/// Returns a random series around clock changes, with some exceptions.
private func randomSeries(
  _ id: Int64, _ numbers: inout SeededNumbers
) throws -> (event: Event, exceptions: [SeriesException]) {
  func pick<T>(_ choices: [T]) -> T { choices.randomElement(using: &numbers) ?? choices[0] }
  let rules = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=TU,TH;INTERVAL=2",
    "FREQ=MONTHLY", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=MONTHLY;BYMONTHDAY=-5,15", "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=3,10;BYDAY=SU",
    "FREQ=YEARLY;BYDAY=20MO", "FREQ=YEARLY;BYYEARDAY=1,100,-1", "FREQ=YEARLY;BYWEEKNO=13,53",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=DAILY;BYMONTH=10",
    "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=10",
    "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD",
    "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", "FREQ=HOURLY;INTERVAL=7",
    "FREQ=YEARLY;BYMONTHDAY=29",
  ]
  let ends = ["", "", ";COUNT=5", ";COUNT=40", ";UNTIL=20261115T120000", ";UNTIL=20270301"]
  let start = LocalTime(
    day: pick(
      [
        day("2026-03-01"), day("2026-10-20"), day("2024-02-29"), day("2025-08-31"),
        day("1999-12-30"),
      ]),
    time: try #require(TimeOfDay(hour: pick([0, 2, 9, 23]), minute: pick([0, 30]))))
  let minutes = pick([30, 60, 480, 1440, 1500, 5000])
  let isAllDay = pick([false, false, true])
  var rule = pick(rules)
  if isAllDay && rule.contains("HOURLY") { rule = "FREQ=DAILY;INTERVAL=2" }
  let span =
    isAllDay
    ? try EventSpan(allDayFrom: start.day, through: start.adding(minutes: minutes).day, zone: "Z")
    : try EventSpan(from: start, to: start.adding(minutes: minutes), zone: "Z")
  let event = try repeated(
    id, span, rule + pick(ends), "일 \(id)", remind: pick([[], [0], [10, 1440], [40_000]]))
  let repetition = try Repetition(
    #require(event.series?.rule), from: #require(span.repetitionStart), keepsStart: true)
  let near = repetition.occurrences(
    in: wall("2026-10-15T00:00")..<wall("2026-11-10T00:00"), limit: 6)
  var exceptions: [SeriesException] = []
  for original in near.times where pick([true, false, false]) {
    let shifted = original.adding(minutes: pick([-60, 30, 5000, -100_000, 700_000]))
    let moved = EventDetails(
      title: try EventTitle("딴 일"),
      span: try EventSpan(
        from: shifted, to: shifted.adding(minutes: 45), zone: "Z"),
      reminders: try LeadTimes(minutesBefore: pick([[], [5]])))
    exceptions.append(
      SeriesException(
        of: event.id, at: original,
        pick([.removed(hadDetails: nil), .overridden(moved), .removed(hadDetails: moved)])))
  }
  if pick([true, false]) {
    let extra = LocalTime(day: day("2026-10-25").adding(days: pick([0, 3, 60])), time: start.time)
    if !isAllDay, !exceptions.contains(where: { $0.originalStart == extra }),
      !repetition.hasOccurrence(at: extra)
    {
      exceptions.append(SeriesException(of: event.id, at: extra, .added))
    }
  }
  return (event, exceptions)
}

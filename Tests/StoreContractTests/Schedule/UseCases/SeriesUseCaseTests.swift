import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SeriesUseCaseTests {
  private func plan(_ kind: StoreKind) throws -> ScheduleUseCaseFixture {
    try ScheduleUseCaseFixture(kind, at: "2026-10-01T12:00")
  }

  private func details(
    _ start: String, _ end: String, _ title: String = "회의"
  ) throws -> EventDetails {
    EventDetails(title: try EventTitle(title), span: try times(start, end))
  }

  /// Adds a series on Tuesdays at nine.
  private func tuesdays(
    _ planner: ScheduleUseCaseFixture, _ rule: String = "FREQ=WEEKLY;BYDAY=TU;COUNT=10"
  ) throws -> ID<Event> {
    try planner.useCases.add(
      details("2026-10-06T09:00", "2026-10-06T10:00"),
      repeating: EnteredRepetition(.rule(Recurrence(rule)))
    ).event.id
  }

  private let nine = (0..<10).map { number in
    "\(LocalTime(day: Day(literal: "2026-10-06").adding(days: 7 * number), time: .nine))".dropFirst(
      5)
  }.map(String.init)

  @Test(arguments: StoreKind.available)
  func `a start that does not match the rule moves to the first match`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let outcome = try planner.useCases.add(
      details("2026-10-07T09:00", "2026-10-07T10:00"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=TU;COUNT=3"))))
    #expect(outcome.startMovedFrom == wall("2026-10-07T09:00"))
    #expect(try planner.startsOfSeason() == Array(nine[1...3]))
    #expect(outcome.occurrence.start == wall("2026-10-13T09:00"))
    #expect(throws: DomainError.refused(.series(.neverTakesPlace))) {
      try planner.useCases.add(
        details("2026-10-07T09:00", "2026-10-07T10:00"),
        repeating: EnteredRepetition(.rule(Recurrence("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))))
    }
    #expect(throws: RecurrenceRefusal.self) {
      try planner.useCases.add(
        EventDetails(title: EventTitle("시간마다"), span: wholeDays("2026-10-07", "2026-10-07")),
        repeating: EnteredRepetition(.rule(Recurrence("FREQ=HOURLY"))))
    }
  }

  @Test(arguments: StoreKind.available)
  func `an entered last day is kept, and exceptions are excluded`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let outcome = try planner.useCases.add(
      details("2026-10-06T09:00", "2026-10-06T10:00"),
      repeating: EnteredRepetition(
        .rule(Recurrence("FREQ=WEEKLY;UNTIL=20261028")), except: [day("2026-10-13")]))
    let series = try #require(outcome.occurrence.storedEvent.series)
    #expect(series.rule.until == .day(day("2026-10-28")))
    #expect(series.lastStart == wall("2026-10-27T09:00"))
    // The exported rule ends at the last start.
    let start = RepetitionStart.time(wall("2026-10-06T09:00"))
    #expect(series.exportedRule(from: start).until == .local(wall("2026-10-27T09:00")))
    #expect(try planner.startsOfSeason() == [nine[0], nine[2], nine[3]])
    #expect(throws: DomainError.self) {
      try planner.useCases.add(
        details("2026-10-06T09:00", "2026-10-06T10:00"),
        repeating: EnteredRepetition(
          .rule(Recurrence("FREQ=WEEKLY")), except: [day("2026-10-14")]))
    }
  }

  @Test(arguments: StoreKind.available)
  func `one occurrence is edited, removed and restored`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner)
    let place = OccurrenceID(id, at: wall("2026-10-20T09:00"))
    let own = try details("2026-10-21T15:00", "2026-10-21T16:00", "치과")
    try planner.edit(place, to: own, scope: .only)
    let edited = nine[0...1] + ["10-21T15:00 치과"] + nine[3...]
    #expect(try planner.startsOfSeason() == Array(edited))
    try planner.remove([place], scope: .only)
    #expect(try planner.startsOfSeason() == Array(nine[0...1] + nine[3...]))
    #expect(throws: DomainError.self) { try planner.remove([place], scope: .only) }
    #expect(throws: DomainError.self) { try planner.edit(place, to: own, scope: .only) }
    let back = try planner.useCases.restore(place)
    #expect(back.occurrence.event.title == "치과" && back.occurrence.isOverridden)
    #expect(try planner.startsOfSeason() == Array(edited))
    #expect(throws: DomainError.self) { try planner.useCases.restore(place) }
    // A place is found by its original day and by its displayed day.
    #expect(try planner.queries.occurrenceID(of: id, .day(day("2026-10-20"))) == place)
    #expect(try planner.queries.occurrenceID(of: id, .day(day("2026-10-21"))) == place)
    #expect(throws: DomainError.self) {
      try planner.queries.occurrenceID(of: id, .day(day("2026-10-22")))
    }
    // Restoring the values of the series removes the override.
    let asBefore = try details("2026-10-20T09:00", "2026-10-20T10:00")
    try planner.edit(place, to: asBefore, scope: .only)
    #expect(try planner.queries.exceptions(of: id).isEmpty)
    #expect(try planner.startsOfSeason() == nine)
  }

  @Test(arguments: StoreKind.available)
  func `exclusions that a new rule does not give are dropped`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner, "FREQ=WEEKLY;BYDAY=TU,TH")
    for day in ["2026-10-13T09:00", "2026-10-15T09:00"] {
      try planner.remove([OccurrenceID(id, at: wall(day))], scope: .only)
    }
    let same = try details("2026-10-06T09:00", "2026-10-06T10:00")
    try planner.edit(
      OccurrenceID(id), to: same,
      repeating: .replace(EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=TU")))), scope: .all
    )
    #expect(
      try planner.queries.exceptions(of: id).map(\.originalStart) == [wall("2026-10-13T09:00")])
  }

  @Test(arguments: StoreKind.available)
  func `a moment refers to the occurrence of a series in another zone`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind, at: "2026-10-01T12:00", in: SeoulBesideBerlin())
    let span = try EventSpan(
      from: wall("2026-10-06T10:00"), to: wall("2026-10-06T11:00"), zone: "Europe/Berlin")
    let id = try #require(ID<Event>(rawValue: 77))
    let series = try EventSeries(
      Recurrence("FREQ=WEEKLY;COUNT=4"), from: .time(wall("2026-10-06T10:00")), followsZone: true)
    let event = Event(
      id: id, details: EventDetails(title: try EventTitle("회의"), span: span),
      repetition: .series(series))
    try planner.store.write { try $0.events.save(event) }
    let clock = event.seriesClock(beside: planner.zone)
    #expect(clock.name == "Europe/Berlin")
    for original in ["2026-10-13T10:00", "2026-10-27T10:00"].map(wall) {
      let meant = OccurrenceID(id, at: original)
      #expect(
        try planner.queries.occurrenceID(of: id, .instant(clock.instant(of: original))) == meant)
      // The moment as earlier versions wrote it.
      let former = planner.zone.instant(of: original)
      #expect(try planner.queries.occurrenceID(of: id, .instant(former)) == meant)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a series in another zone is moved on that zone's clock`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(
      kind, at: "2026-10-01T12:00", in: SeoulBesideBerlin())
    let span = try EventSpan(
      from: wall("2026-10-06T10:00"), to: wall("2026-10-06T11:00"), zone: "Europe/Berlin")
    let event = Event(
      id: try #require(ID(rawValue: 77)),
      details: EventDetails(title: try EventTitle("회의"), span: span),
      repetition: .series(
        try EventSeries(
          Recurrence("FREQ=WEEKLY;COUNT=4"), from: .time(wall("2026-10-06T10:00")),
          followsZone: true)))
    try planner.store.write { try $0.events.save(event) }
    let before = ["10-06T17:00", "10-13T17:00", "10-20T17:00", "10-27T18:00"]
    #expect(try planner.startsOfSeason() == before)
    // An hour and a day later in Seoul is the same shift in Berlin, before and after its clock
    // change.
    let third = OccurrenceID(event.id, at: wall("2026-10-20T10:00"))
    try planner.edit(third, to: details("2026-10-21T18:00", "2026-10-21T19:00"), scope: .all)
    #expect(
      try planner.startsOfSeason() == ["10-07T18:00", "10-14T18:00", "10-21T18:00", "10-28T19:00"])
    let moved = OccurrenceID(event.id, at: wall("2026-10-21T11:00"))
    try planner.edit(moved, to: details("2026-10-21T17:00", "2026-10-21T18:00"), scope: .fromHere)
    #expect(
      try planner.startsOfSeason() == ["10-07T18:00", "10-14T18:00", "10-21T17:00", "10-28T18:00"])
    let series = try planner.queries.event(event.id).series
    #expect(series?.followsZone == true)
  }

  @Test(arguments: StoreKind.available)
  func `editing this and later occurrences makes a new series`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner)
    let moved = try details("2026-11-19T15:00", "2026-11-19T16:00", "치과")
    try planner.edit(OccurrenceID(id, at: wall("2026-11-17T09:00")), to: moved, scope: .only)
    try planner.remove([OccurrenceID(id, at: wall("2026-11-24T09:00"))], scope: .only)
    let cut = OccurrenceID(id, at: wall("2026-10-27T09:00"))
    let outcome = try planner.edit(
      cut, to: details("2026-10-28T11:00", "2026-10-28T12:30", "새 회의"), scope: .fromHere)
    #expect(outcome.earlierPart?.id == id && outcome.event.id != id)
    #expect(outcome.earlierPart?.laterPartID == outcome.event.id)
    let former = try planner.queries.event(id)
    #expect(try planner.queries.laterPart(of: former)?.id == outcome.event.id)
    #expect(try planner.queries.laterPart(of: outcome.event) == nil)
    #expect(outcome.exceptionEffects.fullyKeptCount == 1)
    let series = try #require(outcome.occurrence.storedEvent.series)
    #expect(series.rule.count == 7 && series.rule.description.contains("BYDAY=WE"))
    #expect(
      try planner.startsOfSeason() == nine[0...2] + [
        "10-28T11:00 새 회의", "11-04T11:00 새 회의", "11-11T11:00 새 회의", "11-19T15:00 치과",
        "12-02T11:00 새 회의", "12-09T11:00 새 회의",
      ])
    // The new series keeps the removed occurrence.
    let other = outcome.event.id
    try planner.useCases.restore(OccurrenceID(other, at: wall("2026-11-25T11:00")))
    #expect(try planner.startsOfSeason().contains("11-25T11:00 새 회의"))
    #expect(try planner.queries.event(id).series?.lastStart == wall("2026-10-20T09:00"))
    // From the first occurrence on is the whole series.
    let all = try planner.edit(
      OccurrenceID(id, at: wall("2026-10-06T09:00")),
      to: details("2026-10-06T08:00", "2026-10-06T09:00"), scope: .fromHere)
    #expect(all.earlierPart == nil && all.event.id == id)
  }

  /// Edited from an occurrence that is at three, “at four” means four o'clock for all.
  @Test(arguments: StoreKind.available)
  func `a time entered for a moved occurrence applies to all`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner, "FREQ=WEEKLY;COUNT=3")
    let second = OccurrenceID(id, at: wall("2026-10-13T09:00"))
    try planner.edit(second, to: details("2026-10-13T15:00", "2026-10-13T16:00"), scope: .only)
    let outcome = try planner.edit(
      second, to: details("2026-10-13T16:00", "2026-10-13T17:00"), scope: .all)
    #expect(try planner.startsOfSeason() == ["10-06T16:00", "10-13T16:00", "10-20T16:00"])
    #expect(
      try planner.queries.exceptions(of: id).isEmpty
        && outcome.exceptionEffects == ExceptionEffects())
    // An override on another day stays one.
    let third = OccurrenceID(id, at: wall("2026-10-20T16:00"))
    try planner.edit(third, to: details("2026-10-22T15:00", "2026-10-22T16:00"), scope: .only)
    try planner.edit(third, to: details("2026-10-22T18:00", "2026-10-22T19:00"), scope: .all)
    #expect(try planner.startsOfSeason() == ["10-06T18:00", "10-13T18:00", "10-22T18:00"])
  }

  /// The second of three Tuesdays at nine is on a Thursday at three: another day that is entered
  /// for it applies to all, not a shift relative to Thursday.
  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a day entered for a moved occurrence applies to all`(kind: StoreKind) throws {
    let rows: [(scope: SeriesScope, start: String, starts: [String])] = [
      (.all, "2026-10-16T15:00", ["10-09T15:00", "10-16T15:00", "10-23T15:00"]),
      (.all, "2026-10-12T11:00", ["10-05T11:00", "10-12T11:00", "10-19T11:00"]),
      (.all, "2026-10-13T15:00", ["10-06T15:00", "10-13T15:00", "10-20T15:00"]),
      (.fromHere, "2026-10-16T16:00", ["10-06T09:00", "10-16T16:00", "10-23T16:00"]),
    ]
    for row in rows {
      for rule in ["FREQ=WEEKLY;BYDAY=TU;COUNT=3", "FREQ=WEEKLY;COUNT=3"] {
        let planner = try plan(kind)
        let id = try tuesdays(planner, rule)
        let second = OccurrenceID(id, at: wall("2026-10-13T09:00"))
        try planner.edit(second, to: details("2026-10-15T15:00", "2026-10-15T16:00"), scope: .only)
        let start = wall(row.start)
        let outcome = try planner.edit(
          second, to: details(row.start, "\(start.adding(minutes: 60))"), scope: row.scope)
        #expect(try planner.startsOfSeason() == row.starts, "\(row) \(rule)")
        #expect(outcome.occurrence.start == start && !outcome.occurrence.isOverridden)
        #expect(outcome.isSeriesEdit && outcome.exceptionEffects == ExceptionEffects())
        #expect(try planner.queries.exceptions(of: outcome.event.id).isEmpty)
      }
    }
  }

  /// Of four Tuesdays at nine, the second is at three and the third has another title.
  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `only overrides that are kept are reported as kept`(kind: StoreKind) throws {
    let nine = try times("2026-10-06T09:00", "2026-10-06T10:00")
    let eight = try times("2026-10-06T08:00", "2026-10-06T09:00")
    let rows: [(title: String, span: EventSpan, leads: [Int], rule: String?, whole: Int, part: Int)]
    rows = [
      ("회의", eight, [0], nil, 1, 0), ("모임", nine, [0], nil, 1, 0), ("회의", nine, [5], nil, 0, 0),
      ("모임", eight, [0], nil, 0, 2), ("회의", eight, [5], nil, 0, 1),
      ("회의", nine, [0], "FREQ=WEEKLY;BYDAY=FR", 2, 0),
      ("회의", nine, [5], "FREQ=WEEKLY;BYDAY=FR", 0, 2),
      // A rule that differs only in removed days is not a new rule.
      ("회의", nine, [0], "FREQ=WEEKLY;BYDAY=TU;COUNT=4", 0, 0),
    ]
    for row in rows {
      let planner = try plan(kind)
      let id = try tuesdays(planner, "FREQ=WEEKLY;BYDAY=TU;COUNT=4")
      try planner.edit(
        OccurrenceID(id, at: wall("2026-10-13T09:00")),
        to: details("2026-10-13T15:00", "2026-10-13T16:00"), scope: .only)
      try planner.edit(
        OccurrenceID(id, at: wall("2026-10-20T09:00")),
        to: details("2026-10-20T09:00", "2026-10-20T10:00", "치과"), scope: .only)
      var whole = EventDetails(title: try EventTitle(row.title), span: row.span)
      whole.reminders = try LeadTimes(minutesBefore: row.leads)
      let edit = try row.rule.map {
        RepetitionEdit.replace(
          EnteredRepetition(
            .rule(try Recurrence($0)), except: $0.hasSuffix("4") ? [day("2026-10-13")] : []))
      }
      let outcome = try planner.edit(
        OccurrenceID(id, at: wall("2026-10-06T09:00")), to: whole, repeating: edit ?? .keep,
        scope: .all)
      #expect(outcome.exceptionEffects.fullyKeptCount == row.whole, "\(row)")
      #expect(outcome.exceptionEffects.partlyKeptCount == row.part, "\(row)")
    }
  }

  /// Of three Tuesdays at nine, which become Wednesdays, the second is removed or moved.
  @Test(arguments: StoreKind.available)
  func `a new rule doubles no occurrence, and kept overrides are reported`(
    kind: StoreKind
  ) throws {
    let wednesdays = ["10-07T09:00", "10-14T09:00", "10-21T09:00"]
    let rows: [(start: String?, title: String, starts: [String], beside: [String], kept: [String])]
    rows = [
      (nil, "회의", wednesdays, [], []),
      // An override at a start that the rule gives becomes that occurrence.
      ("2026-10-14T09:00", "회의", wednesdays, [], []),
      (
        "2026-10-14T09:00", "치과", [wednesdays[0], "10-14T09:00 치과", wednesdays[2]], [],
        ["2026-10-14T09:00"]
      ),
      (
        "2026-10-14T15:00", "회의", wednesdays[0...1] + ["10-14T15:00", wednesdays[2]],
        ["2026-10-14T15:00"], ["2026-10-13T09:00"]
      ),
      (
        "2026-10-13T09:00", "치과", [wednesdays[0], "10-13T09:00 치과"] + wednesdays[1...],
        ["2026-10-13T09:00"], ["2026-10-13T09:00"]
      ),
    ]
    for row in rows {
      let planner = try plan(kind)
      let id = try tuesdays(planner, "FREQ=WEEKLY;BYDAY=TU;COUNT=3")
      let second = OccurrenceID(id, at: wall("2026-10-13T09:00"))
      if let start = row.start {
        let end = "\(wall(start).adding(minutes: 60))"
        try planner.edit(second, to: details(start, end, row.title), scope: .only)
      } else {
        try planner.remove([second], scope: .only)
      }
      let outcome = try planner.edit(
        OccurrenceID(id, at: wall("2026-10-06T09:00")),
        to: details("2026-10-06T09:00", "2026-10-06T10:00"),
        repeating: .replace(
          EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=WE;COUNT=3")))), scope: .all)
      #expect(try planner.startsOfSeason() == row.starts, "\(row)")
      let times = outcome.exceptionEffects
      #expect(times.keptInAddition == row.beside.map(wall), "\(row)")
      #expect(times.removalsWithoutEffect == (row.start == nil ? [day("2026-10-13")] : []))
      #expect(times.fullyKeptCount == row.kept.count && times.partlyKeptCount == 0)
      #expect(try planner.queries.exceptions(of: id).map(\.originalStart) == row.kept.map(wall))
    }
  }

  @Test(arguments: StoreKind.available)
  func `an all-day override on a day of the new rule becomes that occurrence`(kind: StoreKind)
    throws
  {
    let planner = try plan(kind)
    func details(_ day: String) throws -> EventDetails {
      EventDetails(title: try EventTitle("회의"), span: try wholeDays(day, day))
    }
    let id = try planner.useCases.add(
      details("2026-10-06"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;COUNT=3")))
    ).event.id
    try planner.edit(
      OccurrenceID(id, at: wall("2026-10-13T00:00")), to: details("2026-10-14"), scope: .only)
    try planner.edit(
      OccurrenceID(id, at: wall("2026-10-06T00:00")), to: details("2026-10-06"),
      repeating: .replace(EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=WE;COUNT=3")))),
      scope: .all)
    #expect(try planner.startsOfSeason() == ["10-07T00:00", "10-14T00:00", "10-21T00:00"])
    #expect(try planner.queries.exceptions(of: id).isEmpty)
  }

  /// Five Tuesdays at nine: two are past, the next is on Thursday at three, and the one after has
  /// another title.
  @Test(arguments: StoreKind.available)
  func `lost occurrences are reported when one remains or the rule changes`(
    kind: StoreKind
  ) throws {
    let past = [day("2026-10-06"), day("2026-10-13")]
    let rows:
      [(
        rule: String?, scope: SeriesScope, starts: [String], past: [Day], new: [Day], gone: Int
      )]
    rows = [
      (nil, .all, ["10-22T15:00"], past, [], 1),
      (nil, .fromHere, ["10-06T09:00", "10-13T09:00", "10-22T15:00"], [], [], 1),
      (
        "FREQ=WEEKLY;BYDAY=FR;COUNT=3", .all,
        ["10-09T09:00", "10-16T09:00", "10-22T15:00", "10-23T09:00", "10-27T09:00 치과"], past,
        [day("2026-10-09")], 0
      ),
      (
        "FREQ=WEEKLY;COUNT=4", .all,
        ["10-06T09:00", "10-13T09:00", "10-22T15:00", "10-27T09:00 치과"], [], [], 0
      ),
    ]
    for row in rows {
      let planner = try ScheduleUseCaseFixture(kind, at: "2026-10-15T12:00")
      let id = try tuesdays(planner, "FREQ=WEEKLY;BYDAY=TU;COUNT=5")
      let third = OccurrenceID(id, at: wall("2026-10-20T09:00"))
      let own = try details("2026-10-22T15:00", "2026-10-22T16:00")
      try planner.edit(third, to: own, scope: .only)
      try planner.edit(
        OccurrenceID(id, at: wall("2026-10-27T09:00")),
        to: details("2026-10-27T09:00", "2026-10-27T10:00", "치과"), scope: .only)
      let edit = try row.rule.map {
        RepetitionEdit.replace(EnteredRepetition(.rule(try Recurrence($0))))
      }
      let outcome = try planner.edit(
        third, to: own, repeating: edit ?? .stop, scope: row.scope)
      #expect(try planner.startsOfSeason() == row.starts, "\(row)")
      #expect(outcome.exceptionEffects.removedPast.days == row.past, "\(row)")
      #expect(outcome.exceptionEffects.addedPast.days == row.new, "\(row)")
      #expect(outcome.exceptionEffects.removedFutureCount == row.gone, "\(row)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `a remaining single occurrence keeps its override`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner)
    let second = OccurrenceID(id, at: wall("2026-10-13T09:00"))
    let own = try details("2026-10-15T15:00", "2026-10-15T16:00", "치과")
    try planner.edit(second, to: own, scope: .only)
    let left = try planner.edit(second, to: own, repeating: .stop, scope: .all)
    #expect(left.event.details == own && left.event.id == id)
    #expect(try planner.startsOfSeason() == ["10-15T15:00 치과"])
    #expect(try planner.queries.exceptions(of: id).isEmpty)
  }

  /// Of ten Tuesdays at nine, the second is moved and the fourth is at three.
  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a moved occurrence reports which others of its series it overlaps`(kind: StoreKind) throws {
    let rows: [(start: String, end: String, met: [String])] = [
      ("2026-10-20T09:00", "2026-10-20T10:00", ["2026-10-20T09:00"]),
      ("2026-10-20T09:30", "2026-10-20T09:45", ["2026-10-20T09:00"]),
      ("2026-10-27T14:00", "2026-10-27T16:00", ["2026-10-27T15:00"]),
      ("2026-10-20T08:00", "2026-10-27T16:00", ["2026-10-20T09:00", "2026-10-27T15:00"]),
      ("2026-10-20T10:00", "2026-10-20T11:00", []), ("2026-10-27T09:00", "2026-10-27T10:00", []),
      ("2026-10-13T09:00", "2026-10-13T10:30", []),
    ]
    for row in rows {
      let planner = try plan(kind)
      let id = try tuesdays(planner)
      try planner.edit(
        OccurrenceID(id, at: wall("2026-10-27T09:00")),
        to: details("2026-10-27T15:00", "2026-10-27T16:00"), scope: .only)
      let second = OccurrenceID(id, at: wall("2026-10-13T09:00"))
      let outcome = try planner.edit(second, to: details(row.start, row.end), scope: .only)
      #expect(outcome.overlapsInSeries.map(\.start) == row.met.map(wall), "\(row)")
    }
    // Occurrences that overlap by the rule are not reported.
    let planner = try plan(kind)
    let id = try planner.useCases.add(
      details("2026-10-06T20:00", "2026-10-08T20:00"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=DAILY")))
    ).event.id
    let outcome = try planner.edit(
      OccurrenceID(id, at: wall("2026-10-07T20:00")),
      to: details("2026-10-07T21:00", "2026-10-09T19:00"), scope: .only)
    #expect(outcome.overlapsInSeries.isEmpty)
  }

  /// Of three Tuesdays at nine, the second is on Wednesday at half past eight.
  @Test(arguments: StoreKind.available)
  func `editing all occurrences reports overlaps with overrides`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner, "FREQ=WEEKLY;BYDAY=TU;COUNT=3")
    try planner.edit(
      OccurrenceID(id, at: wall("2026-10-13T09:00")),
      to: details("2026-10-14T08:30", "2026-10-14T09:30"), scope: .only)
    let first = OccurrenceID(id, at: wall("2026-10-06T09:00"))
    let outcome = try planner.edit(
      first, to: details("2026-10-06T09:00", "2026-10-06T10:00"),
      repeating: .replace(EnteredRepetition(.rule(Recurrence("FREQ=DAILY;COUNT=20")))), scope: .all)
    #expect(outcome.overlapsInSeries.map(\.start) == [wall("2026-10-14T09:00")])
    let noted = try planner.edit(
      first, to: details("2026-10-06T09:00", "2026-10-06T10:00", "모임"), scope: .all)
    #expect(noted.overlapsInSeries.isEmpty)
  }

  /// Every other Wednesday from 2 December on.
  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `with a new rule the very next occurrence is reported`(kind: StoreKind) throws {
    let rows = [
      ("2026-12-10T09:00", "FREQ=WEEKLY;BYDAY=FR", "2026-12-11"),
      ("2026-12-10T09:00", "FREQ=DAILY;INTERVAL=3", "2026-12-11"),
      ("2026-12-04T21:30", "FREQ=WEEKLY;BYDAY=MO,FR", "2026-12-07"),
      ("2026-12-04T20:30", "FREQ=WEEKLY;BYDAY=MO,FR", "2026-12-04"),
      ("2027-12-04T20:30", "FREQ=WEEKLY;COUNT=3", "2026-12-16"),
    ]
    for (now, rule, next) in rows {
      for seen in ["2026-12-02T20:00", "2026-12-16T20:00"].map(wall) {
        let planner = try ScheduleUseCaseFixture(kind, at: now)
        let place = OccurrenceID(
          try planner.useCases.add(
            details("2026-12-02T20:00", "2026-12-02T21:00"),
            repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;INTERVAL=2")))
          ).event.id, at: seen)
        let occurrence = try #require(try planner.queries.occurrence(at: place))
        let outcome = try planner.edit(
          place, to: occurrence.event.details,
          repeating: .replace(EnteredRepetition(.rule(Recurrence(rule)))), scope: .all)
        #expect(outcome.occurrence.start.day == day(next), "\(rule) \(seen)")
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `after editing all, the next occurrence without an override is shown`(kind: StoreKind) throws
  {
    let planner = try plan(kind)
    let id = try tuesdays(planner, "FREQ=WEEKLY;COUNT=3")
    let (first, second) = (wall("2026-10-06T09:00"), wall("2026-10-13T09:00"))
    try planner.edit(
      OccurrenceID(id, at: second), to: details("2026-10-15T15:00", "2026-10-15T16:00"),
      scope: .only)
    try planner.edit(
      OccurrenceID(id, at: first), to: details("2026-10-06T09:00", "2026-10-06T10:00", "처음"),
      scope: .only)
    var noted = try details("2026-10-15T15:00", "2026-10-15T16:00")
    noted.note = try EventNote("분필")
    let third = try planner.edit(OccurrenceID(id, at: second), to: noted, scope: .all)
    #expect(third.occurrence.start == wall("2026-10-20T09:00"))
    // An occurrence with only another title is at the time of all.
    let renamed = try planner.edit(
      OccurrenceID(id, at: first), to: details("2026-10-06T10:00", "2026-10-06T11:00", "처음"),
      scope: .all)
    #expect(renamed.occurrence.start == wall("2026-10-06T10:00") && renamed.occurrence.isOverridden)
  }

  @Test(arguments: StoreKind.available)
  func `an override stays when all other occurrences are edited`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner, "FREQ=WEEKLY;COUNT=3")
    let second = OccurrenceID(id, at: wall("2026-10-13T09:00"))
    try planner.edit(second, to: details("2026-10-13T15:00", "2026-10-13T16:00"), scope: .only)
    let moved = try #require(try planner.queries.occurrence(at: second))
    let byRule = try #require(try planner.queries.withoutOverride(moved))
    #expect(
      byRule.start == wall("2026-10-13T09:00") && !byRule.isOverridden
        && byRule.occurrenceID == second)
    #expect(try planner.queries.withoutOverride(byRule) == nil)
    let outcome = try planner.useCases.edit(
      second, to: details("2026-10-14T11:00", "2026-10-14T12:30"), scope: .all, unchanged: true)
    #expect(try planner.startsOfSeason() == ["10-07T11:00", "10-13T15:00", "10-21T11:00"])
    // The displayed occurrence is one without an override.
    #expect(
      outcome.exceptionEffects.fullyKeptCount == 1
        && outcome.occurrence.start == wall("2026-10-21T11:00"))
    let asAll = try planner.useCases.edit(
      OccurrenceID(id, at: wall("2026-10-14T11:00")),
      to: details("2026-10-13T15:00", "2026-10-13T16:00"), scope: .all, unchanged: true)
    #expect(try planner.startsOfSeason() == ["10-06T15:00", "10-13T15:00", "10-20T15:00"])
    #expect(
      asAll.exceptionEffects == ExceptionEffects()
        && asAll.occurrence.start == wall("2026-10-13T15:00"))
    #expect(try planner.queries.exceptions(of: id).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `all occurrences move by the difference, including overrides`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner, "FREQ=WEEKLY;BYDAY=TU;UNTIL=20261110T090000")
    let moved = try details("2026-10-13T15:00", "2026-10-13T16:00")
    try planner.edit(OccurrenceID(id, at: wall("2026-10-13T09:00")), to: moved, scope: .only)
    let renamed = try details("2026-10-27T09:00", "2026-10-27T10:00", "중간 점검")
    try planner.edit(OccurrenceID(id, at: wall("2026-10-27T09:00")), to: renamed, scope: .only)
    try planner.remove([OccurrenceID(id, at: wall("2026-11-03T09:00"))], scope: .only)
    let seen = OccurrenceID(id, at: wall("2026-10-20T09:00"))
    let outcome = try planner.edit(
      seen, to: details("2026-10-21T09:30", "2026-10-21T11:00", "회의"), scope: .all)
    #expect(outcome.event.id == id && outcome.exceptionEffects.fullyKeptCount == 1)
    #expect(
      try planner.startsOfSeason() == [
        "10-07T09:30", "10-13T15:00", "10-21T09:30", "10-28T09:30 중간 점검", "11-11T09:30",
      ])
    #expect(
      try planner.queries.exceptions(of: id).map(\.originalStart) == [
        wall("2026-10-14T09:30"), wall("2026-10-28T09:30"), wall("2026-11-04T09:30"),
      ])
    let long = try planner.queries.occurrence(at: OccurrenceID(id, at: wall("2026-10-21T09:30")))
    #expect(long?.end == wall("2026-10-21T11:00"))
    // A new title for all replaces that of every occurrence without its own.
    try planner.edit(
      OccurrenceID(id, at: wall("2026-10-21T09:30")),
      to: details("2026-10-21T09:30", "2026-10-21T11:00", "모임"), scope: .all)
    #expect(
      try planner.startsOfSeason() == [
        "10-07T09:30 모임", "10-13T15:00 모임", "10-21T09:30 모임", "10-28T09:30 중간 점검",
        "11-11T09:30 모임",
      ])
  }

  @Test(arguments: StoreKind.available)
  func `a rule with more than its start needs an explicit new rule`(kind: StoreKind) throws {
    let planner = try plan(kind)
    for rule in [
      "FREQ=WEEKLY;BYDAY=TU,TH", "FREQ=MONTHLY;BYDAY=1TU", "FREQ=MONTHLY;BYMONTHDAY=6,20",
    ] {
      let id = try tuesdays(planner, rule)
      let place = OccurrenceID(id, at: wall("2026-10-06T09:00"))
      let next = try details("2026-10-07T09:00", "2026-10-07T10:00")
      let stays = DomainError.refused(.series(.ruleCannotMove(try Recurrence(rule))))
      #expect(throws: stays) { try planner.edit(place, to: next, scope: .all) }
      // Changing only the time of day needs no new rule.
      try planner.edit(
        place, to: details("2026-10-06T10:00", "2026-10-06T11:00"), scope: .all)
      #expect(try planner.queries.event(id).span == times("2026-10-06T10:00", "2026-10-06T11:00"))
      let became = try planner.edit(
        OccurrenceID(id, at: wall("2026-10-06T10:00")), to: next,
        repeating: .replace(EnteredRepetition(.rule(Recurrence("FREQ=DAILY;COUNT=2")))), scope: .all
      )
      #expect(became.occurrence.start == wall("2026-10-07T09:00"))
      try planner.remove([OccurrenceID(id, at: wall("2026-10-07T09:00"))], scope: .all)
    }
    #expect(try planner.startsOfSeason() == [])
  }

  @Test(arguments: StoreKind.available)
  func `occurrences are removed from one on, and an endless series ends`(kind: StoreKind) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner)
    try planner.remove([OccurrenceID(id, at: wall("2026-10-27T09:00"))], scope: .fromHere)
    #expect(try planner.startsOfSeason() == Array(nine[0...2]))
    let place = OccurrenceID(id, at: wall("2026-10-13T09:00"))
    let once = try planner.edit(
      place, to: details("2026-10-14T09:00", "2026-10-14T10:00"), repeating: .stop, scope: .fromHere
    )
    #expect(once.event.repetition == nil && once.event.id != id)
    #expect(try planner.startsOfSeason() == [nine[0], "10-14T09:00"])
    try planner.edit(
      OccurrenceID(id, at: wall("2026-10-06T09:00")),
      to: details("2026-10-06T09:00", "2026-10-06T10:00"), repeating: .stop, scope: .all)
    #expect(try planner.queries.event(id).repetition == nil)
    #expect(try planner.startsOfSeason() == [nine[0], "10-14T09:00"])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a split without a change has the same occurrences as before`(kind: StoreKind) throws {
    for rule in [
      "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU", "FREQ=MONTHLY;COUNT=5",
      "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", "FREQ=WEEKLY;COUNT=8",
      "RSCALE=DANGI;FREQ=MONTHLY;SKIP=BACKWARD", "FREQ=MONTHLY;BYDAY=-1FR",
    ] {
      let planner = try plan(kind)
      let id = try planner.useCases.add(
        details("2026-10-01T09:00", "2026-10-01T10:00"),
        repeating: EnteredRepetition(.rule(Recurrence(rule)))
      ).event.id
      let before = try planner.startsOfSeason()
      let found = try planner.queries.list(
        .on(day("2026-10-01")...day("2027-01-31")), in: 0..<99)
      let third = found[2]
      try planner.edit(third.occurrenceID, to: third.event.details, scope: .fromHere)
      #expect(try planner.startsOfSeason() == before, "\(rule)")
      #expect(try planner.queries.event(id).series?.lastStart ?? .latest < third.start)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a series reports what it overlaps within a year`(kind: StoreKind) throws {
    let planner = try plan(kind)
    func add(_ title: String, _ start: String, _ end: String, _ rule: String? = nil) throws {
      _ = try planner.useCases.add(
        details(start, end, title),
        repeating: rule.map { EnteredRepetition(.rule(try Recurrence($0))) })
    }
    try add("1", "2026-10-06T09:30", "2026-10-06T11:00")
    try add("beside", "2026-10-07T10:00", "2026-10-07T11:00")
    try add("2", "2026-10-09T08:00", "2026-10-09T09:20", "FREQ=WEEKLY;COUNT=2")
    try add("nights", "2026-11-05T22:00", "2026-11-08T09:10")
    try add("minutes", "2027-01-04T09:00", "2027-01-04T09:05", "FREQ=MINUTELY;INTERVAL=10;COUNT=90")
    try add("last", "2027-10-01T09:00", "2027-10-01T10:00")
    try add("too late", "2027-10-20T09:00", "2027-10-20T10:00")
    let outcome = try planner.useCases.add(
      details("2026-10-06T09:00", "2026-10-06T10:00"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=DAILY"))))
    let told = outcome.overlaps.map { "\($0.event.title) \($0.start.day)" }
    #expect(
      told == [
        "1 2026-10-06", "2 2026-10-09", "2 2026-10-16", "nights 2026-11-05", "minutes 2027-01-04",
        "last 2027-10-01",
      ])
    #expect(!outcome.hasMoreOverlaps)
    // Its own occurrences, which overlap each other, are not listed.
    let long = try planner.useCases.add(
      details("2026-12-01T20:00", "2026-12-03T20:00", "long"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=DAILY;COUNT=3"))))
    #expect(long.overlaps.allSatisfy { $0.event.title == "회의" } && long.overlaps.count == 4)
  }

  @Test(arguments: StoreKind.available)
  func `clock changes shift single occurrences only`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind, at: "2026-03-01T12:00", in: ChangingZone.berlin)
    let outcome = try planner.useCases.add(
      details("2026-03-28T02:30", "2026-03-28T03:15"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=DAILY;COUNT=3"))))
    let found = try planner.queries.list(.on(day("2026-03-28")...day("2026-03-31")), in: 0..<9)
    #expect(
      found.map { "\($0.start) \($0.end)" } == [
        "2026-03-28T02:30 2026-03-28T03:15", "2026-03-29T03:30 2026-03-29T04:15",
        "2026-03-30T02:30 2026-03-30T03:15",
      ])
    #expect(found[1].originalStart == wall("2026-03-29T02:30"))
    #expect(
      outcome.occurrence.storedEvent.span == (try times("2026-03-28T02:30", "2026-03-28T03:15")))
  }
}

extension TimeOfDay {
  fileprivate static var nine: TimeOfDay { TimeOfDay(hour: 9, minute: 0) ?? .noon }
}

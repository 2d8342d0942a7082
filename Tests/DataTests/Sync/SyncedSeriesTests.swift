import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Changes that devices make to one occurrence of a series.
@Suite(.withLibsodium) struct SyncedSeriesTests: SyncedDevices {
  let relay = InMemoryRelay()
  private let series: Int64 = 1_790_000_000_000 << 21
  private var place: ItemReference { ItemReference(.exception, series, part: 1_797_964_200) }

  /// Returns two devices with a series of an hour.
  private func met() throws -> (SyncedDevice, SyncedDevice) {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "tablet", passphrase())
    try one.put(
      span.merging(["rule": .text("FREQ=WEEKLY")]) { $1 }, at: ItemReference(.event, series))
    for device in [one, two] { #expect(try device.sync().problems == []) }
    return (one, two)
  }

  private let span: [String: FieldValue] = [
    "allDay": .number(0), "anchored": .number(0), "starts": .number(1_796_754_600),
    "ends": .number(1_796_758_200), "zone": .text("Asia/Seoul"), "title": .text("Choir"),
    "note": .text(""), "reminders": .text(""),
  ]

  /// Returns the fields of an override that differs from the series only in these.
  private func noted(_ values: [String: FieldValue]) -> [String: FieldValue] {
    if values["kind"] != nil { return values }
    return span.merging([
      "kind": .number(1), "starts": .number(1_797_964_200), "ends": .number(1_797_967_800),
    ]) { $1 }.merging(values) { $1 }
  }

  /// Returns two devices, each with its own override of one occurrence.
  private func met(
    _ first: [String: FieldValue], _ second: [String: FieldValue]
  ) throws -> (SyncedDevice, SyncedDevice) {
    let (one, two) = try met()
    for (device, values, time) in [(one, first, "10:00"), (two, second, "11:00")] {
      device.time.set("2026-11-20T\(time)")
      try device.put(noted(values), at: place)
    }
    try exchange(one, two)
    return (one, two)
  }

  private func exchange(_ one: SyncedDevice, _ two: SyncedDevice) throws {
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
  }

  private let moved: [String: FieldValue] = [
    "starts": .number(1_797_967_800), "ends": .number(1_797_971_400),
  ]

  @Test func `a title changed on one side and a time changed on the other both apply`() throws {
    let (one, two) = try met(["title": .text("Choir: carols")], moved)
    for device in [one, two] {
      let values = try device.values(at: place)
      #expect(values["title"] == .text("Choir: carols"))
      #expect(values["starts"] == .number(1_797_967_800))
      #expect(try device.tools.queries.conflicts() == [])
    }
  }

  @Test(arguments: ResolveConflicts.Side.allCases)
  func `an occurrence removed on one side and changed on the other stays, and is listed`(
    side: ResolveConflicts.Side
  ) throws {
    let (one, two) = try met(["title": .text("Choir: carols")], ["kind": .number(0)])
    for device in [one, two] {
      let values = try device.values(at: place)
      #expect(values["kind"] == .number(1))
      #expect(values["title"] == .text("Choir: carols"))
    }
    let listed = try #require(try one.tools.queries.conflicts().first)
    try one.tools.resolveConflicts(listed.id, taking: side)
    for device in [one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      #expect(try device.values(at: place)["kind"] == .number(side == .kept ? 1 : 0))
      #expect(try device.tools.queries.conflicts() == [])
    }
  }

  @Test(arguments: ResolveConflicts.Side.allCases)
  func `a moved occurrence that one side removes and the other renames stays moved`(
    side: ResolveConflicts.Side
  ) throws {
    let (one, two) = try met()
    try one.put(noted(moved), at: place)
    try exchange(one, two)
    two.time.set("2026-11-20T10:00")
    try two.put(["title": .text("Choir: carols")], at: place)
    one.time.set("2026-11-20T11:00")
    try one.put(["kind": .number(0)], at: place)
    try exchange(one, two)
    let listed = try #require(try one.tools.queries.conflicts().first)
    for device in [one, two] {
      let values = try device.values(at: place)
      #expect(values["kind"] == .number(1))
      #expect(values["title"] == .text("Choir: carols"))
      #expect(values["starts"] == moved["starts"])
      #expect(try device.tools.queries.conflicts().map(\.id) == [listed.id])
    }
    try two.tools.resolveConflicts(listed.id, taking: side)
    try exchange(one, two)
    for device in [one, two] {
      #expect(try device.values(at: place)["kind"] == .number(side == .kept ? 1 : 0))
      #expect(try device.tools.queries.conflicts() == [])
    }
  }

  @Test func `occurrences changed on one side are not doubled when the other splits the series`()
    throws
  {
    let (one, two) = try met()
    let id = try #require(ID<Event>(rawValue: series))
    func time(_ weeks: Int, minutes: Int = 0) -> LocalTime {
      LocalTime(literal: "2026-12-08T18:30").adding(minutes: weeks * 7 * 1440 + minutes)
    }
    func details(_ title: String, _ start: LocalTime) throws -> EventDetails {
      try EventDetails(
        title: EventTitle(title),
        span: EventSpan(from: start, to: start.adding(minutes: 60), zone: "Asia/Seoul"),
        reminders: LeadTimes(minutesBefore: []))
    }
    func shown(_ device: SyncedDevice) throws -> [String] {
      let days = time(0).day...time(4).day
      return try ScheduleUseCases(device.context).queries.list(.on(days), in: 0..<9).map {
        "\($0.start) \($0.event.title)"
      }
    }
    _ = try ScheduleUseCases(one.context).edit(
      OccurrenceID(id, at: time(1)), to: details("Choir", time(1, minutes: -30)),
      scope: .fromHere)
    let plans = ScheduleUseCases(two.context)
    try plans.remove([OccurrenceID(id, at: time(2))], scope: .only)
    _ = try plans.edit(
      OccurrenceID(id, at: time(3)), to: details("Carols", time(3)), scope: .only)
    try exchange(one, two)
    for device in [one, two] {
      #expect(
        try shown(device) == [
          "\(time(0)) Choir", "\(time(1, minutes: -30)) Choir", "\(time(3)) Carols",
          "\(time(4, minutes: -30)) Choir",
        ])
      #expect(try device.tools.queries.conflicts() == [])
    }
    // The restored series has the changes made to its occurrences.
    _ = try JournalUseCases(one.context, collection: nil).undo()
    try exchange(one, two)
    for device in [one, two] {
      #expect(
        try shown(device) == [
          "\(time(0)) Choir", "\(time(1)) Choir", "\(time(3)) Carols", "\(time(4)) Choir",
        ])
    }
  }

  @Test func `an occurrence removed on one side stays so when the other splits the series twice`()
    throws
  {
    let (one, two) = try met()
    let id = try #require(ID<Event>(rawValue: series))
    func time(_ weeks: Int) -> LocalTime {
      LocalTime(literal: "2026-12-08T18:30").adding(minutes: weeks * 7 * 1440)
    }
    for (series, weeks, title) in [(id, 1, "Bass"), (ID(splitting: id, at: time(1)), 2, "Alto")] {
      let start = time(weeks)
      let details = try EventDetails(
        title: EventTitle(title),
        span: EventSpan(from: start, to: start.adding(minutes: 60), zone: "Asia/Seoul"),
        reminders: LeadTimes(minutesBefore: []))
      _ = try ScheduleUseCases(one.context).edit(
        OccurrenceID(series, at: start), to: details, scope: .fromHere)
    }
    try ScheduleUseCases(two.context).remove([OccurrenceID(id, at: time(3))], scope: .only)
    try exchange(one, two)
    let days = time(0).day...time(4).day
    for device in [one, two] {
      let plans = try ScheduleUseCases(device.context).queries.list(.on(days), in: 0..<9)
      #expect(plans.map(\.event.title) == ["Choir", "Bass", "Alto", "Alto"])
    }
  }

  @Test func `overrides from joining are not lost when the series is split`() throws {
    let (one, _) = try met()
    let id = try #require(ID<Event>(rawValue: series))
    let cut = LocalTime(literal: "2026-12-15T18:30")
    let details = try EventDetails(
      title: EventTitle("Carols"),
      span: EventSpan(from: cut, to: cut.adding(minutes: 60), zone: "Asia/Seoul"),
      reminders: LeadTimes(minutesBefore: []))
    _ = try ScheduleUseCases(one.context).edit(
      OccurrenceID(id, at: cut), to: details, scope: .fromHere)
    try one.store.write { (repositories) throws in
      // The journal does not record changes during joining.
      try repositories.journal.beginEntry(.merging)
      try repositories.events.save(
        SeriesException(
          of: ID(splitting: id, at: cut), at: cut.adding(minutes: 7 * 1440), .overridden(details)))
      try repositories.journal.beginEntry(.thisDevice)
    }
    #expect {
      _ = try JournalUseCases(one.context, collection: nil).undo()
    } throws: { error in
      if case DomainError.refused(.hasDependents) = error { true } else { false }
    }
  }

  @Test(arguments: [true, false])
  func `an undone change stays undone when something else is changed`(isMoved: Bool) throws {
    let (one, two) = try met()
    try one.put(noted(isMoved ? moved : ["kind": .number(0)]), at: place)
    try exchange(one, two)
    #expect(try two.values(at: place)["kind"] == .number(isMoved ? 1 : 0))
    one.time.set("2026-11-20T10:00")
    _ = try JournalUseCases(one.context, collection: nil).undo()
    try one.put(noted(["title": .text("Choir: carols")]), at: place)
    try exchange(one, two)
    for device in [one, two] {
      let values = try device.values(at: place)
      for (name, value) in noted(["title": .text("Choir: carols")]) {
        #expect(values[name] == value, "\(name)")
      }
      #expect(try device.tools.queries.conflicts() == [])
    }
  }
}

extension SyncedDevice {
  fileprivate func put(_ values: [String: FieldValue], at place: ItemReference) throws {
    try store.write { try $0.journal.setValues(values, at: place) }
  }

  fileprivate func values(at place: ItemReference) throws -> [String: FieldValue] {
    try store.read { try $0.journal.values(at: place) } ?? [:]
  }
}

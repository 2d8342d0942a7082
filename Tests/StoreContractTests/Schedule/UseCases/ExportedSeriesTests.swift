import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthDomain

/// Series from other programs: after any edit, all other lines are exported unchanged.
@Suite struct ExportedSeriesTests {
  /// An occurrence of the rule in each sample, on the clock of the series.
  private static func time(in sample: ICalendarSeriesSample) -> (start: String, written: String) {
    switch sample {
    case .google: ("2026-12-08T09:30", "TZID=America/New_York:20261208T093000")
    case .apple: ("2026-12-16T10:00", "TZID=Europe/Paris:20261216T100000")
    case .outlook: ("2026-12-15T08:00", "TZID=\"W. Europe Standard Time\":20261215T080000")
    case .nextcloud: ("2026-12-17T19:00", "TZID=Europe/Berlin:20261217T190000")
    }
  }

  /// Imports the sample for the organizer of the meeting.
  private func taken(_ sample: ICalendarSeriesSample, _ kind: StoreKind) throws
    -> ScheduleUseCaseFixture
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    try take(sample.bytes, into: fixture)
    try fixture.store.write { (repositories) throws in
      var profile = try repositories.profile.load()
      profile.email = try Email(sample.organizer)
      try repositories.profile.save(profile)
    }
    return fixture
  }

  @discardableResult
  private func take(
    _ bytes: [UInt8], into fixture: ScheduleUseCaseFixture
  ) throws -> ImportOutcome {
    try fixture.useCases.importEvents(
      fixture.calendarFile, from: bytes.source(), named: "a.ics")
  }

  private func written(_ fixture: ScheduleUseCaseFixture) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try fixture.useCases.export(as: fixture.calendarFile) { bytes += $0 }
    return bytes
  }

  /// Returns the unfolded lines.
  private func lines(_ bytes: [UInt8]) -> [String] {
    var lines: [[UInt8]] = []
    for line in bytes.split(separator: 10, omittingEmptySubsequences: true) {
      let text = line.last == 13 ? line.dropLast() : line
      if let first = text.first, first == 32 || first == 9, !lines.isEmpty {
        lines[lines.count - 1] += text.dropFirst()
      } else {
        lines.append(Array(text))
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns all lines of alarms with an absolute time.
  private func ringingOnce(_ lines: [String]) -> Set<String> {
    let alarms = lines.split(separator: "BEGIN:VALARM").dropFirst().map {
      $0.prefix { $0 != "END:VALARM" }
    }
    return Set(alarms.filter { $0.contains { $0.hasPrefix("TRIGGER;VALUE=DATE-TIME") } }.joined())
  }

  private func name(_ line: String) -> String {
    String(line.prefix { $0 != ":" && $0 != ";" })
  }

  /// Returns the names of the lines that differ, in their order.
  private func differences(_ before: [String], _ after: [String]) -> (gone: [String], new: [String])
  {
    let change = after.difference(from: before)
    func names(_ changes: [CollectionDifference<String>.Change]) -> [String] {
      changes.map { change in
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): name(line)
        }
      }.sorted()
    }
    return (names(change.removals), names(change.insertions))
  }

  /// Returns the lines of each event, and those around them.
  private func parts(_ lines: [String]) -> (around: [String], events: [[String]]) {
    var (around, events): ([String], [[String]]) = ([], [])
    var isWithin = false
    for line in lines {
      if line == "BEGIN:VEVENT" {
        isWithin = true
        events.append([])
      }
      if isWithin { events[events.count - 1].append(line) } else { around.append(line) }
      if line == "END:VEVENT" { isWithin = false }
    }
    return (around, events)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available, ICalendarSeriesSample.allCases)
  func `an unedited series is exported byte for byte, also after another import`(
    kind: StoreKind, sample: ICalendarSeriesSample
  ) throws {
    let fixture = try taken(sample, kind)
    #expect(try written(fixture) == sample.bytes)
    let again = try take(sample.bytes, into: fixture)
    #expect(again.added == 0 && again.updated == 0 && again.report.warnings.total == 0)
    #expect(try written(fixture) == sample.bytes)
    let event = try #require(try fixture.event(uid: sample.uid))
    #expect(event.series != nil)
    #expect(try fixture.queries.exceptions(of: event.id).contains(where: \.isOverridden))
    #expect(try fixture.queries.exceptions(of: event.id).contains(where: \.isRemoved))
  }

  /// The lines that every change rewrites.
  private static let stamps = ["DTSTAMP", "LAST-MODIFIED"]

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [
      (ICalendarSeriesSample.google, ExportedSeriesTests.stamps + ["SUMMARY"]),
      (.apple, ExportedSeriesTests.stamps + ["SUMMARY"]),
      // The moved occurrence has the title of the series.
      (.outlook, ExportedSeriesTests.stamps + ExportedSeriesTests.stamps + ["SUMMARY", "SUMMARY"]),
      // One of its alarms contains the title.
      (.nextcloud, ExportedSeriesTests.stamps + ["SUMMARY", "SUMMARY", "DESCRIPTION"]),
    ])
  func `a changed title changes only its lines`(
    kind: StoreKind, sample: (file: ICalendarSeriesSample, names: [String])
  ) throws {
    let fixture = try taken(sample.file, kind)
    let event = try #require(try fixture.event(uid: sample.file.uid))
    var details = event.details
    details.title = try EventTitle("다른 제목")
    try fixture.useCases.edit(event.id, to: details)
    let change = differences(lines(sample.file.bytes), lines(try written(fixture)))
    #expect(change.gone == sample.names.sorted())
    #expect(change.new == sample.names.sorted())
  }

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [
      (ICalendarSeriesSample.google, 2), (.apple, 2), (.outlook, 2),
      // The moved occurrence has no alarms.
      (.nextcloud, 1),
    ])
  func `a new reminder is added beside existing alarms`(
    kind: StoreKind, sample: (file: ICalendarSeriesSample, count: Int)
  ) throws {
    let fixture = try taken(sample.file, kind)
    let event = try #require(try fixture.event(uid: sample.file.uid))
    var details = event.details
    details.reminders = try LeadTimes(minutesBefore: details.reminders.minutesBefore + [45])
    try fixture.useCases.edit(event.id, to: details)
    let change = differences(lines(sample.file.bytes), lines(try written(fixture)))
    let stamps = [[String]](repeating: Self.stamps, count: sample.count).flatMap(\.self)
    let alarm = ["BEGIN", "ACTION", "DESCRIPTION", "TRIGGER", "END"]
    let alarms = [[String]](repeating: alarm, count: sample.count).flatMap(\.self)
    #expect(change.gone == stamps.sorted())
    #expect(change.new == (stamps + alarms).sorted())
  }

  @Test(arguments: StoreKind.available, ICalendarSeriesSample.allCases)
  func `a removed occurrence adds one line`(
    kind: StoreKind, sample: ICalendarSeriesSample
  ) throws {
    let fixture = try taken(sample, kind)
    let event = try #require(try fixture.event(uid: sample.uid))
    let time = Self.time(in: sample)
    let place = OccurrenceID(event.id, at: wall(time.start))
    _ = try fixture.useCases.remove([place], scope: .only, notifying: true)
    let after = lines(try written(fixture))
    let change = differences(lines(sample.bytes), after)
    #expect(change.gone == (Self.stamps + ["SEQUENCE"]).sorted())
    #expect(change.new == (Self.stamps + ["SEQUENCE", "EXDATE"]).sorted())
    #expect(after.contains("EXDATE;\(time.written)"))
    // Restoring the occurrence restores the whole text.
    _ = try fixture.useCases.restore(place)
    let back = differences(lines(sample.bytes), lines(try written(fixture)))
    #expect(back.gone.isEmpty && back.new.isEmpty, "\(back)")
  }

  @Test(arguments: StoreKind.available, ICalendarSeriesSample.allCases)
  func `an override has all properties of its series`(
    kind: StoreKind, sample: ICalendarSeriesSample
  ) throws {
    let fixture = try taken(sample, kind)
    let event = try #require(try fixture.event(uid: sample.uid))
    let time = Self.time(in: sample)
    let place = OccurrenceID(event.id, at: wall(time.start))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    details.title = try EventTitle("Once")
    _ = try fixture.useCases.edit(place, to: details, scope: .only, notifying: true)
    let (before, after) = (parts(lines(sample.bytes)), parts(lines(try written(fixture))))
    #expect(after.around == before.around)
    let others = after.events.filter { !$0.contains("RECURRENCE-ID;\(time.written)") }
    let own = try #require(
      after.events.first { $0.contains("RECURRENCE-ID;\(time.written)") })
    #expect(others.count == before.events.count && own.contains { $0.hasSuffix(":Once") })
    let rest = differences(before.events.flatMap(\.self), others.flatMap(\.self))
    #expect(rest.gone == (Self.stamps + ["SEQUENCE"]).sorted() && rest.new == rest.gone)
    let series = try #require(before.events.first { $0.contains { name($0) == "RRULE" } })
    let ownNames: Set = ["DTSTART", "DTEND", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "SUMMARY"]
    let left = ownNames.union(["RRULE", "EXDATE"])
    // An alarm with the title gets the new one; an absolute alarm rings once, for the series.
    let once = ringingOnce(series)
    let lost = series.filter { !own.contains($0) && !left.contains(name($0)) }
    #expect(lost.allSatisfy { $0.hasSuffix(":Probe") || once.contains($0) }, "\(lost)")
    #expect(once.isEmpty || !own.contains { once.contains($0) && name($0) == "TRIGGER" })
    #expect(ownNames.isSubset(of: own.map(name)))
    #expect(Set(own.map(name)).isDisjoint(with: ["RRULE", "EXDATE"]))
  }

  @Test(.inWholeRuns, arguments: StoreKind.available, ICalendarSeriesSample.allCases)
  func `the later part of a split series has all its properties`(
    kind: StoreKind, sample: ICalendarSeriesSample
  ) throws {
    let fixture = try taken(sample, kind)
    let event = try #require(try fixture.event(uid: sample.uid))
    let place = OccurrenceID(event.id, at: wall(Self.time(in: sample).start))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    details.title = try EventTitle("Later")
    _ = try fixture.useCases.edit(place, to: details, scope: .fromHere, notifying: true)
    let (before, after) = (parts(lines(sample.bytes)), parts(lines(try written(fixture))))
    #expect(after.around == before.around)
    let series = try #require(before.events.first { $0.contains { name($0) == "RRULE" } })
    let later = try #require(
      after.events.first { $0.contains { name($0) == "RELATED-TO" } })
    let earlier = try #require(
      after.events.first {
        $0.contains("UID:\(sample.uid)") && $0.contains { name($0) == "RRULE" }
      })
    let own: Set = [
      "DTSTART", "DTEND", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "SUMMARY", "RRULE", "UID",
      "X-WR-ALARMUID",
    ]
    let lost = series.filter { !later.contains($0) && !own.contains(name($0)) }
    #expect(lost.allSatisfy { $0.hasSuffix(":Probe") }, "\(lost)")
    let kept = differences(series, earlier)
    #expect(Set(kept.gone).isSubset(of: own.union(["EXDATE"])), "\(kept)")
    #expect(Set(kept.new).isSubset(of: own), "\(kept)")
    #expect(earlier.contains { $0.hasSuffix(":\(series.title)") })
  }
}

extension [String] {
  /// The title in the lines of an event.
  fileprivate var title: String {
    first { $0.hasPrefix("SUMMARY") }.flatMap { $0.split(separator: ":").last }.map(String.init)
      ?? ""
  }
}

import HearthTestSupport
import Testing

@testable import HearthDomain

/// Files from several devices of this program, whose sequences are not comparable.
@Suite struct OwnStatesTests {
  private func device(_ kind: StoreKind, _ now: String) throws -> ScheduleUseCaseFixture {
    try ScheduleUseCaseFixture(kind, at: now, isTimed: true)
  }

  /// Saves an event on another device, as a sync does.
  private func bring(
    _ event: Event, to device: ScheduleUseCaseFixture
  ) throws {
    try device.store.write { try $0.events.save(event) }
  }

  private func retitle(
    _ event: Event, _ title: String, on device: ScheduleUseCaseFixture
  ) throws -> Event {
    var details = event.details
    details.title = try EventTitle(title)
    return try device.useCases.edit(event.id, to: details).event
  }

  @Test(arguments: StoreKind.available)
  func `the later change wins, however often each device changed the event`(kind: StoreKind) throws
  {
    let (one, other) = (try device(kind, "2026-11-20T12:00"), try device(kind, "2026-11-20T12:00"))
    var event = try one.add("Walk", "2026-11-24T10:00", "2026-11-24T11:00").event
    one.set("2026-11-21T12:00")
    var details = event.details
    details.span = try times("2026-11-25T10:00", "2026-11-25T11:00")
    event = try one.useCases.edit(event.id, to: details).event
    let before = try one.written()
    #expect(before.contains("SEQUENCE:"))
    // On that device the event was never moved.
    try bring(event, to: other)
    other.set("2026-11-22T12:00")
    _ = try retitle(event, "Long walk", on: other)
    let later = try other.written()
    #expect(!later.contains("SEQUENCE:"))
    let taken = try one.take(later)
    #expect(taken.updated == 1 && taken.report.omitted.total == 0)
    #expect(try one.queries.find("Long walk").id == event.id)
    #expect(try one.take(later).unchanged == 1)
    // The earlier version is recognized as older.
    for device in [one, other] {
      let outcome = try device.take(before)
      #expect(outcome.report.omitted.first.map(\.fact) == [.olderVersion(title: "Long walk")])
      #expect(try device.queries.find("Long walk").id == event.id)
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      // Another program wrote it without the time of the change: the sequence decides.
      (1, "20261105T000000Z", true), (3, "20261101T000000Z", false),
      (2, "20261102T000000Z", true), (2, "20261105T000000Z", false),
    ])
  func `without a time of change, the sequence decides`(
    kind: StoreKind, state: (sequence: Int, written: String, isOlder: Bool)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func file(_ title: String, _ lines: String...) -> String {
      ScheduleUseCaseFixture.calendar(
        ["UID:0000000000001@hearth", "DTSTART:20261124T100000", "SUMMARY:\(title)"] + lines)
    }
    try fixture.take(
      file("First", "DTSTAMP:20261103T000000Z", "LAST-MODIFIED:20261103T000000Z", "SEQUENCE:2"))
    let outcome = try fixture.take(
      file("Second", "DTSTAMP:\(state.written)", "SEQUENCE:\(state.sequence)"))
    #expect(outcome.report.omitted.total == (state.isOlder ? 1 : 0), "\(state)")
    #expect(outcome.updated == (state.isOlder ? 0 : 1), "\(state)")
  }

  @Test(
    arguments: StoreKind.available,
    [
      // An event that was changed only here has no sequence from a file: the time of writing
      // decides.
      (false, 1, "20261101T000000Z", true), (false, 1, "20261115T000000Z", false),
      // If the event was moved, its own sequence is high.
      (true, 2, "20261101T000000Z", true), (true, 2, "20261115T000000Z", false),
      (true, 9_999_999, "20261101T000000Z", true),
    ])
  func `a foreign sequence is not compared with local changes`(
    kind: StoreKind, state: (isMoved: Bool, sequence: Int, written: String, isOlder: Bool)
  ) throws {
    let fixture = try device(kind, "2026-11-01T12:00")
    let event = try fixture.add("Dentist", "2026-11-24T10:00", "2026-11-24T11:00").event
    fixture.set("2026-11-10T12:00")
    var details = event.details
    details.title = try EventTitle("Dentist at Kim")
    if state.isMoved { details.span = try times("2026-11-25T10:00", "2026-11-25T11:00") }
    try fixture.useCases.edit(event.id, to: details)
    let outcome = try fixture.take(
      ScheduleUseCaseFixture.calendar([
        "UID:\(event.id.uid)", "DTSTAMP:\(state.written)", "SEQUENCE:\(state.sequence)",
        "DTSTART:20261124T100000", "DTEND:20261124T110000", "SUMMARY:Dentist",
      ]))
    #expect(outcome.report.omitted.total == (state.isOlder ? 1 : 0), "\(state)")
    let title = try fixture.queries.event(event.id).title
    #expect(title == (state.isOlder ? "Dentist at Kim" : "Dentist"), "\(state)")
  }

  @Test(
    arguments: StoreKind.available,
    [
      // For events of others the sequence decides.
      ("other@example.com", 1, "20261105T000000Z", true),
      ("other@example.com", 3, "20261101T000000Z", false),
      // For events of this program the time of the change decides.
      ("0000000000001@hearth", 1, "20261105T000000Z", false),
      ("0000000000001@hearth", 3, "20261101T000000Z", true),
    ])
  func `of two versions that came from files the older one is reported`(
    kind: StoreKind, state: (uid: String, sequence: Int, changed: String, isOlder: Bool)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func file(_ title: String, _ sequence: Int, _ changed: String) -> String {
      ScheduleUseCaseFixture.calendar([
        "UID:\(state.uid)", "DTSTAMP:20261101T000000Z", "LAST-MODIFIED:\(changed)",
        "SEQUENCE:\(sequence)", "DTSTART:20261124T100000", "SUMMARY:\(title)",
      ])
    }
    try fixture.take(file("First", 2, "20261103T000000Z"))
    let outcome = try fixture.take(file("Second", state.sequence, state.changed))
    #expect(outcome.report.omitted.total == (state.isOlder ? 1 : 0), "\(state)")
    #expect(outcome.updated == (state.isOlder ? 0 : 1), "\(state)")
  }
}

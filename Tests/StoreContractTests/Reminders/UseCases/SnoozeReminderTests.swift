import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SnoozeReminderTests {
  private func snooze(
    _ home: ReminderUseCaseFixture, _ reminder: Reminder, _ until: Snooze
  ) throws -> Instant {
    try SnoozeReminder(store: home.store, clock: home.clock)(reminder, until: until)
  }

  private func due(_ home: ReminderUseCaseFixture, on day: String) throws -> [Reminder] {
    let instant = { home.zone.instant(of: LocalTime(literal: $0)) }
    return try home.queries.reminders(at: instant(day + "T00:00")..<instant(day + "T23:59"))
  }

  @Test(arguments: StoreKind.available)
  func `a snoozed reminder returns at its time, and is delivered again`(
    kind: StoreKind
  ) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-20T09:10")
    try home.plant(every: 3, on: "2026-11-17")
    let first = try #require(try due(home, on: "2026-11-20").first)
    _ = try snooze(home, first, .hour)
    let again = try due(home, on: "2026-11-20")
    #expect(again.map(\.dueAt) == [home.zone.instant(of: LocalTime(literal: "2026-11-20T10:10"))])
    #expect(again.first?.key != first.key)
    #expect(again.first?.subject == first.subject)

    // Snoozes the repeated reminder again.
    home.set("2026-11-20T10:10")
    _ = try snooze(home, try #require(again.first), .tomorrow)
    #expect(try due(home, on: "2026-11-20").isEmpty)
    // The regular reminder of tomorrow is listed in addition.
    #expect(try due(home, on: "2026-11-21").count == 2)
  }

  @Test(arguments: StoreKind.available)
  func `a reminder done meanwhile does not return`(kind: StoreKind) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-20T09:10")
    let person = try home.plant(every: 3, on: "2026-11-17")
    _ = try snooze(home, try #require(try due(home, on: "2026-11-20").first), .evening)
    #expect(try due(home, on: "2026-11-20").count == 1)
    _ = try WaterPlant(context: .of(store: home.store, clock: home.clock, newID: home.newID))(
      person.id, by: .call, review: Review(memo: Memo("?")))
    #expect(try due(home, on: "2026-11-20").isEmpty)
  }

  @Test func `an hour from now is exact to the minute`() {
    let zone = FixedZone.seoul
    let now = zone.instant(of: LocalTime(literal: "2026-11-20T09:10"))
    let end = zone.instant(of: LocalTime(literal: "2026-11-20T10:10"))
    #expect(Snooze.hour.end(at: now.adding(milliseconds: 30_500), in: zone) == end)
  }

  @Test(arguments: [
    (Snooze.hour, "2026-11-20T09:10", "2026-11-20T10:10"),
    (.hour, "2026-11-20T23:30", "2026-11-21T00:30"),
    (.evening, "2026-11-20T09:10", "2026-11-20T19:00"),
    (.evening, "2026-11-20T20:10", "2026-11-20T21:10"),
    (.tomorrow, "2026-11-20T00:10", "2026-11-21T09:00"),
  ])
  func `each snooze option has its end time`(snooze: Snooze, now: String, end: String) {
    let zone = FixedZone.seoul
    let instant = { zone.instant(of: LocalTime(literal: $0)) }
    #expect(snooze.end(at: instant(now), in: zone) == instant(end))
  }

  @Test func `snoozed reminders are read back, and invalid ones skipped`() throws {
    let text = "water:1:20000:0\t1000\t2000\nrubbish\n\t1\t2\nreview:2\tx\t3"
    let kept = SnoozedReminders(text)
    #expect(kept.all.map(\.key.text) == ["water:1:20000:0"])
    #expect(SnoozedReminders(kept.text) == kept)
    #expect(SnoozedReminders(nil).text == nil)
  }
}

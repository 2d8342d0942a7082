import HearthDomain
import Testing

@Suite struct OccurrenceTests {
  @Test(arguments: [
    ("2026-11-20T00:00", "2026-11-20T00:01", true), ("2026-11-20T23:59", "2026-11-21T00:00", true),
    ("2026-11-19T23:00", "2026-11-20T00:00", false),
    ("2026-11-21T00:00", "2026-11-21T01:00", false),
    ("2026-11-19T23:00", "2026-11-20T00:01", true), ("2026-11-20T23:59", "2026-11-21T00:01", true),
    ("2026-11-18T09:00", "2026-11-25T09:00", true), ("2026-11-20T00:00", "2026-11-21T00:00", true),
    ("2020-01-01T00:00", "2030-01-01T00:00", true), ("2026-11-21T00:00", "2026-11-22T00:00", false),
  ])
  func `a day lists what starts before its end and ends after its start`(
    start: String, end: String, isShown: Bool
  ) throws {
    let twentieth = day("2026-11-20")
    let shown = try occurrence(start, end).overlaps(twentieth.start..<twentieth.end)
    #expect(shown == isShown)
  }

  @Test(arguments: [
    ("2026-11-20T09:00", "2026-11-20T10:00", "2026-11-20", "2026-11-20"),
    ("2026-11-20T23:00", "2026-11-21T00:00", "2026-11-20", "2026-11-20"),
    ("2026-11-20T23:00", "2026-11-21T00:01", "2026-11-20", "2026-11-21"),
    ("2026-12-31T20:00", "2027-01-01T02:00", "2026-12-31", "2027-01-01"),
    ("2026-11-20T00:00", "2026-11-23T00:00", "2026-11-20", "2026-11-22"),
  ])
  func `an event is listed on each of its days`(
    start: String, end: String, first: String, last: String
  ) throws {
    let found = try occurrence(start, end)
    #expect(found.days == day(first)...day(last))
    #expect(found.isOnSeveralDays == (first != last))
  }

  @Test func `an all-day event is on all of its days and no other`() throws {
    let found = Occurrence(of: try event(wholeDays("2026-12-31", "2027-01-02")), in: berlin)
    #expect(found.days == day("2026-12-31")...day("2027-01-02"))
    for (date, isShown) in [
      ("2026-12-30", false), ("2026-12-31", true), ("2027-01-02", true), ("2027-01-03", false),
    ] {
      #expect(found.overlaps(day(date).start..<day(date).end) == isShown)
    }
    let last = Occurrence(of: try event(wholeDays("9999-12-31", "9999-12-31")), in: berlin)
    #expect(last.days == Day.latest...Day.latest)
    #expect(last.overlaps(Day.latest.start..<Day.latest.end))
  }

  @Test(arguments: [
    ("2026-11-20T08:59", EventStatus.upcoming), ("2026-11-20T09:00", .now),
    ("2026-11-20T09:59", .now), ("2026-11-20T10:00", .done), ("2027-11-20T09:30", .done),
  ])
  func `the current time distinguishes now, upcoming and done`(now: String, status: EventStatus)
    throws
  {
    let found = try occurrence("2026-11-20T09:00", "2026-11-20T10:00")
    #expect(found.status(at: moment(now)) == status)
  }

  @Test(arguments: [
    ("2026-11-19T23:59", EventStatus.upcoming), ("2026-11-20T00:00", .now),
    ("2026-11-21T23:59", .now), ("2026-11-22T00:00", .done),
  ])
  func `an all-day event is current from midnight to midnight`(now: String, status: EventStatus)
    throws
  {
    let found = Occurrence(of: try event(wholeDays("2026-11-20", "2026-11-21")), in: berlin)
    #expect(found.status(at: moment(now)) == status)
  }

  @Test(arguments: [
    ("2026-11-20T09:00", "2026-11-20T10:00", true), ("2026-11-20T10:00", "2026-11-20T11:00", false),
    ("2026-11-20T08:00", "2026-11-20T09:00", false), ("2026-11-20T08:00", "2026-11-20T09:01", true),
    ("2026-11-20T09:59", "2026-11-20T11:00", true), ("2026-11-20T09:15", "2026-11-20T09:30", true),
    ("2026-11-01T09:00", "2026-12-01T09:00", true), ("2026-11-21T09:00", "2026-11-21T10:00", false),
  ])
  func `two events overlap while both last`(start: String, end: String, isOverlap: Bool) throws {
    let one = try occurrence("2026-11-20T09:00", "2026-11-20T10:00")
    let other = try occurrence(start, end, id: 2)
    #expect(one.overlaps(other) == isOverlap)
    #expect(other.overlaps(one) == isOverlap)
  }

  @Test func `all-day events overlap neither timed nor all-day ones`() throws {
    let one = try occurrence("2026-11-20T09:00", "2026-11-20T10:00")
    let whole = Occurrence(
      of: try event(wholeDays("2026-11-20", "2026-11-20"), id: 2), in: berlin)
    let many = Occurrence(
      of: try event(wholeDays("2026-11-19", "2026-11-22"), id: 3), in: berlin)
    for (left, right) in [(one, whole), (one, many), (whole, many)] {
      #expect(!left.overlaps(right))
      #expect(!right.overlaps(left))
    }
  }

  @Test func `occurrences are listed by start, end, title and id`() throws {
    let listed = try [
      occurrence("2026-11-20T08:00", "2026-11-20T12:00", "하", id: 9),
      occurrence("2026-11-20T09:00", "2026-11-20T09:30", "하", id: 8),
      occurrence("2026-11-20T09:00", "2026-11-20T10:00", "가은", id: 7),
      occurrence("2026-11-20T09:00", "2026-11-20T10:00", "강민", id: 2),
      occurrence("2026-11-20T09:00", "2026-11-20T10:00", "강민", id: 3),
      occurrence("2026-11-21T00:00", "2026-11-21T00:01", "가", id: 1),
    ]
    #expect(listed.reversed().sorted(by: Occurrence.isListedBefore) == listed)
    #expect(listed.reversed().sortedForList() == listed)
    #expect([Occurrence]().sortedForList().isEmpty)
  }

  /// Many of these share a start, an end or a title.
  @Test func `sorting many events agrees with comparing two`() throws {
    let titles = ["나", "가은", "Ab", "ab", "강민"]
    let all = try (0..<120).map { number in
      try occurrence(
        "2026-11-20T0\(8 + number % 2):00", "2026-11-20T1\(number / 2 % 3):00",
        titles[number % 5], id: Int64(1 + (number * 37) % 121))
    }
    let listed = all.sorted(by: Occurrence.isListedBefore)
    let orders: [[Occurrence]] = [all, all.reversed(), listed, listed.reversed()]
    for other in orders {
      #expect(other.sortedForList() == listed)
    }
  }

  @Test func `reminders come that many real minutes before the start`() throws {
    let details = EventDetails(
      title: try EventTitle("a"), span: try times("2026-03-29T09:00", "2026-03-29T10:00"),
      reminders: try LeadTimes(minutesBefore: [0, 1440]))
    let found = Occurrence(of: Event(id: ID(rawValue: 1)!, details: details), in: berlin)
      .reminders(in: berlin)
    #expect(found.map(\.minutesBefore) == [0, 1440])
    #expect(found[0].dueAt == moment("2026-03-29T09:00"))
    #expect(berlin.localTime(at: found[1].dueAt) == wall("2026-03-28T08:00"))
    #expect(found.sorted(by: EventReminder.isEarlier) == found.reversed())
  }
}

import HearthDomain
import HearthTestSupport
import Testing

/// Tests the dates of rules, from RFC 5545, RFC 7529 and our decisions where programs differ.
@Suite struct RepetitionTests {
  @Test(arguments: [
    // RFC 5545, 3.8.5.3
    ("FREQ=DAILY;COUNT=3", "1997-09-02T09:00", "09-02 09-03 09-04."),
    (
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05", "08-05 08-10 08-19 08-24."
    ),
    (
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05", "08-05 08-17 08-19 08-31."
    ),
    ("FREQ=MONTHLY;COUNT=3;BYDAY=1FR", "1997-09-05", "09-05 10-03 11-07."),
    ("FREQ=MONTHLY;COUNT=3;BYDAY=-2MO", "1997-09-22", "09-22 10-20 11-17."),
    ("FREQ=MONTHLY;BYMONTHDAY=-3", "1997-09-28", "09-28 10-29 11-28"),
    ("FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200", "1997-01-01", "01-01 04-10 07-19"),
    ("FREQ=YEARLY;BYDAY=20MO", "1997-05-19", "1997-05-19 1998-05-18 1999-05-17"),
    ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-12", "1997-05-12 1998-05-11 1999-05-17"),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1997-09-02", "1998-02-13 1998-03-13 1998-11-13"),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09-29", "09-29 10-30 11-27"),
    ("FREQ=MONTHLY;BYDAY=1FR,SA", "1997-09-01", "09-05 09-06 09-13"),
    // Our decisions
    ("FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR", "1998-02-01", "1998-02-13 2004-02-13 2009-02-13"),
    ("FREQ=YEARLY;BYWEEKNO=1", "2025-12-29", "2025-12-29 2027-01-04 2028-01-03"),
    (
      "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO", "2025-12-29", "2025-12-29 2028-01-03 2029-12-31"
    ),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1", "2026-11-25", "2026-11-30 2026-12-07 2026-12-14"),
    ("FREQ=DAILY;BYHOUR=9,18", "2026-11-22", "11-22 11-23 11-24"),
    ("FREQ=MONTHLY;BYMONTHDAY=31,31", "2026-11-22", "2026-12-31 2027-01-31 2027-03-31"),
    ("FREQ=YEARLY", "2024-02-29", "2024-02-29 2028-02-29 2032-02-29"),
    ("FREQ=DAILY;UNTIL=20261124T120000Z", "2026-11-23", "11-23 11-24."),
    (
      "FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2;BYDAY=MO", "2026-11-23",
      "2044-02-29 2072-02-29 2112-02-29"
    ),
    ("FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4", "2026-11-23", "."),
    // RFC 7529
    (
      "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15", "2026-01-01",
      "2026-09-25 2027-09-15 2028-10-03"
    ),
    ("RSCALE=DANGI;FREQ=YEARLY", "2025-07-25", "2025-07-25 2036-07-23 2055-07-24"),
    (
      "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=1;SKIP=BACKWARD", "2024-01-01",
      "2024-07-06 2025-07-25 2026-07-14"
    ),
    (
      "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", "2024-02-29", "2024-02-29 2025-02-28 2026-02-28"
    ),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD", "2026-01-31", "2026-01-31 2026-03-01 2026-03-31"
    ),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD", "2026-04-30",
      "2026-05-01 2026-05-31 2026-06-01"
    ),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=-31;SKIP=BACKWARD", "2026-04-01",
      "2026-05-01 2026-05-31 2026-07-01"
    ),
  ])
  func `a rule has the expected days`(rule: String, from: String, days: String) throws {
    let repetition = try repetition(rule, from: from)
    let answer = repetition.occurrences(after: nil, limit: days.split(separator: " ").count)
    let isShort = !days.contains("-") || days.split(separator: " ")[0].count < 8
    let shown = answer.times.map { String($0.day.description.dropFirst(isShort ? 5 : 0)) }
    #expect(shown.joined(separator: " ") + (answer.hasMore ? "" : ".") == days)
  }

  @Test(arguments: [
    ("FREQ=MINUTELY;INTERVAL=90", "09:00 10:30 12:00 13:30"),
    ("FREQ=HOURLY;BYMINUTE=10,50;BYSETPOS=-1", "09:50 10:50 11:50 12:50"),
    ("FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,20", "09:00 09:20 10:00 10:20"),
    ("FREQ=SECONDLY;INTERVAL=7;BYSECOND=60", "09:01:59 09:08:59 09:15:59 09:22:59"),
    ("FREQ=SECONDLY;INTERVAL=2;BYSECOND=1,3", ""),
    ("FREQ=HOURLY;INTERVAL=24;BYHOUR=10", ""),
  ])
  func `a rule has the expected times`(rule: String, times: String) throws {
    let answer = try repetition(rule, from: "1997-09-02T09:00").occurrences(after: nil, limit: 4)
    #expect(answer.times.map { "\($0.time)" }.joined(separator: " ") == times)
  }

  @Test(
    arguments: [
      ("FREQ=DAILY;COUNT=2147483647", "9999-12-31"), ("FREQ=DAILY;UNTIL=20270101", "2027-01-01"),
      ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;COUNT=2", "2072-02-29"),
      ("FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20280415", "2028-03-31"), ("FREQ=WEEKLY", nil),
      ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=31;COUNT=14", "2027-12-31"),
      ("FREQ=WEEKLY;COUNT=100000", "3943-05-30"),
      ("FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4;COUNT=3", nil),
      ("RSCALE=DANGI;FREQ=YEARLY;COUNT=500", nil),
    ] as [(String, String?)])
  func `the last occurrence is found`(rule: String, last: String?) throws {
    let found = try repetition(rule, from: "2026-11-22")
    #expect(found.lastOccurrence?.day.description == last)
    if let last = found.lastOccurrence {
      #expect(found.hasOccurrence(at: last) && found.nextOccurrence(after: last) == nil)
    }
  }

  @Test func `the end of the lunar table is reported`() throws {
    let endless = try repetition("RSCALE=DANGI;FREQ=YEARLY", from: "2026-11-22")
    #expect(endless.isEndless && endless.calendarEnd?.description == "2101-01-28")
    let counted = try repetition("RSCALE=DANGI;FREQ=YEARLY;COUNT=5", from: "2026-11-22")
    #expect(!counted.isEndless && counted.calendarEnd == nil)
    #expect(try repetition("FREQ=YEARLY", from: "2026-11-22").calendarEnd == nil)
  }

  @Test func `a start beside its rule counts for events`() throws {
    let rule = try Recurrence("FREQ=WEEKLY;BYDAY=TU;COUNT=3")
    let start = RepetitionStart.day(Day(literal: "2026-11-25"))
    let bare = try Repetition(rule, from: start)
    #expect(bare.occurrences(after: nil, limit: 9).times.map(\.day.dayOfMonth) == [1, 8, 15])
    let event = try Repetition(rule, from: start, keepsStart: true)
    #expect(event.occurrences(after: nil, limit: 9).times.map(\.day.dayOfMonth) == [25, 1, 8])
    #expect(event.lastOccurrence?.day == Day(literal: "2026-12-08"))
    #expect(event.count(before: LocalTime(day: Day(literal: "2026-12-08"), time: .midnight)) == 2)
  }

  @Test func `several rules add and exclude occurrences`() throws {
    let text =
      "FREQ=WEEKLY;COUNT=3\nRRULE:FREQ=MONTHLY;BYMONTHDAY=1\nEXRULE:FREQ=MONTHLY;BYMONTHDAY=8"
    let rule = try Recurrence(text, from: .file)
    #expect(rule.description == text && rule.hasSeveralRules)
    #expect(throws: RecurrenceRefusal.self) { try Recurrence(text) }
    #expect(throws: RecurrenceRefusal.self) {
      try Recurrence(
        Array(repeating: "FREQ=DAILY", count: 17).joined(separator: "\nRRULE:"), from: .file)
    }
    let start = RepetitionStart.day(Day(literal: "2026-11-24"))
    let all = try Repetition(rule, from: start, keepsStart: true)
    #expect(
      all.occurrences(after: nil, limit: 6).times.map { "\($0.day)" } == [
        "2026-11-24", "2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01", "2027-04-01",
      ])
    #expect(all.isEndless && all.lastOccurrence == nil && !all.isEmpty)
    #expect(all.count(before: LocalTime(day: Day(literal: "2027-02-01"), time: .midnight)) == 3)
    let ending = try Recurrence(
      "FREQ=WEEKLY;COUNT=3\nRRULE:FREQ=DAILY;UNTIL=20261126", from: .file)
    let ended = try Repetition(ending, from: start, last: LocalTime.latest)
    #expect(ended.lastOccurrence?.day == Day(literal: "2026-12-08") && !ended.isEndless)
    let cut = try Recurrence("FREQ=WEEKLY;COUNT=3\nEXRULE:FREQ=WEEKLY;COUNT=9", from: .file)
    #expect(try Repetition(cut, from: start).lastOccurrence == nil)
    let shorter = try Recurrence("FREQ=WEEKLY;COUNT=3\nEXRULE:FREQ=DAILY;BYMONTH=12", from: .file)
    #expect(try Repetition(shorter, from: start).lastOccurrence?.day == Day(literal: "2026-11-24"))
    // A rule that excludes everything still terminates.
    let nothing = try Recurrence("FREQ=SECONDLY\nEXRULE:FREQ=SECONDLY", from: .file)
    #expect(try Repetition(nothing, from: .time(start.localTime)).isEmpty)
  }

  /// Rules with many times a day, as if they had begun long ago.
  private static let crowded = [
    "FREQ=SECONDLY;INTERVAL=30", "FREQ=SECONDLY;INTERVAL=77;BYHOUR=9,12",
    "FREQ=SECONDLY;INTERVAL=90061", "FREQ=MINUTELY", "FREQ=MINUTELY;INTERVAL=7;BYSECOND=1,59",
    "FREQ=MINUTELY;INTERVAL=1000;BYDAY=SU", "FREQ=HOURLY;BYMINUTE=0,7;BYSECOND=3,5",
    "FREQ=HOURLY;INTERVAL=5;BYMONTHDAY=22,24", "FREQ=DAILY;BYHOUR=1,2,23;BYMINUTE=0,30",
    "FREQ=WEEKLY;BYDAY=SU,MO;BYHOUR=0,23;BYMINUTE=1,2,3,59",
    "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=22,23;BYHOUR=5,6;BYMINUTE=0,1;BYSETPOS=1,3,-1",
  ]

  @Test(
    arguments: crowded,
    [
      // Ranges in seconds after a midnight.
      0..<86_400, 32_430..<43_231, -1..<172_801, 43_200..<43_201,
    ])
  func `a range contains as many occurrences as are listed in it`(
    rule: String, window: Range<Int>
  ) throws {
    let rule = try repetition(rule, from: "0001-01-01T00:00:01")
    let midnight = LocalTime(literal: "2026-11-22T00:00")
    let span =
      midnight.adding(seconds: window.lowerBound)..<midnight.adding(seconds: window.upperBound)
    let listed = rule.occurrences(in: span)
    #expect(!listed.hasMore && rule.count(in: span) == listed.times.count)
  }

  @Test(arguments: crowded, crowded)
  func `crowded rules are combined like the occurrences of each`(
    rule: String, other: String
  ) throws {
    let start = RepetitionStart.time(LocalTime(literal: "0001-01-01T00:00").adding(seconds: 1))
    let from = LocalTime(literal: "2026-11-22T00:00").adding(seconds: 9)
    let span = from..<LocalTime(literal: "2026-11-23T01:00")
    func times(_ rules: String) throws -> [LocalTime] {
      try Repetition(Recurrence(rules, from: .file), from: start).occurrences(in: span).times
    }
    let (one, two) = (Set(try times(rule)), Set(try times(other)))
    let third = "FREQ=MINUTELY;INTERVAL=2;BYSECOND=1"
    let joined = Set(one).union(two).subtracting(try times(third)).sorted()
    #expect(try times("\(rule)\nRRULE:\(other)\nEXRULE:\(third)") == joined)
    let left = one.subtracting(two).sorted()
    #expect(try times("\(rule)\nEXRULE:\(other)") == left)
    let all = try Repetition(Recurrence("\(rule)\nEXRULE:\(other)", from: .file), from: start)
    #expect(all.count(in: span) == left.count)
  }

  @Test func `remaining seconds are found however much is excluded`() throws {
    let hours = (0...22).map(String.init).joined(separator: ",")
    let rule = try Recurrence(
      "FREQ=SECONDLY;UNTIL=20261124T120000\nEXRULE:FREQ=SECONDLY;BYHOUR=\(hours)", from: .file)
    let all = try Repetition(rule, from: .time(LocalTime(literal: "0001-01-01T00:00")))
    #expect(all.lastOccurrence == LocalTime(literal: "2026-11-23T23:59").adding(seconds: 59))
    let day = Day(literal: "2026-11-22")
    #expect(all.count(in: day.start..<day.end) == 3600)
    #expect(all.nextOccurrence(after: day.start) == LocalTime(literal: "2026-11-22T23:00"))
  }

  @Test func `a result is limited and says so`() throws {
    let answer = try repetition("FREQ=SECONDLY", from: "2026-11-22T00:00")
      .occurrences(after: nil, limit: .max)
    #expect(answer.times.count == Repetition.maxPageSize && answer.hasMore)
  }

  @Test func `the limits of time cause no trap`() throws {
    for text in [
      "FREQ=YEARLY;INTERVAL=2147483647", "FREQ=WEEKLY;WKST=WE;INTERVAL=2147483647",
      "FREQ=YEARLY;BYWEEKNO=1,-1,53", "FREQ=SECONDLY;INTERVAL=2147483647",
      "FREQ=MONTHLY;BYDAY=-53MO",
      "RSCALE=DANGI;FREQ=MONTHLY", "RSCALE=GREGORIAN;SKIP=FORWARD;FREQ=YEARLY;BYYEARDAY=366,-366",
    ] {
      let rule = try Recurrence(text, from: .file)
      for moment in [LocalTime.earliest, .latest] {
        let repetition = try Repetition(rule, from: .time(moment))
        _ = repetition.occurrences(in: .earliest ..< .latest, limit: 5)
        _ = (repetition.isEmpty, repetition.count(before: .latest), repetition.lastOccurrence)
      }
    }
  }

  /// Searching backwards, the window grows until it has more times than a page.
  @Test func `the last time before a long pause is found, however many there are`() throws {
    let first = LocalTime(literal: "2025-11-01T00:00")
    let rule = try Recurrence("FREQ=MINUTELY;BYMONTH=11", from: .file)
    let toDo = ToDo(
      id: try #require(ID(rawValue: 7)),
      details: ToDoDetails(
        title: try EventTitle("Pulse"), due: .floating(first),
        repetition: .rule(rule, from: first, skipsHolidays: false)))
    let due = toDo.currentDue(on: Day(literal: "2026-06-15"), in: FixedZone.utc)
    #expect(due == .floating(LocalTime(literal: "2025-11-30T23:59")))
  }

  private func repetition(_ rule: String, from text: String) throws -> Repetition {
    let start: RepetitionStart
    if let day = ISOMoment.day(text) {
      start = .day(day)
    } else {
      let moment = try #require(ISOMoment(text))
      start = .time(LocalTime(day: try #require(moment.day), time: try #require(moment.time)))
    }
    return try Repetition(Recurrence(rule), from: start)
  }
}

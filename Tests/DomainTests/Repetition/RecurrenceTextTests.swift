import HearthDomain
import Testing

@Suite struct RecurrenceTextTests {
  @Test(arguments: [
    ("byday=we,mo,mo;freq=weekly;interval=02;", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE"),
    ("FREQ=MONTHLY;BYDAY=-1FR,+2TU,SA", "FREQ=MONTHLY;BYDAY=SA,2TU,-1FR"),
    (
      "FREQ=DAILY;BYSECOND=60,59;UNTIL=20261231t090000z",
      "FREQ=DAILY;UNTIL=20261231T090000Z;BYSECOND=59"
    ),
    (
      "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=5L,5;SKIP=BACKWARD",
      "FREQ=YEARLY;BYMONTH=5,5L;RSCALE=DANGI;SKIP=BACKWARD"
    ),
    ("RSCALE=GREGORIAN;FREQ=DAILY;INTERVAL=1;WKST=MO", "FREQ=DAILY;WKST=MO"),
    (
      "FREQ=YEARLY;BYMONTHDAY=-1,-3,7,1;BYMONTH=12,1",
      "FREQ=YEARLY;BYMONTHDAY=1,7,-3,-1;BYMONTH=1,12"
    ),
  ])
  func `a rule is written in canonical order`(text: String, written: String) throws {
    let rule = try Recurrence(text)
    #expect(rule.description == written)
    #expect(try Recurrence(written) == rule)
  }

  @Test(
    arguments: [
      ("", "", 1, .malformedValue),
      ("INTERVAL=2", "FREQ", 1, .missing),
      ("FREQ=DAILY;BYEASTER=0", "BYEASTER", 12, .unknownPart),
      ("FREQ=DAILY;COUNT=2;count=3", "count", 20, .repeated),
      ("FREQ=FORTNIGHTLY", "FREQ", 6, .malformedValue),
      ("FREQ=DAILY;INTERVAL=0", "INTERVAL", 21, .outOfRange(1...2_147_483_647)),
      ("FREQ=DAILY;COUNT=2147483648", "COUNT", 18, .outOfRange(1...2_147_483_647)),
      ("FREQ=DAILY;COUNT=99999999999999999999", "COUNT", 18, .outOfRange(1...2_147_483_647)),
      ("FREQ=DAILY;BYHOUR=9,24", "BYHOUR", 21, .outOfRange(0...23)),
      ("FREQ=DAILY;BYHOUR=9,,10", "BYHOUR", 21, .malformedValue),
      ("FREQ=MONTHLY;BYMONTHDAY=-32", "BYMONTHDAY", 25, .outOfRange(-31...(-1))),
      ("FREQ=MONTHLY;BYDAY=0MO", "BYDAY", 20, .outOfRange(1...53)),
      ("FREQ=DAILY;UNTIL=20260230", "UNTIL", 18, .noSuchDay),
      ("FREQ=DAILY;COUNT=2;UNTIL=20260228", "UNTIL", 20, .notCombinableWith(.count)),
      ("FREQ=WEEKLY;BYMONTHDAY=1", "BYMONTHDAY", 13, .notAllowedFor(.weekly)),
      ("FREQ=WEEKLY;BYDAY=1MO", "BYDAY", 13, .notAllowedFor(.weekly)),
      ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", "BYDAY", 24, .notCombinableWith(.weekNumbers)),
      ("FREQ=YEARLY;BYMONTH=5L", "BYMONTH", 13, .needsOneOf([.calendarScale])),
      ("FREQ=YEARLY;SKIP=FORWARD", "SKIP", 13, .needsOneOf([.calendarScale])),
      ("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=99", "RSCALE", 8, .unknownCalendar),
    ] as [(String, String, Int, RecurrenceRefusal.Reason)])
  func `an invalid rule is refused with its position`(
    text: String, part: String, place: Int, reason: RecurrenceRefusal.Reason
  ) {
    let refusal = #expect(throws: RecurrenceRefusal.self) { try Recurrence(text) }
    #expect(refusal?.part == part)
    #expect(refusal?.position == place)
    #expect(refusal?.reason == reason)
  }

  @Test(arguments: [
    ("FREQ=WEEKLY;BYMONTHDAY=13", "FREQ=WEEKLY;BYMONTHDAY=13"),
    ("FREQ=WEEKLY;BYDAY=1MO,2MO", "FREQ=WEEKLY;BYDAY=MO"),
    ("FREQ=DAILY;COUNT=2;UNTIL=20260228", "FREQ=DAILY;COUNT=2;UNTIL=20260228"),
    ("FREQ=YEARLY;SKIP=BACKWARD", "FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=BACKWARD"),
    ("FREQ=DAILY;BYSETPOS=1", "FREQ=DAILY;BYSETPOS=1"),
  ])
  func `a file's rule is accepted where a typed one is refused`(text: String, read: String) throws {
    #expect(try Recurrence(text, from: .file).description == read)
    #expect(throws: RecurrenceRefusal.self) { try Recurrence(text) }
  }

  @Test func `a period with more than a million members is refused`() throws {
    let sixty = (0...59).map { "\($0)" }.joined(separator: ",")
    let hours = (0...23).map { "\($0)" }.joined(separator: ",")
    let times = "BYHOUR=\(hours);BYMINUTE=\(sixty);BYSECOND=\(sixty)"
    #expect(throws: RecurrenceRefusal.self) {
      try Recurrence("FREQ=YEARLY;BYMONTH=1;BYDAY=MO,TU,WE,TH,FR;\(times)")
    }
    #expect(try Recurrence("FREQ=MONTHLY;\(times)").seconds.count == 60)
  }
}

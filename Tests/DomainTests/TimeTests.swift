import HearthDomain
import HearthTestSupport
import Testing

@Suite struct TimeTests {
  @Test(arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60), (Int.max, Int.max, Int.max)])
  func `an impossible time is refused`(hour: Int, minute: Int, second: Int) {
    #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
  }

  @Test(arguments: [(0, "00:00"), (86_399, "23:59:59"), (43_200, "12:00"), (32_945, "09:09:05")])
  func `a time is written with seconds only if it has some`(seconds: Int, text: String) throws {
    let time = try #require(TimeOfDay(seconds: seconds))
    #expect(time.description == text)
    #expect(TimeOfDay(hour: time.hour, minute: time.minute, second: time.second) == time)
  }

  @Test(
    arguments: [
      (0, .night, .night), (4, .night, .night), (5, .morning, .night), (6, .morning, .morning),
      (11, .morning, .morning), (12, .afternoon, .afternoon), (17, .afternoon, .afternoon),
      (18, .evening, .evening), (21, .evening, .evening), (22, .night, .evening),
      (23, .night, .evening),
    ] as [(Int, PartOfDay, PartOfDay)])
  func `a part of the day includes its start but not its end`(
    hour: Int, felt: PartOfDay, read: PartOfDay
  ) throws {
    for minute in [0, 59] {
      let time = try #require(TimeOfDay(hour: hour, minute: minute))
      #expect(PartOfDay(at: time) == felt && PartOfDay(ofReadingAt: time) == read)
    }
  }

  @Test func `seconds beyond one day are refused`() {
    #expect(TimeOfDay(seconds: 86_400) == nil)
    #expect(TimeOfDay(seconds: -1) == nil)
  }

  @Test(arguments: [
    ("2026-11-20T23:30", 45, "2026-11-21T00:15"), ("1970-01-01T00:00", -1, "1969-12-31T23:59"),
    ("2024-02-28T12:00", 1440, "2024-02-29T12:00"),
    ("2026-11-20T09:00", .max, "9999-12-31T23:59:59"),
    ("2026-11-20T09:00", .min, "0001-01-01T00:00"), ("2026-11-20T09:00", 0, "2026-11-20T09:00"),
  ])
  func `minutes are added across midnight and clamped at the limits`(
    from: String, minutes: Int, found: String
  ) {
    #expect(LocalTime(literal: from).adding(minutes: minutes).description == found)
  }

  @Test(arguments: [
    (Int.min, "0001-01-01T00:00"), (Int.max, "9999-12-31T23:59:59"), (-1, "1969-12-31T23:59:59"),
    (0, "1970-01-01T00:00"), (-86_400, "1969-12-31T00:00"), (86_399, "1970-01-01T23:59:59"),
  ])
  func `any number of seconds converts to a local time`(seconds: Int, text: String) {
    #expect(LocalTime(clampingSecondsSinceEpoch: seconds).description == text)
  }

  @Test(arguments: [
    (Int64(0), 0), (999, 0), (1000, 1), (-1, -1), (-1000, -1), (-1001, -2),
    (.max, 9_223_372_036_854_775), (.min, -9_223_372_036_854_776),
  ])
  func `seconds are rounded down`(milliseconds: Int64, seconds: Int) {
    #expect(Instant(milliseconds: milliseconds).seconds == seconds)
  }

  @Test func `times are clamped at the limits instead of trapping`() {
    let last = Instant(milliseconds: .max)
    let first = Instant(milliseconds: .min)
    #expect(last.adding(milliseconds: 1) == last)
    #expect(first.adding(milliseconds: -1) == first)
    #expect(first.adding(milliseconds: .max).milliseconds == -1)
    #expect(FixedZone.seoul.localTime(at: last) == .latest)
    #expect(FixedZone.seoul.localTime(at: first) == .earliest)
    #expect(FixedZone.seoul.instant(of: .latest) > FixedZone.seoul.instant(of: .earliest))
  }
}

import HearthDomain
import HearthTestSupport
import Testing

@Suite struct InstantTextTests {
  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00+00:00"),
      (1_795_132_800_123, 9 * 3600, "2026-11-20T09:00:00+09:00"),
      (1_795_132_800_000, -(3 * 3600 + 1800), "2026-11-19T20:30:00-03:30"),
      (-1, 0, "1969-12-31T23:59:59+00:00"),
      // Local mean time in Seoul before 1908, which is 8:27:52 east.
      (-2_000_000_000_000, 30_472, "1906-08-17T04:53:40+08:27"),
    ] as [(Int64, Int, String)])
  func `a time is written with its offset`(milliseconds: Int64, east: Int, text: String) {
    let zone = FixedZone(name: "there", secondsEast: east)
    #expect(Instant(milliseconds: milliseconds).rfc3339(in: zone) == text)
  }

  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00+00:00"),
      (1_795_132_800_123, 9 * 3600, "2026-11-20T09:00:00.123+09:00"),
      (1_795_132_800_020, -(3 * 3600 + 1800), "2026-11-19T20:30:00.020-03:30"),
      (-1, 0, "1969-12-31T23:59:59.999+00:00"),
      (-2_000_000_000_000, 30_472, "1906-08-17T04:54:32+08:27:52"),
      (0, .max, "1970-01-02T00:00:00+24:00"), (0, .min, "1969-12-31T00:00:00-24:00"),
    ] as [(Int64, Int, String)])
  func `a time can be written exactly`(milliseconds: Int64, east: Int, text: String) {
    let instant = Instant(milliseconds: milliseconds)
    #expect(instant.rfc3339(secondsEast: east, .exact) == text)
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0),
      ("2026-11-20T09:00:00+09:00", 1_795_132_800_000),
      ("2026-11-20 00:00:00.1z", 1_795_132_800_100),
      ("2026-11-20t00:00:00.123456-00:00", 1_795_132_800_123),
      ("2026-11-19T20:30:00-03:30", 1_795_132_800_000),
      ("2016-12-31T23:59:60Z", 1_483_228_799_000),
    ] as [(String, Int64)])
  func `a time is read in RFC 3339 format`(text: String, milliseconds: Int64) {
    #expect(Instant(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026-11-20", "2026-11-20T09:00Z", "2026-11-20T09:00:00", "2026-11-20T09:00:00.Z",
    "2026-11-20T09:00:00+0900", "2026-11-20T09:00:00+09:00 ", "2026-02-30T09:00:00Z",
    "2026-11-20T24:00:00Z", "2026-11-20T09:60:00Z", "2026-11-20T09:00:61Z", "２026-11-20T09:00:00Z",
    "2026-11-20T09:00:00+24:00", "+026-11-20T09:00:00Z", "0000-01-01T00:00:00Z",
  ])
  func `other formats are refused`(text: String) {
    #expect(Instant(rfc3339: text) == nil)
  }

  @Test func `the earliest and latest times are written without a trap`() {
    for moment in [Int64.min, .max] {
      let text = Instant(milliseconds: moment).rfc3339(in: FixedZone.seoul)
      #expect(Instant(rfc3339: text) != nil)
    }
  }
}

import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite(.enabled(if: hasZoneDatabase, "needs the system's time zone database"))
struct ZoneInfoTests {
  static let names = [
    "Asia/Seoul", "Asia/Tokyo", "Asia/Kolkata", "Asia/Kathmandu", "America/New_York",
    "America/Los_Angeles", "America/St_Johns", "America/Sao_Paulo", "Europe/London",
    "Europe/Dublin", "Europe/Berlin", "Africa/Casablanca", "Australia/Lord_Howe",
    "Australia/Sydney", "Pacific/Auckland", "Pacific/Apia", "Pacific/Kiritimati", "Asia/Gaza",
    "America/Nuuk", "Antarctica/Troll", "Asia/Pyongyang", "Etc/GMT+12", "UTC",
  ]

  @Test(.inWholeRuns, arguments: names)
  func `a zone agrees with the system's from 1900 to 2100`(name: String) throws {
    let reference = try #require(TimeZone(identifier: name))
    let zone = try ZoneFinder(environment: [:]).requiredZone(name)
    var differences: [String] = []
    // A step of 43 hours covers all hours of the day and all transitions.
    for second in stride(from: -2_208_988_800, to: 4_102_444_800, by: 43 * 3600) {
      let wanted = reference.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
      let offset = zone.offset(at: Instant(milliseconds: Int64(second) * 1000))
      if offset != wanted { differences.append("\(second): \(offset), not \(wanted)") }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(3))")
  }

  @Test(arguments: [
    ("KST-9", "2026-07-01T00:00", 9 * 3600), ("<+09>-9", "2026-07-01T00:00", 9 * 3600),
    ("<-0330>3:30", "2026-07-01T00:00", -12_600), ("UTC0", "2026-07-01T00:00", 0),
    ("LMT-8:27:52", "1900-01-01T00:00", 30_472),
    // New York changes at 07:00 and 06:00 UTC.
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T06:59", -18_000),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T05:59", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00", -18_000),
    ("EST5EDT", "2026-07-01T00:00", -14_400),
    // The southern summer spans the new year.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00", 39_600),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00", 36_000),
    // In Ireland the season is winter, one hour behind standard time.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01T00:00", 0),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T00:00", 3600),
    // Julian days skip 29 February; the others count it.
    ("AAA0BBB,J60/0,J61/0", "2024-02-29T12:00", 0),
    ("AAA0BBB,J60/0,J61/0", "2024-03-01T12:00", 3600),
    ("AAA0BBB,59/0,60/1", "2024-02-29T12:00", 3600),
    ("AAA0BBB,59/0,60/1", "2026-03-01T12:00", 3600),
    // Hours before the start of the day and after its end.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59", -7200),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00", -3600),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59", 7200),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00", 10_800),
    // A season that lasts the whole year.
    ("XXX3EDT4,0/0,J365/23", "2026-01-01T03:00", -14_400),
    ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:00", -14_400),
  ])
  func `a zone in POSIX syntax is read`(text: String, utc: String, offset: Int) throws {
    let zone = try #require(ZoneInfo(posix: text))
    #expect(zone.offset(at: FixedZone.utc.instant(of: LocalTime(literal: utc))) == offset)
  }

  @Test(arguments: [
    "", "KST", "9", "KS-9", "KST-9x", "KST-999", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,J0,J365", "EST5EDT,366,0", "<+09-9", "EST5:60", "지은-9",
    "EST5EDT,M3.2.0,M11.1.0,", "EST5EDT,,",
    // The maximum difference between clocks is a day.
    "KST-25", "KST24:00:01", "XXX-24YYY", "XXX5YYY-25,0/0,J365/23",
  ])
  func `invalid POSIX syntax is refused`(text: String) {
    #expect(ZoneInfo(posix: text) == nil)
  }

  @Test func `the earliest and latest times do not trap`() throws {
    for zone in [try #require(ZoneInfo(posix: "EST5EDT")), try fixture("America/New_York")] {
      #expect(zone.offset(at: Instant(milliseconds: .max)) < 0)
      #expect(zone.offset(at: Instant(milliseconds: .min)) < 0)
    }
  }

  @Test func `a truncated file is refused`() throws {
    let bytes = try fileBytes("America/New_York")
    for count in 0..<bytes.count {
      #expect(ZoneInfo(name: "x", bytes: Array(bytes[..<count])) == nil)
    }
  }

  @Test func `a file of version 1 has no rule for later times`() {
    let header = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4]
    let body: [UInt8] =
      [0, 0, 0, 100, 1] + [0, 0, 0, 0, 0, 0] + [0, 0, 0x7E, 0x90, 0, 0] + [75, 83, 84, 0]
    let zone = ZoneInfo(name: "x", bytes: header + counts + body)
    #expect(zone?.offset(at: Instant(milliseconds: 99_999)) == 0)
    #expect(zone?.offset(at: Instant(milliseconds: 100_000)) == 32_400)
  }

  @Test(arguments: [(86_400, true), (-86_400, true), (86_401, false), (-604_799, false)])
  func `a file with an offset over a day is refused`(offset: Int32, isRead: Bool) {
    let header = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    let counts: [UInt8] = [UInt8](repeating: 0, count: 19) + [1, 0, 0, 0, 4]
    let bytes = withUnsafeBytes(of: offset.bigEndian) { Array($0) }
    let zone = ZoneInfo(name: "x", bytes: header + counts + bytes + [0, 0] + Array("ABC\0".utf8))
    #expect((zone != nil) == isRead)
  }

  private func fileBytes(_ name: String) throws -> [UInt8] {
    try FileReader(limit: 1 << 20).bytes(of: FilePath("/usr/share/zoneinfo/\(name)"))
  }

  private func fixture(_ name: String) throws -> ZoneInfo {
    try #require(ZoneInfo(name: name, bytes: fileBytes(name)))
  }
}

import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Dates and times in texts of files.
@Suite struct FileDatesTests {
  private let dates = FileDates(zone: FixedZone.seoul)

  @Test(arguments: [
    ("Tue, 05 May 2026 20:00:00 GMT", "2026-05-06T05:00"),
    ("2026-05-05T20:00:00Z", "2026-05-06T05:00"),
    ("2026-05-05T20:00Z", "2026-05-06T05:00"), ("2026-05-05 20:00:00 UTC", "2026-05-06T05:00"),
    ("2026/05/05 20:00Z", "2026-05-06T05:00"), ("20260505T200000Z", "2026-05-06T05:00"),
    ("20260505T2000", "2026-05-05T20:00"), ("Tue May  5 20:00:00 UTC 2026", "2026-05-06T05:00"),
    ("2026. 5. 5. 오후 8:00 UTC", "2026-05-06T05:00"), ("5. Mai 2026 20:00 GMT", "2026-05-06T05:00"),
    ("May 5, 2026 8:00 PM (GMT+9)", "2026-05-05T20:00"),
    ("May 5, 2026 8:00 PM (UTC)", "2026-05-06T05:00"),
    ("Tue May 05 2026 20:00:00 GMT+0900 (Korean Standard Time)", "2026-05-05T20:00"),
    ("Tue May 05 2026 20:00:00 GMT+0900 (GMT+09:00)", "2026-05-05T20:00"),
    ("Tue May 05 2026 10:00:00 GMT-0500 (Central Daylight Time)", "2026-05-06T00:00"),
    ("2026-05-05 10:00:00 -0500", "2026-05-06T00:00"),
    ("2026-05-05 10:00:00-05:00", "2026-05-06T00:00"),
    ("2026-05-05T10:00-05:00", "2026-05-06T00:00"), ("5/31/2026 20:00 +01:00", "2026-06-01T04:00"),
    ("2026-05-05 20:00", "2026-05-05T20:00"), ("2026-05-05 (Tue)", "2026-05-05T00:00"),
    ("2026-05-05 GMT", nil), ("2026-05-05 10:00-11:30", nil), ("5 May 2026 10:00-11:30", nil),
    ("5 May 2026 20:00 GMT+25", nil),
  ])
  func `converting a time from another zone changes date and time`(text: String, local: String?) {
    let instant = dates.instant(text)
    let shown = instant.map { FixedZone.seoul.localTime(at: $0).description }
    #expect(shown == local)
    #expect(dates.day(text).map(\.description) == local.map { String($0.prefix(10)) })
  }

  @Test(arguments: [
    ("Sonntag, 3. März 2024 um 15:04 Uhr", "2024-03-03T15:04"),
    ("am 3. März 2024", "2024-03-03T00:00"),
    ("am Sonntag, 3. März 2024, 12:04", "2024-03-03T12:04"),
    ("3. Mrz. 2024 15:04", "2024-03-03T15:04"),
    ("3. Jänner 2024", "2024-01-03T00:00"), ("So., 3. Dez. 2023", "2023-12-03T00:00"),
    ("dimanche 3 mars 2024 à 15:04", "2024-03-03T15:04"), ("1er août 2024", "2024-08-01T00:00"),
    ("3 févr. 2024 15 h 04", "2024-02-03T15:04"), ("mar. 4 juil. 2023", "2023-07-04T00:00"),
    ("domingo, 3 de marzo de 2024 a las 15:04", "2024-03-03T15:04"),
    ("mar, 4 jul 2023 3:04 p. m.", "2023-07-04T15:04"), ("3 de ene. de 2024", "2024-01-03T00:00"),
    ("niedziela, 3 marca 2024 15:04", "2024-03-03T15:04"), ("3 paź 2023", "2023-10-03T00:00"),
    ("3 sierpnia 2024 r. o godz. 15:04", "2024-08-03T15:04"),
    ("śr., 4 wrz 2024", "2024-09-04T00:00"),
    ("2024년 3월 3일 (일) 오후 3:04", "2024-03-03T15:04"),
    ("March 3, 2024 at 3:04 PM", "2024-03-03T15:04"),
    ("10:00 am 3. March 2024", "2024-03-03T10:00"), ("12:15 AM May 5, 2026", "2026-05-05T00:15"),
  ])
  func `dates and times in many languages are read`(text: String, local: String) throws {
    let instant = try #require(dates.instant(text))
    #expect(FixedZone.seoul.localTime(at: instant).description == local)
  }

  @Test(arguments: [
    ("at,memo\n2026-05-05T20:00:00Z,a", "2026-05-06T05:00"),
    ("at,memo\n\"Tue, 05 May 2026 20:00:00 GMT\",a", "2026-05-06T05:00"),
    ("date,time,memo\n2026-05-05,20:00 UTC,a", "2026-05-06T05:00"),
    ("date,time,memo\n2026-05-05T00:00:00Z,20:00,a", "2026-05-05T20:00"),
    ("at,memo\n2026-05-05T20:00:00-05:00,a", "2026-05-05T20:00"),
    (
      "full_date,date,weekday,time,mood,activities,note\n2026-05-05,May 5,Tuesday,20:00 GMT,good,,a",
      "2026-05-06T05:00"
    ),
    ("date,mood,note\n\"May 5, 2026 8:00 PM (UTC)\",good,a", "2026-05-06T05:00"),
    (#"[{"at":"2026-05-05T20:00:00Z","memo":"a"}]"#, "2026-05-06T05:00"),
    (#"[{"day":"2026-05-05","time":"20:00Z","memo":"a"}]"#, "2026-05-06T05:00"),
    (
      #"{"entries":[{"title":"a","body":"","date":"2026-05-05","time":"20:00 UTC"}]}"#,
      "2026-05-06T05:00"
    ),
    (#"[{"date":"2026-05-05T20:00:00Z","scores":[4],"notes":"a"}]"#, "2026-05-06T05:00"),
    ("[2026-05-05 20:00:00 UTC] a\n", "2026-05-06T05:00"),
    ("[2026-05-05T20:00Z] a\n", "2026-05-06T05:00"),
  ])
  func `the times of moods from every app are converted to local time`(file: String, local: String)
    throws
  {
    let moods = try ReadMoods(file, as: AnyMoodFile.seoul)
    #expect(moods.details.map(\.moment.local.description) == [local])
  }

  @Test(arguments: [
    ("2026-05-05 10:00-11:30,,", "20260505T100000 20260505T113000"),
    ("2026-05-05 10:00~11:30,,", "20260505T100000 20260505T113000"),
    ("5 May 2026 9:00 AM - 10:30 AM,,", "20260505T090000 20260505T103000"),
    ("2026-05-05,10:00-11:30,", "20260505T100000 20260505T113000"),
    ("2026-05-05,20:00 GMT,21:00 GMT", "20260506T050000 20260506T060000"),
    ("\"Tue, 05 May 2026 20:00:00 GMT\",,21:00", "20260506T050000 20260506T060000"),
    ("2026-05-05T20:00Z,,", "20260506T050000"), ("2026-05-05 20:00:00-05:00,,", "20260506T100000"),
    ("\"May 5, 2026 8:00 PM (GMT) → May 5, 2026 9:00 PM\",,", "20260506T050000 20260506T060000"),
  ])
  func `event times are converted to local time, and a time range is not an offset`(
    row: String, times: String
  ) throws {
    let table = "title,date,time,end time\nA,\(row)\n"
    var texts: [String] = []
    let report = try CalendarTrial().file.read(Array(table.utf8).source(of: 64)) { event, _ in
      texts = event.text.split(separator: "\r\n").filter { $0.hasPrefix("DT") }
        .compactMap { $0.split(separator: ":").last.map(String.init) }
    }
    #expect(texts.joined(separator: " ") == times && report.skipped.first == [])
  }
}

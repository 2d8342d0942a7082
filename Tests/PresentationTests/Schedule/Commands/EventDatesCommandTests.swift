import HearthDomain
import Testing

@testable import HearthPresentation

/// Tests the dates and times of a rule alone, as the shell prints them.
@Suite struct EventDatesCommandTests {
  @Test(arguments: [
    ("FREQ=DAILY;COUNT=2 --from 1997-09-02T09:00", "1997-09-02T09:00:00 1997-09-03T09:00:00"),
    ("FREQ=DAILY;COUNT=2 --from 1997-09-02T09:00:30", "1997-09-02T09:00:30 1997-09-03T09:00:30"),
    ("rrule:freq=daily;count=2; --from 1997-09-02", "1997-09-02 1997-09-03"),
    ("FREQ=WEEKLY;BYDAY=TU --from 2026-11-25 --limit 2", "2026-12-01 2026-12-08"),
    ("FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4 --from 2026-11-25", ""),
    // After a moment, and after a whole day.
    ("FREQ=DAILY;COUNT=3 --from 1997-09-02 --after 1997-09-03", "1997-09-04"),
    ("FREQ=DAILY;COUNT=3 --from 1997-09-02 --after 1997-09-03T12:00", "1997-09-04"),
    (
      "FREQ=HOURLY;COUNT=3 --from 1997-09-02T22:00 --after 1997-09-02T22:00",
      "1997-09-02T23:00:00 1997-09-03T00:00:00"
    ),
    ("FREQ=HOURLY;COUNT=3 --from 1997-09-02T22:00 --after 1997-09-02", "1997-09-03T00:00:00"),
    // An end given in UTC is compared with local time, or with the zone's time.
    ("FREQ=DAILY;UNTIL=20261123T010000Z --from 2026-11-22T09:00", "2026-11-22T09:00:00"),
    (
      "FREQ=DAILY;UNTIL=20261123T010000Z --from 2026-11-22T09:00 --zone Asia/Seoul",
      "2026-11-22T09:00:00 2026-11-23T09:00:00"
    ),
    (
      "FREQ=DAILY;UNTIL=20261123T010000Z --from 2026-11-22 --zone Asia/Seoul",
      "2026-11-22 2026-11-23"
    ),
    // In Berlin, 02:30 is skipped on 2026-03-29 and still counts.
    (
      "FREQ=DAILY;COUNT=3 --from 2026-03-28T02:30 --zone Europe/Berlin",
      "2026-03-28T02:30:00 2026-03-29T03:30:00 2026-03-30T02:30:00"
    ),
    // A time moved to 03:30 merges with the one already there.
    (
      "FREQ=DAILY;BYHOUR=2,3;COUNT=4 --from 2026-03-28T02:30 --zone Europe/Berlin",
      "2026-03-28T02:30:00 2026-03-28T03:30:00 2026-03-29T03:30:00"
    ),
  ])
  func `a rule gives its dates, one per line`(line: String, dates: String) {
    let ran = ScheduleCommandFixture(.english, .piped).run("event dates \(line.quotingRule)")
    #expect(ran.status == .success && ran.errors.isEmpty)
    #expect(ran.output.split(separator: "\n").joined(separator: " ") == dates)
  }

  @Test(arguments: [
    ("FREQ=DAILY --from 2026-11-22", 100), ("FREQ=DAILY --from 2026-11-22 --limit 250", 250),
  ])
  func `the number of dates is limited by default`(line: String, count: Int) {
    let schedule = ScheduleCommandFixture(.english, .piped)
    #expect(schedule.run("event dates \(line)").output.split(separator: "\n").count == count)
  }

  @Test(arguments: [
    (
      "FREQ=DAILY;COUNT=2 --from 1997-09-02T09:00",
      #"[{"start":"1997-09-02T09:00:00"},{"start":"1997-09-03T09:00:00"}],"isEndless":false,"#
        + #""shownUntil":null,"last":"1997-09-03T09:00:00","hasMore":false}"#
    ),
    (
      "FREQ=WEEKLY;BYDAY=TU --limit 1",
      #"[{"start":"2026-11-24"}],"isEndless":true,"shownUntil":null,"last":null,"hasMore":true}"#
    ),
    (
      "FREQ=HOURLY --limit 1",
      #"[{"start":"2026-11-20T00:00:00"}],"isEndless":true,"shownUntil":null,"last":null,"#
        + #""hasMore":true}"#
    ),
    (
      "FREQ=DAILY --from 2026-03-29T01:00 --zone Europe/Berlin --limit 1",
      #"[{"start":"2026-03-29T01:00:00+01:00"}],"isEndless":true,"shownUntil":null,"last":null,"#
        + #""hasMore":true}"#
    ),
    (
      "RSCALE=DANGI;FREQ=YEARLY --from 2099-11-22 --limit 1",
      #"[{"start":"2099-11-22"}],"isEndless":true,"shownUntil":"2101-01-28","last":null,"#
        + #""hasMore":true}"#
    ),
  ])
  func `JSON contains the dates`(line: String, json: String) {
    let ran = ScheduleCommandFixture(.english, .json).run("event dates \(line.quotingRule)")
    #expect(ran.output == #"{"schema":1,"items":"# + json + "\n")
  }

  @Test(arguments: [
    ("FREQ=DAILY;INTERVAL=0 --from 2026-11-22", "“INTERVAL=0” at character 21", "INTERVAL=0"),
    ("FREQ=DAILY;FOO=1 --from 2026-11-22", "“FOO” at character 12", "FOO"),
    ("BYDAY=TU --from 2026-11-22", "needs FREQ", "FREQ가 있어야"),
    ("FREQ=DAILY;COUNT=2;UNTIL=20270101 --from 2026-11-22", "combined with COUNT", "COUNT와 함께"),
    ("FREQ=HOURLY --from 2026-11-22", "needs a time", "시작하는 시각"),
    ("FREQ=WEEKLY;BYDAY=2TU --from 2026-11-22", "FREQ=WEEKLY does not take it", "FREQ=WEEKLY에는"),
    ("RSCALE=HEBREW;FREQ=YEARLY --from 2026-11-22", "GREGORIAN, DANGI", "DANGI"),
    ("FREQ=DAILY --from 2026-11-22T09:00+09:00", "--from does not take", "--from에는"),
    ("FREQ=DAILY --from 2026-02-30", "no such day", "없는 날"),
    ("FREQ=DAILY --from 2026-11-22 --zone Mars/Base", "--zone does not take", "--zone에는"),
    ("FREQ=DAILY --from 2026-11-22 --limit 0", "1 to 10000", "1부터 10000까지"),
  ])
  func `invalid rules are refused`(line: String, english: String, korean: String) {
    for (language, words) in [(Language.english, english), (.korean, korean)] {
      let ran = ScheduleCommandFixture(language, .piped).run("event dates \(line.quotingRule)")
      #expect(ran.status == .wrongUsage && ran.output.isEmpty)
      #expect(ran.errors.contains(words), "\(ran.errors)")
    }
  }

  @Test func `exceptions of an event cannot be given with a rule`() {
    let schedule = ScheduleCommandFixture(.english, .piped)
    let ran = schedule.run("event dates \"every day except 12/2\" --from 2026-12-01 --limit 3")
    #expect(ran.status == .wrongUsage && ran.output.isEmpty)
    #expect(ran.errors.contains("days left out"), "\(ran.errors)")
  }
}

extension String {
  /// The line with its rule in quotes, as a shell needs it.
  fileprivate var quotingRule: String {
    let parts = split(separator: " ", maxSplits: 1)
    return "\"\(parts[0])\"" + parts.dropFirst().map { " \($0)" }.joined()
  }
}

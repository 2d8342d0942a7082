import HearthDomain
import HearthTestSupport
import Testing

/// A day on which all events overlap.
@Suite struct CrowdedDayTests {
  private static let most = Agenda.maxOverlaps

  private func crowded(_ form: CommandFixture.Form, _ count: Int) -> ScheduleCommandFixture {
    let schedule = ScheduleCommandFixture(.english, form)
    for number in 1...count {
      schedule.run("plan Meeting\(number) --from 15:00 --to 16:00 --no-remind")
    }
    return schedule
  }

  @Test(.inWholeRuns) func `JSON lists the first overlaps and says that there are more`() {
    let many = crowded(.json, Self.most + 2)
    for line in ["event list", "event list --search Meeting", "event show Meeting7"] {
      let output = many.run(line).output
      #expect(output.contains("\"hasMoreOverlaps\":true"), "\(line)")
    }
    let few = crowded(.json, 3)
    #expect(!few.run("event list").output.contains("hasMoreOverlaps"))
    #expect(!few.run("event show Meeting2").output.contains("hasMoreOverlaps"))
  }

  @Test(.inWholeRuns) func `a terminal shows the number of overlaps`() {
    let many = crowded(.terminal, Self.most + 2)
    #expect(many.run("event list").output.contains("and \(Self.most - 2) more"))
  }

  @Test func `a series is named once where it overlaps`() {
    for (language, words) in [(Language.english, ", 3 times)"), (.korean, ", 3번)")] {
      let schedule = ScheduleCommandFixture(language)
      schedule.run("plan \"Art every wed 16:00\"")
      let outcome = schedule.run(
        "plan Trip --from \"2026-11-21 09:00\" --to \"2026-12-10 09:00\"")
      let told = outcome.output + outcome.errors
      #expect(told.contains(words), "\(told)")
      #expect(told.split(separator: "Art").count == 2, "\(told)")
    }
  }

  @Test func `one line stands for many occurrences of a day, with their number`() {
    for (language, words) in [
      (Language.english, "Min (90 times until 23:50)"), (.korean, "Min (23:50까지 90번)"),
    ] {
      let schedule = ScheduleCommandFixture(language, .terminal)
      schedule.run(
        "event add Min --from \"2026-12-01 09:00\" --rrule \"FREQ=MINUTELY;INTERVAL=10;COUNT=90\"")
      let listed = schedule.run("event list 2026-12-01").output
      #expect(listed.contains(words), "\(listed)")
    }
  }

  @Test(arguments: [
    ("FREQ=MINUTELY;INTERVAL=30", "2026-12-01T00:00\t2026-12-02T00:00\tupcoming\tMin ×48"),
    ("FREQ=MINUTELY;INTERVAL=10;COUNT=90", "2026-12-01T00:00\t2026-12-01T15:20\tupcoming\tMin ×90"),
    ("FREQ=HOURLY;INTERVAL=12", "2026-12-01T00:00\t2026-12-01T00:30\tupcoming\tMin\t"),
  ])
  func `JSON has the first, the last and the number of a day's occurrences`(
    rule: String, line: String
  ) {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("event add Min --from \"2026-12-01 00:00\" --for 30m --rrule \"\(rule)\"")
    let listed = schedule.run("event list 2026-12-01").output
    #expect(listed.hasPrefix(line), "\(listed)")
  }

  @Test func `JSON lists overlaps with a crowded series on both sides`() {
    let schedule = ScheduleCommandFixture(.english, .json)
    schedule.run(
      "event add Min --from \"2026-12-01 00:00\" --for 10m --rrule \"FREQ=MINUTELY;INTERVAL=30\"")
    schedule.run("event add Talk --from \"2026-12-01 10:05\" --for 10m")
    schedule.run("event add Gap --from \"2026-12-01 11:12\" --for 10m")
    let listed = schedule.run("event list 2026-12-01").output
    #expect(listed.split(separator: "\"overlapping\":[{").count == 3, "\(listed)")
    #expect(listed.split(separator: "\"overlapping\":[]").count == 2, "\(listed)")
    // The one that does overlap is named.
    #expect(
      listed.split(separator: "\"occurrence\":\"2026-12-01T10:00:00+09:00\"}").count == 2,
      "\(listed)")
  }

  @Test func `a series with an open end is listed for a year`() {
    func planned(_ form: CommandFixture.Form) -> ScheduleCommandFixture {
      let schedule = ScheduleCommandFixture(.english, form)
      schedule.run("event add Yoga --from \"2026-11-24 19:00\" --repeat \"every tue\"")
      schedule.run("event add Eclipse --from \"2031-05-21 10:00\"")
      return schedule
    }
    let schedule = planned(.piped)
    for day in ["2026-11-20", "2020-01-01"] {
      let lines = schedule.run("event list --from \(day)").output.split(separator: "\n")
      #expect(lines.count == 53 && lines.last?.contains("Eclipse") == true, "\(lines.count)")
    }
    #expect(planned(.json).run("event list --from 2026-11-20").output.contains("Eclipse"))
    let listed = planned(.terminal).run("event list --from 2026-11-20")
    #expect(listed.output.contains("Eclipse") && listed.output.contains("Yoga"))
  }
}

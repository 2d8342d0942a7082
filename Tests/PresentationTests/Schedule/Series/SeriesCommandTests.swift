import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Tests series with commands. The clock starts on Friday, 2026-11-20.
@Suite struct SeriesCommandTests {
  /// Returns a class on Tuesdays and a short form of its ID.
  private func classes(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal
  ) throws -> (ScheduleCommandFixture, id: String) {
    let schedule = ScheduleCommandFixture(language, form)
    schedule.run("event add Class --from \"2026-11-24 19:00\" --repeat \"every tue\" --times 10")
    return (schedule, try schedule.queries.find("Class").id.shortForm)
  }

  private func starts(_ schedule: ScheduleCommandFixture, _ id: String) throws -> String {
    let event = try schedule.queries.find(id)
    return try schedule.queries.upcomingOccurrences(of: event.id, limit: 20)
      .map { "\($0.start)".dropFirst(5) }.joined(separator: " ")
  }

  @Test(arguments: ["once", "none", "Never", "한 번", "한번만", "없음", " 반복 없음 "])
  func `a word for no repetition is answered with the option that ends one`(words: String) throws {
    for (language, told) in [(Language.english, "needs no --repeat"), (.korean, "--repeat를 빼")] {
      let (schedule, id) = try classes(language)
      let before = try schedule.events
      let edited = schedule.run("event edit \(id) --all --repeat \"\(words)\"")
      #expect(edited.status == .wrongUsage && edited.errors.contains("--no-repeat"), "\(words)")
      let new = schedule.run("event add Tea --from 2026-11-24 --repeat \"\(words)\"")
      #expect(new.status == .wrongUsage && new.errors.contains(told), "\(words): \(new.errors)")
      #expect(!new.errors.contains("--no-repeat"))
      #expect(try schedule.events == before)
      #expect(schedule.run("event edit \(id) --all --no-repeat").status == .success)
    }
  }

  @Test(.inWholeRuns, arguments: CommandFixture.goldenForms)
  func `a series is reported step by step`(language: Language, form: CommandFixture.Form) throws {
    let (schedule, id) = try classes(language, form)
    for line in [
      "event list 2026-11-24", "event show Class --occurrences 3",
      "event edit \(id)@2026-12-01 --from 20:00 --only",
      "event remove \(id)@2026-12-08 --only --yes", "event show Class",
      "event list --from 2026-11-24 --to 2026-12-15", "event restore \(id)@2026-12-08",
      "event edit \(id)@2026-12-15 --from 18:00 --from-here", "event show \(id)",
      "event next 5", "event add Odd --from 2026-11-21 --rrule FREQ=YEARLY;BYYEARDAY=200",
      "event show Odd", "event done Class",
      "event add Short --from 2026-12-31 --repeat \"every 31st\"",
      "event remove \(id) --all --yes", "event list --search Class",
    ] { schedule.run(line) }
    try expectGolden(ScheduleCommandFixture.golden("series", language, form), schedule.transcript)
  }

  @Test func `JSON shows a moved occurrence at its new time`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Choir --from \"2026-11-23 18:30\" --repeat \"every mon\"")
    #expect(schedule.run("event edit Choir@2026-11-30 --only --from 19:00").status == .success)
    let shown = schedule.run("event show Choir --occurrences 3").output.split(separator: "\n")
    let line = try #require(shown.first { $0.hasPrefix("occurrences\t") })
    let names = line.dropFirst("occurrences\t".count).split(separator: " ")
    let starts = names.compactMap { $0.split(separator: "@").last }
    #expect(starts == ["2026-11-23T18:30", "2026-11-30T19:00", "2026-12-07T18:30"])
    let moved = schedule.run("event show \(names[1])")
    #expect(moved.output.contains("start\t2026-11-30T19:00"), "\(moved)")
  }

  @Test func `an occurrence is selected by its day, typed as anywhere else`() throws {
    let (schedule, _) = try classes(.english, .piped)
    let named = schedule.run("event show Class@2026-12-01").output
    for text in ["Class@1 dec", "Class@12/1", "Class@+11d", "Class@1 dec 7pm"] {
      #expect(schedule.run("event show \"\(text)\"").output == named, "\(text)")
    }
    #expect(schedule.run("event remove \"Class@8 dec\" --only --yes").status == .success)
    #expect(schedule.run("event show Class@2026-12-08").status == .failed)
  }

  @Test func `of several matching names the one on that day is used`() throws {
    let (schedule, _) = try classes(.english, .piped)
    schedule.run("plan Classics --from \"2026-12-01 10:00\"")
    let both = schedule.run("event show clas@2026-12-01")
    #expect(both.status != .success)
    #expect(both.errors.contains("  Class\n") && both.errors.contains("  Classics\n"))
    let one = schedule.run("event show clas@2026-12-08")
    #expect(one.output == schedule.run("event show Class@2026-12-08").output)
  }

  @Test func `a split series says where it continues`() throws {
    let (schedule, id) = try classes(.english, .json)
    #expect(!schedule.run("event show \(id)").output.contains("laterPart"))
    schedule.run("event edit \(id)@2026-12-08 --title Late --from-here")
    let later = try schedule.queries.find("Late")
    let told = "\"laterPart\":\"\(later.id.fullForm)\""
    #expect(schedule.run("event show \(id)").output.contains(told))
    #expect(!schedule.run("event show \(later.id.shortForm)").output.contains("laterPart"))
    schedule.run("event remove \(later.id.shortForm) --all --yes")
    #expect(!schedule.run("event show \(id)").output.contains("laterPart"))
  }

  @Test func `a title with a day selects that occurrence, also of a split series`() throws {
    let (schedule, id) = try classes(.english, .piped)
    let named = schedule.run("event show Class@2026-12-01")
    #expect(named.status == .success)
    #expect(named.output == schedule.run("event show \(id)@2026-12-01").output)
    #expect(schedule.run("event show Class@2026-12-02").status == .failed)
    #expect(schedule.run("event edit Class@2026-11-24 --from 18:00 --from-here").status == .success)
    let split = schedule.run("event edit Class@2026-12-08 --from 17:00 --from-here")
    #expect(split.status == .success, "\(split.errors)")
    #expect(schedule.run("event show Class@2026-12-15").output.contains("T17:00"))
    schedule.time("2026-12-09T10:00")
    #expect(schedule.run("event show Class").output.contains("2026-12-15T17:00"))
    #expect(schedule.run("event show Nothing@2026-12-15").status == .failed)
  }

  @Test(arguments: [
    ("--from 20:00 --only", "11-24T19:00 12-01T20:00 12-08T19:00"),
    ("--from 20:00 --from-here", "11-24T19:00"),
    ("--from 20:00 --all", "11-24T20:00 12-01T20:00 12-08T20:00"),
  ])
  func `an edit applies to the given extent`(options: String, starts: String) throws {
    let (schedule, id) = try classes(.english, .piped)
    let ran = schedule.run("event edit \(id)@2026-12-01 \(options)")
    #expect(ran.status == .success, "\(ran.errors)")
    #expect(try self.starts(schedule, id).hasPrefix(starts))
  }

  @Test(arguments: [
    (["--repeat \"every wed\" --all"], true), (["--rrule FREQ=DAILY --all"], true),
    (["--repeat \"every wed also on holidays\" --all"], false),
    (["--repeat \"every wed also on holidays\" --all", "--skip-holidays --all"], true),
    (["--title Other --all"], true),
  ])
  func `holidays stay skipped until something else is given`(
    options: [String], isSkipping: Bool
  ) throws {
    let (schedule, id) = try classes(.english, .piped)
    #expect(schedule.run("event edit \(id) --skip-holidays --all").status == .success)
    for option in options {
      let ran = schedule.run("event edit \(id) \(option)")
      #expect(ran.status == .success, "\(ran.errors)")
    }
    let series = try #require(schedule.queries.find(id).series)
    #expect(series.skipsHolidays == isSkipping)
  }

  @Test func `holidays are skipped in the remaining part`() throws {
    let (schedule, id) = try classes(.english, .piped)
    schedule.run("event edit \(id)@2026-12-15 --skip-holidays --title Later --from-here")
    let later = try schedule.queries.find("Later")
    #expect(later.series?.rule.count == 7)
    #expect(later.series?.skipsHolidays == true)
  }

  @Test func `this and later occurrences continue as a new series`() throws {
    let (schedule, id) = try classes(.english, .piped)
    schedule.run("event edit \(id)@2026-12-15 --title Later --from-here")
    #expect(try starts(schedule, id) == "11-24T19:00 12-01T19:00 12-08T19:00")
    let later = try schedule.queries.find("Later")
    #expect(try schedule.queries.upcomingOccurrences(of: later.id, limit: 20).count == 7)
  }

  /// Every second Wednesday from 2 December without the 16th, seen on Saturday the 5th. The next is
  /// on the 30th.
  @Test(arguments: [
    ("Club --from \"thu 19:00\" --all", "12-03T19:00 12-31T19:00 01-14T19:00 01-28T19:00", "12-17"),
    ("Club --from 목요일 --all", "12-03T19:00 12-31T19:00 01-14T19:00 01-28T19:00", "12-17"),
    ("Club --from tue --all", "12-01T19:00 12-29T19:00 01-12T19:00 01-26T19:00", "12-15"),
    ("Club --from \"sat 11:00\" --all", "12-05T11:00 01-02T11:00 01-16T11:00 01-30T11:00", "12-19"),
    (
      "Club --from \"31st 19:00\" --all", "12-03T19:00 12-31T19:00 01-14T19:00 01-28T19:00", "12-17"
    ),
    ("Club --from 31일 --all", "12-03T19:00 12-31T19:00 01-14T19:00 01-28T19:00", "12-17"),
    (
      "Club@2026-12-02 --from thu --all", "12-03T19:00 12-31T19:00 01-14T19:00 01-28T19:00", "12-17"
    ),
    (
      "Club@2027-01-13 --from thu --from-here",
      "12-02T19:00 12-30T19:00 01-14T19:00 01-28T19:00", "12-16"
    ),
    (
      "Club@2027-01-13 --from thu --only", "12-02T19:00 12-30T19:00 01-14T19:00 01-27T19:00",
      "12-16"
    ),
    // A full date means exactly that day.
    ("Club --from 2026-12-29 --all", "12-01T19:00 12-29T19:00 01-12T19:00 01-26T19:00", "12-15"),
  ])
  func `a weekday means the one beside the moved occurrence`(
    line: String, starts: String, leftOut: String
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run(
      "plan Club --from \"2026-12-02 19:00\" --repeat \"every 2 weeks\" --except 2026-12-16")
    let id = try schedule.queries.find("Club").id
    schedule.time("2026-12-05T10:00")
    let ran = schedule.run("event edit \(line)")
    #expect(ran.status == .success, "\(ran.errors)")
    let days = Day(literal: "2026-11-01")...Day(literal: "2027-01-31")
    let found = try schedule.queries.list(.on(days), in: 0..<20)
    #expect(found.map { "\($0.start)".dropFirst(5) }.joined(separator: " ") == starts)
    let removed = try schedule.queries.exceptions(of: id).filter(\.isRemoved)
    #expect(removed.map { "\($0.originalStart.day)".dropFirst(5) } == [Substring(leftOut)])
  }

  @Test(arguments: [
    (
      "2026-12-05T10:00", "2026-12-10",
      "The whole series is now 20 days earlier, past times included.",
      "지난 것까지 전체를 20일 앞당겼어요."
    ),
    (
      "2026-12-05T10:00", "2027-01-06",
      "The whole series is now 7 days later, past times included.",
      "지난 것까지 전체를 7일 늦췄어요."
    ),
    ("2026-11-20T10:00", "2026-12-16", "The whole series is now 14 days later.", "전체를 14일 늦췄어요."),
    (
      "2026-12-05T10:00", "2027-01-05",
      "The whole series is now 6 days later, past times included.",
      "지난 것까지 전체를 6일 늦췄어요."
    ),
    ("2026-11-20T10:00", "2026-12-03", nil, nil), ("2026-12-05T10:00", "20:00", nil, nil),
  ])
  func `a large shift of a series is reported`(
    now: String, start: String, english: String?, korean: String?
  ) throws {
    for (language, sentence) in [(Language.english, english), (.korean, korean)] {
      let schedule = ScheduleCommandFixture(language, .piped)
      schedule.run(
        "plan Club --from \"2026-12-02 19:00\" --repeat \"every 2 weeks\" --except 2026-12-16")
      schedule.time(now)
      let ran = schedule.run("event edit Club --from \(start) --all")
      #expect(ran.status == .success, "\(ran.errors)")
      let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
      if let sentence {
        #expect(told.contains(sentence), "\(told)")
      } else {
        #expect(!told.contains("The whole series is now") && !told.contains("전체를"), "\(told)")
      }
    }
  }

  /// Mondays at 19:00 since 2 November, seen on Tuesday the 24th or Monday the 23rd.
  @Test(
    arguments: [
      (
        "2026-11-24T10:00", "Choir --from tue --all",
        "The whole series is now 1 day later, past times included. One that was over is to come again: today"
          + " 19:00–20:00. To leave the past as it was, undo this and change",
        "지난 것까지 전체를 1일 늦췄어요. 이미 지났던 1번이 다시 다가올 일정이 됐어요: 오늘 19:00–20:00."
          + " 지난 것을 그대로 두려면 되돌린 뒤"
      ),
      // Tonight it is over as well.
      ("2026-11-24T21:00", "Choir --from tue --all", nil, nil),
      (
        "2026-11-23T10:00", "Choir --from 9am --for 30m --all",
        "One that was to come is in the past now: today 09:00–09:30.",
        "다가올 1번이 이미 지난 시간이 됐어요: 오늘 09:00–09:30."
      ),
      (
        "2026-11-23T21:00", "Choir --from 22:00 --all",
        "One that was over is to come again: today 22:00–23:00.", "다시 다가올 일정이 됐어요: 오늘 22:00–23:00."
      ),
      ("2026-11-24T10:00", "Choir --from 20:00 --all", nil, nil),
      ("2026-11-24T10:00", "Choir@2026-11-30 --from tue --from-here", nil, nil),
      (
        "2026-11-24T10:00", "Choir@2026-11-09 --from 2026-12-09 --from-here",
        "3 that were over are to come again: Wed 9 Dec", "이미 지났던 3번이 다시 다가올 일정이 됐어요: 12월 9일 (수)"
      ),
    ] as [(String, String, String?, String?)])
  func `occurrences that become future or past are reported`(
    now: String, line: String, english: String?, korean: String?
  ) throws {
    for (language, sentence) in [(Language.english, english), (.korean, korean)] {
      let schedule = ScheduleCommandFixture(language, .piped)
      schedule.run("plan Choir --from \"2026-11-02 19:00\" --repeat \"every mon\"")
      schedule.time(now)
      let ran = schedule.run("event edit \(line)")
      #expect(ran.status == .success, "\(ran.errors)")
      let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
      let parts = ["to come again", "in the past now", "다시 다가올 일정이 됐어요", "이미 지난 시간이 됐어요"]
      #expect(sentence.map(told.contains) ?? !parts.contains(where: told.contains), "\(told)")
    }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("mon", "2026-11-23"), ("fri", "2026-11-20"), ("sat", "2026-11-21"), ("thu", "2026-11-26"),
      ("11/18", "2027-11-18"), ("20일", "2026-11-20"), ("24일", "2026-11-24"), ("18일", "2026-12-18"),
      // Words relative to today keep their meaning.
      ("tomorrow", "2026-11-21"), ("\"next mon\"", "2026-11-23"), ("\"coming sat\"", "2026-11-21"),
      ("\"sat week\"", "2026-11-28"),
    ])
  func `a series is not moved to a past day`(text: String, day: String) throws {
    // On a Friday, the next occurrence of a series on Sundays.
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Run --from \"2026-11-22 09:00\" --repeat \"every sun\"")
    let id = try schedule.queries.find("Run").id
    let ran = schedule.run("event edit Run@2026-11-22 --from \(text) --only")
    #expect(ran.status == .success, "\(ran.errors)")
    let moved = try #require(schedule.queries.exceptions(of: id).first?.details)
    #expect(moved.span.start(in: FixedZone.seoul).day == Day(literal: day))
  }

  @Test(arguments: [
    ("event edit ID --from 20:00", 64, "--only, --from-here, --all"),
    ("event edit ID --from 20:00 --yes", 64, "--only, --from-here, --all"),
    ("event edit ID --from 20:00 --only", 64, "@2026-11-24"),
    ("event edit ID --from 20:00 --from-here", 64, "@2026-11-24"),
    ("event edit ID --from 20:00 --only --all", 64, "cannot be used together"),
    ("event remove ID --yes", 64, "--only, --from-here, --all"),
    ("event remove ID --only --yes", 64, "@2026-11-24"),
    ("event edit ID@2026-12-02 --from 20:00 --only", 1, "2026-12-01"),
    ("event edit ID@2026-12-01 --repeat \"every wed\" --only", 1, "--from-here or --all"),
    ("event restore ID@2026-12-01", 1, "not removed"), ("event restore Class", 64, "ID@START"),
    ("event done Class", 1, "only to-dos are marked done"),
    ("todo done Class", 1, "only to-dos are marked done"),
    ("event edit ID --repeat \"7 days after done\" --all", 1, "Only a to-do repeats"),
    ("event add A --from 2026-11-24 --times 3", 64, "--repeat"),
    (
      "event add A --from 2026-11-24 --repeat \"every tue\" --times 3 --until 12/31", 64,
      "cannot be used together"
    ),
    (
      "event add A --from 2026-11-24 --repeat \"every tue 3 times\" --times 3", 64,
      "cannot be used together"
    ),
    (
      "event add A --from 2026-11-24 --repeat \"every tue\" --rrule FREQ=DAILY", 64,
      "cannot be used together"
    ),
    ("event add A --from 2026-11-24 --rrule FREQ=DAILY;INTERVAL=0", 64, "INTERVAL=0"),
    ("event add A --from 2026-11-24 --repeat whenever", 64, "whenever"),
    (
      "event add A --from 2026-11-24 --repeat \"every tue in january\"", 64,
      "also says when it begins"
    ),
    ("event edit ID --repeat \"twice daily\" --all", 64, "cannot be read as a repetition"),
    (
      "event add A --from 2026-11-24 --repeat \"7 days after done\" --until 2026-12-01", 64,
      "--until"
    ),
    (
      "event add A --from 2026-11-24 --repeat \"7 days after done\" --except 2026-12-01", 64,
      "--except"
    ),
    (
      "event add A --from 2026-11-24 --repeat \"7 days after done\" --skip-holidays", 64,
      "--skip-holidays"
    ),
    ("event edit ID --no-repeat --repeat \"every tue\" --all", 64, "cannot be used together"),
  ])
  func `invalid changes are refused and nothing changes`(
    line: String, status: Int32, words: String
  ) throws {
    let (schedule, id) = try classes(.english, .piped)
    let before = try starts(schedule, id)
    let ran = schedule.run(line.replacing("ID", with: id))
    #expect(ran.status.rawValue == status, "\(ran.errors)")
    #expect(ran.errors.contains(words), "\(ran.errors)")
    #expect(try starts(schedule, id) == before)
    #expect(try schedule.queries.list(in: 0..<20).allSatisfy { $0.event.title == "Class" })
  }

  @Test(arguments: [
    ("1", "11-24T19:00 12-01T20:00 12-08T19:00"), ("3", "11-24T20:00 12-01T20:00 12-08T20:00"),
    ("2", "11-24T19:00"), ("", "11-24T19:00 12-01T19:00"), ("no", "11-24T19:00 12-01T19:00"),
  ])
  func `the extent of a change is asked for`(answer: String, starts: String) throws {
    let (schedule, id) = try classes()
    let ran = schedule.run(
      "event edit \(id)@2026-12-01 --from 20:00", answers: [answer, answer, answer])
    #expect(ran.status == .success)
    #expect(ran.errors.contains("this and all later"))
    #expect(try self.starts(schedule, id).hasPrefix(starts), "\(ran.errors)")
  }

  /// The class of 24 November, which is the next one, is at 20:00.
  @Test(arguments: [
    ("Class --from 17:00 --all", "", "11-24T20:00 12-01T17:00 12-08T17:00", true),
    ("Class --from 17:00", "3", "11-24T20:00 12-01T17:00 12-08T17:00", true),
    ("Class --from 17:00", "1", "11-24T17:00 12-01T19:00 12-08T19:00", false),
    ("Class --from \"thu 17:00\" --all", "", "11-24T20:00 12-03T17:00 12-10T17:00", true),
    ("Class --from 2026-11-25 --all", "", "11-24T20:00 12-02T19:00 12-09T19:00", true),
    ("Class --note chalk --all", "", "11-24T20:00 12-01T19:00 12-08T19:00", false),
    ("Class --repeat \"every wed\" --all", "", "11-24T20:00 11-25T19:00 12-02T19:00", true),
    // All others become like this one.
    ("Class --from 20:00 --all", "", "11-24T20:00 12-01T20:00 12-08T20:00", false),
    // An explicitly named occurrence is changed as well.
    ("ID@2026-11-24 --from 17:00 --all", "", "11-24T17:00 12-01T17:00 12-08T17:00", false),
  ])
  func `an override of the next occurrence stays when all are edited`(
    line: String, answer: String, starts: String, isTold: Bool
  ) throws {
    let (schedule, id) = try classes()
    schedule.run("event edit \(id)@2026-11-24 --from 20:00 --only")
    let ran = schedule.run(
      "event edit \(line.replacing("ID", with: id))", answers: answer.isEmpty ? nil : [answer])
    #expect(ran.status == .success, "\(ran.errors)")
    #expect(try self.starts(schedule, id).hasPrefix(starts))
    let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains("One that was changed by hand stays as it was.") == isTold, "\(told)")
    #expect(!isTold || told.contains("Changed: Class") && told.contains("every"), "\(told)")
  }

  /// The class of 1 December is on Wednesday the 2nd at 20:00.
  @Test(arguments: [
    ("--from thu --all", "11-26T20:00 12-03T20:00 12-10T20:00", "Thu 3 Dec", "every Thu"),
    ("--from \"thu 18:00\" --all", "11-26T18:00 12-03T18:00 12-10T18:00", "Thu 3 Dec", "every Thu"),
    ("--from mon --all", "11-23T20:00 11-30T20:00 12-07T20:00", "Mon 30 Nov", "every Mon"),
    ("--from thu --from-here", "11-24T19:00", "Thu 3 Dec", "every Thu"),
    ("--note chalk --all", "11-24T19:00 12-02T20:00 12-08T19:00", "Tue 8 Dec", "every Tue"),
  ])
  func `a weekday given to a moved occurrence applies to all, and the rule is shown`(
    line: String, starts: String, day: String, rhythm: String
  ) throws {
    let (schedule, id) = try classes()
    schedule.run("event edit \(id)@2026-12-01 --from \"2026-12-02 20:00\" --only")
    let ran = schedule.run("event edit \(id)@2026-12-01 \(line)")
    #expect(ran.status == .success, "\(ran.errors)")
    #expect(try self.starts(schedule, id).hasPrefix(starts))
    let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains("Class, \(day)") && told.contains(rhythm), "\(told)")
  }

  /// The class of 1 December is cancelled, the 8th is at 20:00, and the 15th has another title.
  @Test(arguments: [
    (
      Language.english, "--repeat \"every wed\"",
      [
        "2 that were changed by hand stay as they were.",
        "Kept in addition to the new repetition: Tue 8 Dec, Tue 15 Dec.",
        "Tue 1 Dec was left out, but the new repetition has nothing then."
          + " No other day is left out instead.",
      ]
    ),
    (
      .korean, "--repeat \"매주 수\"",
      [
        "따로 고쳐 둔 2번은 그대로예요.", "12월 8일 (화), 12월 15일 (화)도 새 반복과 따로 남아 있어요.",
        "빼 둔 12월 1일 (화)는 새 반복에 없고, 대신 빠지는 날은 없어요.",
      ]
    ),
    (.english, "--from 17:00", ["One that was changed by hand stays as it was."]),
    (
      .english, "--from 17:00 --note chalk",
      ["One that was changed by hand keeps its own changes."]
    ),
    (.korean, "--from 17:00 --note 분필", ["따로 고쳐 둔 1번은 고쳐 둔 것만 그대로예요."]),
    (.english, "--title Course", ["One that was changed by hand stays as it was."]),
    (.english, "--note chalk", []),
    (.english, "--except 2026-12-08", ["except Tue 1 Dec, Tue 8 Dec"]),
  ])
  func `the effect on overrides is reported`(
    language: Language, options: String, sentences: [String]
  ) throws {
    let (schedule, id) = try classes(language, .piped)
    schedule.run("event remove \(id)@2026-12-01 --only --yes")
    schedule.run("event edit \(id)@2026-12-08 --from 20:00 --only")
    schedule.run("event edit \(id)@2026-12-15 --title Exam --only")
    let ran = schedule.run("event edit \(id) \(options) --all")
    #expect(ran.status == .success, "\(ran.errors)")
    let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
    for sentence in sentences { #expect(told.contains(sentence), "\(told)") }
    let parts = [
      "changed by hand", "in addition to the new", "left out,", "따로 고쳐", "새 반복과", "빼 둔",
    ]
    for part in parts where !sentences.contains(where: { $0.contains(part) }) {
      #expect(!told.contains(part), "\(told)")
    }
  }

  @Test(arguments: [
    (
      Language.english, "Class@2026-12-01 --from \"2026-12-08 19:30\" --only",
      "Overlaps another occurrence of the same series: Tue 8 Dec 19:00–20:00."
    ),
    (
      .korean, "Class@2026-12-01 --from \"2026-12-08 19:00\" --only",
      "같은 일정의 다른 회차와 겹쳐요: 12월 8일 (화) 19:00–20:00."
    ),
    (
      .english, "Class --from 2026-11-03 --all",
      "The days left out moved along: Tue 8 Dec → Tue 17 Nov."
    ),
    (.korean, "Class --from 2026-11-03 --all", "빼 둔 날도 함께 옮겨졌어요: 12월 8일 (화) → 11월 17일 (화)."),
  ])
  func `overlaps with other occurrences and expired exclusions are reported`(
    language: Language, line: String, sentence: String
  ) throws {
    let (schedule, id) = try classes(language, .piped)
    if line.contains("--all") { schedule.run("event remove \(id)@2026-12-08 --only --yes") }
    let ran = schedule.run("event edit \(line)")
    #expect(ran.status == .success, "\(ran.errors)")
    let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains(sentence), "\(told)")
  }

  /// Seen on 3 December: two are past, the next is at 20:00, and the 15th has another title.
  @Test(
    arguments: [
      (
        Language.english, "Class --no-repeat --all",
        "Its other times are gone, with 2 past ones and one that was changed by hand."
      ),
      (.korean, "Class --no-repeat --all", "다른 회차는 지난 2번, 따로 고친 1번까지 모두 없어졌어요."),
      (
        .english, "Class@2026-12-08 --no-repeat --from-here",
        "Its later times are gone, with one that was changed by hand."
      ),
      (
        .korean, "Class@2026-12-08 --no-repeat --from-here",
        "뒤의 회차는 따로 고친 1번까지 모두 없어졌어요."
      ),
      (
        .english, "Class --repeat \"every wed\" --all",
        "2 past times that are not in the new repetition are gone (Tue 24 Nov, Tue 1 Dec)."
          + " 2 past times that were not there before are there now (Wed 25 Nov, yesterday)."
          + " To leave the past as it was, undo this and change “this and all later” at the next"
          + " occurrence."
      ),
      (
        .korean, "Class --repeat \"매주 수\" --all",
        "새 반복에 없는 지난 2번은 사라졌어요 (11월 24일 화요일, 12월 1일 화요일)."
          + " 없던 지난 2번이 새로 생겼어요 (11월 25일 수요일, 어제)."
          + " 지난 것을 그대로 두려면 되돌린 뒤 다음 회차에서 ‘이번 이후 모두’를 고쳐 주세요."
      ),
      (.english, "Class@2026-12-08 --repeat \"every wed\" --from-here", nil),
      (.korean, "Class --from 17:00 --all", nil),
    ] as [(Language, String, String?)])
  func `overrides lost with a new rule or none are reported`(
    language: Language, line: String, sentence: String?
  ) throws {
    let (schedule, id) = try classes(language, .piped)
    schedule.run("event edit \(id)@2026-12-08 --from 20:00 --only")
    schedule.run("event edit \(id)@2026-12-15 --title Exam --only")
    schedule.time("2026-12-03T09:00")
    let ran = schedule.run("event edit \(line)")
    #expect(ran.status == .success, "\(ran.errors)")
    let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
    if let sentence {
      #expect(told.contains(sentence), "\(told)")
    } else {
      #expect(!told.contains("gone") && !told.contains("사라졌") && !told.contains("없어졌"), "\(told)")
    }
    guard line.contains("--no-repeat") else { return }
    let left = try schedule.queries.list(in: 0..<9).filter { $0.storedEvent.series == nil }
    #expect(left.map(\.start) == [LocalTime(literal: "2026-12-08T20:00")])
  }

  @Test func `an edit of all without a difference says so, whatever the next one is`() throws {
    let (schedule, id) = try classes()
    schedule.run("event edit \(id)@2026-11-24 --from 20:00 --only")
    let ran = schedule.run("event edit Class --from 19:00 --all")
    #expect(ran.output.contains("Nothing was changed."), "\(ran.output)")
    let named = schedule.run("event edit \(id)@2026-11-24 --from 20:00 --title Class --all")
    #expect(named.output.contains("Nothing was changed."), "\(named.output)")
  }

  /// Three days every other week. The next time starts at 14:00 on the first of them.
  @Test(arguments: [
    ("Trip --from 15:00", ["3", "n"], true, true), ("Trip --from 15:00", ["3", "y"], true, false),
    ("Trip --from 15:00 --all", ["n"], true, true), ("Trip --from 15:00", ["1"], false, true),
    ("Trip --from 15:00-17:00", ["3"], false, false),
    ("Trip@2026-12-07 --from 15:00 --only", ["n"], true, true),
  ])
  func `the question before whole days become an hour follows the extent`(
    line: String, answers: [String], isAsked: Bool, listsAllDays: Bool
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .terminal, at: "2026-11-20T14:30")
    schedule.run(
      "event add Trip --all-day --from 2026-11-23 --to 2026-11-25 --rrule FREQ=WEEKLY;INTERVAL=2")
    let id = try #require(try schedule.events.first).id
    schedule.run("event edit Trip@2026-11-23 --from 14:00 --for 2h --only")
    let ran = schedule.run("event edit \(line)", answers: answers)
    #expect(ran.status == .success, "\(ran)")
    let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains("This takes 3 whole days now. Make it one hour?") == isAsked, "\(told)")
    #expect(try schedule.queries.event(id).span.isAllDay == listsAllDays, "\(told)")
  }

  @Test func `an answer is enough to remove`() throws {
    let (schedule, id) = try classes()
    schedule.run("event remove \(id)@2026-12-01", answers: ["2"])
    #expect(try starts(schedule, id) == "11-24T19:00")
    schedule.run("event remove \(id)", answers: ["3"])
    #expect(try schedule.queries.list(in: 0..<5).isEmpty)
  }

  @Test func `without a difference the extent is not asked for`() throws {
    let (schedule, id) = try classes()
    for line in ["--title Class", "--from 19:00"] {
      let ran = schedule.run("event edit \(id)@2026-12-01 \(line)", answers: ["1"])
      #expect(ran.status == .success)
      #expect(ran.output.contains("Nothing was changed."), "\(ran.output)")
      #expect(!(ran.output + ran.errors).contains("Change which"), "\(ran.errors)")
    }
    // A pipe must state the extent, whatever the result.
    let (piped, other) = try classes(.english, .piped)
    #expect(piped.run("event edit \(other) --title Class").status == .wrongUsage)
  }

  @Test func `a moved occurrence is found by both its starts`() throws {
    let (schedule, id) = try classes(.english, .piped)
    schedule.run("event edit \(id)@2026-12-01 --from \"2026-12-03 20:00\" --only")
    for start in ["2026-12-01", "2026-12-03", "2026-12-01T19:00", "2026-12-03T20:00:00"] {
      let ran = schedule.run("event show \(id)@\(start)")
      #expect(ran.status == .success && ran.output.contains("2026-12-03T20:00"), "\(start)")
    }
    // The start as written in JSON output selects it too.
    let json = schedule.run("event show \(id)@2026-12-01T19:00:00+09:00")
    #expect(json.status == .success && json.output.contains("moved\ttrue"))
  }

  /// The second of three mornings moves to the third one's regular time, and the third moves away.
  @Test(arguments: [
    (
      "--from \"2026-12-01 09:00\"", "--from \"2026-12-03 09:00\"", "2026-12-03T09:00", "2026-12-03"
    ),
    (
      "--from \"2026-12-01 09:00\"", "--from \"2026-12-03 09:00\"", "2026-12-02T09:00", "2026-12-02"
    ),
    (
      "--from \"2026-12-01 09:00\"", "--from \"2026-12-03 09:00\"", "2026-12-03T09:00:00+09:00",
      "2026-12-03"
    ),
    ("--from 2026-12-01", "--from 2026-12-03", "2026-12-03", "2026-12-03"),
    ("--from 2026-12-01", "--from 2026-12-03", "2026-12-02", "2026-12-02"),
  ])
  func `the start by the rule is looked up first`(
    times: String, moved: String, named: String, original: String
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    schedule.run("event add Morning \(times) --repeat \"every day\" --times 3")
    let id = try schedule.queries.find("Morning").id.shortForm
    let ran = schedule.run("event edit \(id)@2026-12-02 \(moved) --only")
    #expect(ran.status == .success, "\(ran.errors)")
    let shown = schedule.run("event show \(id)@\(named)")
    #expect(shown.status == .success, "\(shown.errors)")
    #expect(
      shown.output.contains("\"occurrence\":\"\(original)"), "\(shown.output)")
  }

  @Test(arguments: [
    "2026-03-29T02:30", "2026-03-29T03:30", "2026-03-29T03:30:00+02:00",
  ])
  func `of two occurrences at one moment the later by the rule is meant`(named: String) throws {
    let schedule = ScheduleCommandFixture(
      .english, .json, at: "2026-03-20T09:00", in: ChangingZone.berlin)
    schedule.run("event add Gap --from \"2026-03-29 01:30\" --rrule FREQ=HOURLY;COUNT=4")
    let shown = schedule.run("event show \(try schedule.queries.find("Gap").id.shortForm)@\(named)")
    #expect(shown.status == .success, "\(shown.errors)")
    #expect(shown.output.contains("\"start\":\"2026-03-29T03:30:00+02:00\""), "\(shown.output)")
  }

  @Test func `two occurrences on one day are named so that each can be selected`()
    throws
  {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("event add Morning --from \"2026-12-01 09:00\" --repeat \"every day\" --times 3")
    let id = try schedule.queries.find("Morning").id.shortForm
    schedule.run("event edit \(id)@2026-12-02 --from \"2026-12-03 09:00\" --only")
    let both = schedule.run("event show \(id)@2026-12-03")
    #expect(both.status == .failed)
    for start in ["2026-12-02T09:00", "2026-12-03T09:00"] {
      #expect(both.errors.contains("\(id)@\(start)"), "\(both.errors)")
      #expect(schedule.run("event show \(id)@\(start)").status == .success)
    }
  }

  @Test(arguments: [
    ("2026-11-20T09:00", "2026-11-24T19:00"), ("2026-12-05T09:00", "2026-12-09T20:00"),
    ("2026-12-24T09:00", "2026-12-30T20:00"),
  ])
  func `the title of a split series selects the part that is next`(now: String, next: String) throws
  {
    let (schedule, _) = try classes(.english, .piped)
    let split = schedule.run("event edit Class@2026-12-08 --from \"2026-12-09 20:00\" --from-here")
    #expect(split.status == .success, "\(split.errors)")
    schedule.time(now)
    let shown = schedule.run("event show Class")
    #expect(
      shown.status == .success && shown.output.contains(next), "\(shown.errors)\(shown.output)")
    // Another series with the same title does not belong to it.
    schedule.run("event add Class --from \"2026-12-31 10:00\" --repeat \"every thu\"")
    #expect(schedule.run("event show Class").status == .failed)
  }

  @Test
  func `an override outside of a new rule is written as an added date`()
    throws
  {
    let (schedule, id) = try classes(.english, .piped)
    schedule.run("event edit \(id)@2026-12-22 --from \"2026-12-23 20:00\" --only")
    #expect(!schedule.run("event export").output.contains("RDATE"))
    let edited = schedule.run("event edit \(id) --repeat \"every fri\" --all")
    #expect(edited.status == .success, "\(edited.errors)")
    let written = schedule.run("event export").output
    for line in ["RDATE:20261222T190000", "RECURRENCE-ID:20261222T190000"] {
      #expect(written.contains("\r\n\(line)\r\n"), "\(written)")
    }
  }

  @Test func `JSON contains the repetition`() throws {
    let (schedule, id) = try classes(.english, .json)
    schedule.run("event remove \(id)@2026-12-01 --only --yes")
    schedule.run("event edit \(id)@2026-12-08 --from \"2026-12-09 20:00\" --only")
    let json = schedule.run("event show \(id)@2026-12-08").output
    for part in [
      #""rule":"FREQ=WEEKLY;COUNT=10;BYDAY=TU""#, #""en":"every Tue 10 times""#,
      #""ko":"매주 화 총 10번""#,
      #""last":"2027-01-26T19:00:00+09:00""#, #""occurrence":"2026-12-08T19:00:00+09:00""#,
      #""moved":true"#, #""start":"2026-12-09T20:00:00+09:00""#, #""kind":"removed","start":null"#,
      #""kind":"moved","start":"2026-12-09T20:00:00+09:00""#, #""afterDone":null"#,
    ] { #expect(json.contains(part), "\(part)\n\(json)") }
    schedule.run("plan Dinner --from \"2026-12-24 19:00\"")
    let plain = schedule.run("event show Dinner").output
    #expect(plain.contains(#""repeats":null,"occurrence":null,"seriesId":null,"moved":false"#))
    let listed = schedule.run("event list 2026-12-09").output
    #expect(listed.contains(#""occurrence":"2026-12-08T19:00:00+09:00""#))
    #expect(listed.contains(#""kind":"removed""#))
  }

  /// Seoul, with one other zone known.
  private struct Here: ZoneRules {
    static let there = FixedZone(name: "There", secondsEast: -5 * 3600)
    let name = "Asia/Seoul"

    func offset(at instant: Instant) -> Int { 9 * 3600 }

    func zone(named name: String) -> (any ZoneRules)? { name == "There" ? Here.there : nil }
  }

  @Test func `JSON contains the times of a series in another zone, which select them`() throws {
    let schedule = ScheduleCommandFixture(.english, .json, in: Here())
    let start = LocalTime(literal: "2026-11-24T09:00")
    let span = try EventSpan(from: start, to: start.adding(minutes: 60), zone: "There")
    let series = try EventSeries(
      Recurrence("FREQ=WEEKLY;COUNT=4"), from: .time(start), followsZone: true)
    let id = try #require(ID<Event>(rawValue: 77))
    let event = Event(
      id: id, details: EventDetails(title: try EventTitle("Call"), span: span),
      repetition: .series(series))
    try schedule.store.write { try $0.events.save(event) }
    let ran = schedule.run("event remove \(id.shortForm)@2026-12-08T23:00:00+09:00 --only --yes")
    #expect(ran.status == .success, "\(ran.errors)")
    let json = schedule.run("event show \(id.shortForm)@2026-12-01T23:00:00+09:00").output
    for part in [
      #""start":"2026-12-01T23:00:00+09:00""#, #""occurrence":"2026-12-01T23:00:00+09:00""#,
      #""last":"2026-12-15T23:00:00+09:00""#,
      #""exceptions":[{"occurrence":"2026-12-08T23:00:00+09:00","kind":"removed""#,
    ] { #expect(json.contains(part), "\(part)\n\(json)") }
  }

  @Test(arguments: [
    ("--all --repeat \"every wed\"", "FREQ=WEEKLY;COUNT=10;BYDAY=WE"),
    ("--all --repeat \"every wed until 2027-01-31\"", "FREQ=WEEKLY;UNTIL=20270127T190000;BYDAY=WE"),
    ("--all --repeat \"every wed\" --times 3", "FREQ=WEEKLY;COUNT=3;BYDAY=WE"),
    ("--all --repeat \"every wed forever\"", "FREQ=WEEKLY;BYDAY=WE"),
    ("--all --repeat \"매주 수 계속\"", "FREQ=WEEKLY;BYDAY=WE"),
    ("--all --repeat \"매주 수 계속 \"", "FREQ=WEEKLY;BYDAY=WE"),
    ("--all --repeat \"every wed forever  \"", "FREQ=WEEKLY;BYDAY=WE"),
    ("--from-here --repeat \"every wed\"", "FREQ=WEEKLY;COUNT=7;BYDAY=WE"),
  ])
  func `a new repetition keeps the end unless it names one`(line: String, rule: String) throws {
    let (schedule, id) = try classes(.english, .json)
    let ran = schedule.run("event edit \(id)@2026-12-15 \(line)")
    #expect(ran.status == .success, "\(ran.errors)")
    #expect(ran.output.contains("\"rule\":\"\(rule)\""), "\(ran.output)")
  }

  @Test func `the reply says when the series ends`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("event add Rent --from 2026-12-01 --repeat \"every month until 2027-06-30\"")
    let ran = schedule.run("event edit Rent --all --repeat \"every last day of the month\"")
    #expect((ran.output + ran.errors).contains("until"), "\(ran)")
    let rule = try schedule.queries.find("Rent").series?.rule
    #expect(rule?.until == .day(Day(literal: "2027-06-30")))
  }

  @Test func `the end of a series stays the entered day`() throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    schedule.run("plan Gym every tue 19:00 until 2026-12-31")
    func edited(_ words: String) throws -> String {
      let ran = schedule.run("event edit Gym --all --repeat \"\(words)\"")
      #expect(ran.status == .success, "\(ran.errors)")
      #expect(
        try schedule.queries.find("Gym").series?.rule.until == .day(Day(literal: "2026-12-31")))
      return ran.output
    }
    // Programs see the time of the last actual occurrence.
    #expect(try edited("every mon").contains("FREQ=WEEKLY;UNTIL=20261228T190000;BYDAY=MO"))
    #expect(try edited("every thu").contains("FREQ=WEEKLY;UNTIL=20261231T190000;BYDAY=TH"))
    #expect(try edited("every 30th").contains("FREQ=MONTHLY;UNTIL=20261230T190000;BYMONTHDAY=30"))
    #expect(schedule.run("event export").output.contains("UNTIL=20261230T190000"))
    #expect(schedule.run("event show Gym").output.contains("the 30th until 31 Dec 2026"))
  }

  @Test(arguments: [
    (Language.korean, "2026-12-31에 끝나는데"), (.english, "It ends on 2026-12-31, and no day"),
  ])
  func `a repetition without a day before its end names the end`(
    language: Language, sentence: String
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("plan Gym every tue 19:00 until 2026-12-31")
    for line in [
      "event edit Gym --all --repeat \"every may 5\""
    ] {
      let ran = schedule.run(line)
      #expect(ran.status != .success && ran.errors.contains(sentence), "\(line): \(ran.errors)")
    }
  }

  @Test func `all-day occurrences are dates in JSON`() throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    schedule.run("event add Rent --from 2026-12-01 --repeat \"every month\" --until 2027-02-28")
    let json = schedule.run("event list 2027-01-01").output
    #expect(json.contains(#""occurrence":"2027-01-01""#) && json.contains(#""last":"2027-02-01""#))
  }
}

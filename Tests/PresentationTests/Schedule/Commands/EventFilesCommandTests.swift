import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Imports and exports calendar files from the shell.
@Suite struct EventFilesCommandTests {
  private func files(_ schedule: ScheduleCommandFixture) throws {
    for sample in ICalendarSample.allCases {
      try schedule.files.write(
        sample.bytes, to: FilePath("\(sample.rawValue).ics"), replacing: true)
    }
  }

  @Test(.inWholeRuns, arguments: CommandFixture.goldenForms)
  func `calendars are imported and exported`(language: Language, form: CommandFixture.Form) throws {
    let schedule = ScheduleCommandFixture(language, form, at: "2026-11-22T14:30")
    try files(schedule)
    schedule.run("event import google.ics --dry-run")
    schedule.run("event import google.ics")
    schedule.run("event import google.ics")
    schedule.run("event import thunderbird.ics")
    schedule.run("event import missing.ics")
    schedule.run("event list --from 2026-11-23 --to 2026-12-25")
    schedule.run("event export out.ics --from 2026-12-01")
    schedule.run("event export out.ics")
    schedule.run("event export all.ics")
    schedule.run("event export all.ics --from 2026-12-02 --to 2026-12-01")
    try expectGolden(ScheduleCommandFixture.golden("files", language, form), schedule.transcript)
  }

  @Test func `an edit changes only its line`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped, at: "2026-11-22T14:30")
    try files(schedule)
    schedule.run("event import google.ics")
    schedule.run("event export before.ics")
    #expect(schedule.run("event edit 기획 --name 예산").status == .wrongUsage)
    #expect(schedule.run("event edit 기획 --title 예산").status == .success)
    schedule.run("event export after.ics")
    func lines(_ file: FilePath) throws -> [Substring] {
      let bytes = try #require(schedule.files[file])
      return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    }
    let change = try lines("after.ics").difference(from: lines("before.ics"))
    #expect(change.insertions.count == 3)
    #expect(change.removals.count == 3)
    #expect(try lines("after.ics").contains("SUMMARY:예산"))
    #expect(try lines("after.ics").contains("DTSTAMP:20261122T053000Z"))
  }

  private static let mixed = """
    BEGIN:VCALENDAR
    BEGIN:VTODO
    UID:t
    DUE:20261124T180000
    SUMMARY:Milk
    END:VTODO
    BEGIN:VJOURNAL
    UID:j
    DTSTART;VALUE=DATE:20261123
    SUMMARY:A day
    END:VJOURNAL
    BEGIN:VEVENT
    UID:e
    DTSTART:20261125T100000
    DTEND:20261125T110000
    SUMMARY:Flight
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER:-P400D
    END:VALARM
    END:VEVENT
    END:VCALENDAR

    """

  @Test(arguments: CommandFixture.goldenForms)
  func `to-dos and journals beside events are imported`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let schedule = ScheduleCommandFixture(language, form, at: "2026-11-24T14:30")
    try schedule.files.write(Array(Self.mixed.utf8), to: "my file.ics", replacing: true)
    schedule.run("event import \"my file.ics\"")
    schedule.run("event list")
    schedule.run("event list --week")
    schedule.run("event show Flight")
    schedule.run("event export -")
    try expectGolden(ScheduleCommandFixture.golden("beside", language, form), schedule.transcript)
  }

  @Test(arguments: Language.allCases)
  func `an export names only what it has`(language: Language) throws {
    let schedule = ScheduleCommandFixture(language, .piped, at: "2026-11-24T14:30")
    schedule.run("todo add Milk")
    let said = schedule.run("event export out.ics").output
    #expect(said == language(ko: "할 일 1개를 내보냈어요: out.ics\n", en: "Wrote 1 to-do: out.ics\n"))
  }

  private static let tasks = """
    BEGIN:VCALENDAR
    BEGIN:VTODO
    UID:gas
    DUE;VALUE=DATE:20261210
    SUMMARY:Buy gas
    END:VTODO
    BEGIN:VTODO
    UID:tax
    DUE:20261213T180000
    PRIORITY:1
    SUMMARY:Taxes
    END:VTODO
    BEGIN:VTODO
    UID:old
    DUE;VALUE=DATE:20261201
    STATUS:COMPLETED
    SUMMARY:Old
    END:VTODO
    BEGIN:VTODO
    UID:map
    SUMMARY:Find the map
    END:VTODO
    END:VCALENDAR

    """

  /// Returns a schedule with the tasks of a file, at that time.
  private func withTasks(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal, at time: String
  ) throws -> ScheduleCommandFixture {
    let schedule = ScheduleCommandFixture(language, form, at: "2026-12-09T09:00")
    try schedule.files.write(Array(Self.tasks.utf8), to: "tasks.ics", replacing: true)
    #expect(schedule.run("event import tasks.ics").status == .success)
    schedule.time(time)
    return schedule
  }

  @Test(arguments: [
    (Language.korean, "", "할 일 4개를 가져왔어요."), (.korean, " --dry-run", "할 일 4개를 가져올 거예요."),
    (.english, "", "Added 4 to-dos."), (.english, " --dry-run", "4 to-dos would be added."),
  ])
  func `to-dos of a file are counted`(
    language: Language, options: String, said: String
  ) throws {
    let schedule = ScheduleCommandFixture(language, .terminal, at: "2026-12-09T09:00")
    try schedule.files.write(Array(Self.tasks.utf8), to: "tasks.ics", replacing: true)
    let told = schedule.run("event import tasks.ics\(options)")
    #expect(told.output.contains(said), "\(told)")
  }

  @Test(arguments: [
    ("2026-12-09T09:00", [String]()), ("2026-12-10T23:00", ["Buy gas | to-do · due today"]),
    ("2026-12-11T00:00", ["due 10 Dec  Buy gas | to-do · yesterday"]),
    (
      "2026-12-13T09:00",
      ["due 10 Dec  Buy gas | to-do · 3 days ago", "due 18:00  Taxes | to-do · due today"]
    ),
    (
      "2027-01-02T09:00",
      [
        "due 13 Dec 2026 18:00  Taxes | to-do · 20 days ago",
        "due 10 Dec 2026  Buy gas | to-do · 23 days ago",
      ]
    ),
  ])
  func `an open to-do is overdue on Today from the day after its due date`(
    time: String, rows: [String]
  ) throws {
    let section = try withTasks(at: time).today.section()
    #expect(
      section.rows.map { "\($0.text.en) | \($0.detail.en)" }
        == rows + ["1 to-do without a day | hearth todo list"])
    #expect(section.rows.allSatisfy { $0.mark == "☐" && !$0.isUrgent })
  }

  @Test(arguments: [
    (Language.korean, "☐ 12월 10일까지  Buy gas  3일 전", "할 일 · 3일 전"),
    (.english, "☐ due 10 Dec  Buy gas  3 days ago", "to-do · 3 days ago"),
  ])
  func `the list of today has overdue to-dos only`(
    language: Language, row: String, detail: String
  ) throws {
    let schedule = try withTasks(language, at: "2026-12-13T09:00")
    let list = schedule.run("event list").output
    #expect(list.contains(row) && !list.contains("Old"), "\(list)")
    #expect(!schedule.run("event list tomorrow").output.contains("Buy gas"))
    #expect(try schedule.todayPage().contains(detail))
  }

  @Test(arguments: [
    ("gas", ["Thu 10 Dec", "☐ Buy gas"], "Taxes"),
    ("is:overdue", ["☐ Buy gas"], "Taxes"), ("old", ["☑ Old"], "gas"),
    ("map", ["No due date", "  ☐ Find the map"], "Old"),
    ("is:task", ["☐ Buy gas", "☐ due 18:00  Taxes", "☑ Old"], "Lunch"),
    ("when:2026-12-13 taxes", ["☐ due 18:00  Taxes"], "gas"),
    ("taxes\" --from \"2026-12-13\" --to \"2026-12-20", ["☐ due 18:00  Taxes"], "gas"),
    ("map\" --from \"2026-12-13\" --to \"2026-12-20", ["No events found"], "the map"),
    ("gas\" --in \"home", ["No events found"], "Buy gas"),
  ])
  func `a search of events includes matching to-dos`(
    words: String, shown: [String], hidden: String
  ) throws {
    let schedule = try withTasks(at: "2026-12-13T09:00")
    schedule.run("plan Lunch --from 2026-12-14T12:00")
    let outcome = schedule.run("event list --search \"\(words)\"")
    let text = outcome.output + outcome.errors
    for line in shown { #expect(text.contains(line), "\(text)") }
    #expect(!text.contains(hidden), "\(text)")
  }

  @Test(
    arguments: [
      "event show gas", "event edit gas --title Gas", "event remove gas --yes",
      "event copy gas --from 2026-12-20",
    ],
    [
      (Language.english, "“Buy gas” is a to-do; see and change it with “hearth todo”."),
      (.korean, "할 일이에요. hearth todo로 보거나 고쳐 주세요."),
    ])
  func `using a to-do as an event says what it is`(
    line: String, told: (language: Language, words: String)
  ) throws {
    let schedule = try withTasks(told.language, .piped, at: "2026-12-09T09:00")
    let shown = schedule.run(line)
    #expect(shown.status == .failed)
    #expect(shown.errors.contains(told.words), "\(shown.errors)")
    // An explanation of what was found comes without the message that nothing was found.
    #expect(shown.errors.count { $0 == "\n" } == 1, "\(shown.errors)")
    #expect(!schedule.run("event show nobody").errors.contains("todo"))
  }

  @Test(arguments: [
    (
      "--all",
      [
        "overdue\t2026-12-10\tBuy gas\t\t", "open\t2026-12-13T18:00:00+09:00\tTaxes\t1\t",
        "open\t\tFind the map\t\t", "done\t2026-12-01\tOld\t\t",
      ]
    ), ("--search map", ["open\t\tFind the map\t\t"]), ("--done", ["done\t2026-12-01\tOld\t\t"]),
  ])
  func `to-dos of a file are listed, open ones first`(options: String, lines: [String]) throws {
    let schedule = try withTasks(.english, .piped, at: "2026-12-13T09:00")
    let rows = schedule.run("todo list \(options)").output.split(separator: "\n")
    // The last two columns are the id and the place.
    #expect(
      rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).dropLast(2) }
        == lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false)[...] })
  }

  @Test func `a to-do of a file is ticked, changed and exported`() throws {
    let schedule = try withTasks(.english, .piped, at: "2026-12-13T09:00")
    let before = schedule.run("event export -").output
    #expect(schedule.run("todo done gas").status == .success)
    #expect(schedule.run("todo edit map --note Drawer").status == .success)
    let text = schedule.run("event export -").output
    let gas =
      "UID:gas\nDUE;VALUE=DATE:20261210\nSUMMARY:Buy gas\nSTATUS:COMPLETED\n"
      + "COMPLETED:20261213T000000Z\nPERCENT-COMPLETE:100\n"
    let plain = text.replacing("\r\n", with: "\n")
    #expect(plain.contains(gas), "\(plain)")
    #expect(plain.contains("UID:map\nSUMMARY:Find the map\nDESCRIPTION:Drawer\n"), "\(plain)")
    #expect(plain.contains("UID:tax\nDUE:20261213T180000\nPRIORITY:1\nSUMMARY:Taxes\nEND:VTODO"))
    let context = UseCaseContext(schedule.store, schedule.tools.formatter.clock, .seeded(1))
    for _ in 1...2 { try JournalUseCases(context, collection: nil).undo() }
    #expect(schedule.run("event export -").output == before)
  }

  @Test(arguments: [
    (Language.korean, ["☐", "12월 13일 18:00까지", "Taxes", "높음"]),
    (.english, ["☐", "due 13 Dec 18:00", "Taxes", "high"]),
  ])
  func `the list of to-dos shows priorities`(language: Language, words: [String]) throws {
    let list = try withTasks(language, at: "2026-12-12T09:00").run("todo list").output
    let row = list.split(separator: "\n").first { $0.contains("Taxes") }
    #expect(words.allSatisfy { row?.contains($0) == true }, "\(list)")
  }

  @Test func `a search without tasks found says only that`() throws {
    let found = try withTasks(.english, .piped, at: "2026-12-13T09:00")
      .run("todo list --search nobody")
    #expect(found.errors.contains("No to-dos found.") && !found.errors.contains("Nothing"))
  }

  @Test(arguments: ["event list --search X", "event list", "todo list"])
  func `with tasks present no hint to start is shown`(line: String) throws {
    let told = try withTasks(at: "2026-12-01T09:00").run(line)
    #expect(!(told.output + told.errors).contains("hearth plan"), "\(told)")
  }

  @Test func `JSON contains today's tasks with the events`() throws {
    let schedule = try withTasks(.english, .json, at: "2026-12-13T09:00")
    let page = try schedule.todayPage()
    let tasks = [
      #""tasks":[{"title":"Buy gas","due":"2026-12-10","done":false,"overdue":true,"#,
      #"{"title":"Taxes","due":"2026-12-13T18:00:00+09:00","done":false,"overdue":false,"#,
    ]
    for task in tasks { #expect(page.contains(task), "\(page)") }
  }

  @Test func `tasks that do not fit are counted`() throws {
    let schedule = ScheduleCommandFixture(at: "2026-12-13T09:00")
    try schedule.store.write { repositories in
      for number in 1...8 {
        try repositories.toDos.save(
          ToDo(number, "T\(number)", due: .day(Day(literal: "2026-12-0\(number)"))))
      }
    }
    let section = try schedule.today.section()
    #expect(section.rows.count == 5)
    #expect(section.printedRows.map(\.text.en).last == "and 3 more")
    #expect(section.printedRows.last?.text.ko == "일정·할 일 3개 더")
    let list = schedule.run("event list").output
    #expect(list.contains("T8") && list.contains("T1"))
  }

  @Test func `a single calendar is exported, with rare rules unchanged on request`()
    throws
  {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run(
      "plan Chuseok --from 2026-09-25 --all-day"
        + " --rrule RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15"
    )
    try files(schedule)
    try schedule.tools.schedule.calendars.add(CalendarName("work"))
    schedule.run("event import google.ics --in work")
    let work = schedule.run("event export --in work").output
    #expect(work.contains("기획 회의") && !work.contains("Chuseok"))
    let home = schedule.run("event export --in home").output
    #expect(home.contains("Chuseok") && !home.contains("기획 회의"))
    #expect(home.contains("X-HEARTH-RRULE:") && home.contains("RDATE"))
    #expect(!home.contains("\r\nRRULE:"))
    let scaled = schedule.run("event export --in home --rscale").output
    #expect(scaled.contains("\r\nRRULE:") && scaled.contains("RSCALE=DANGI"))
    #expect(!scaled.contains("RDATE") && !scaled.contains("X-HEARTH-RRULE"))
    #expect(schedule.run("event export --in nowhere").status != .success)
  }

  private static func meeting(_ organizer: String) -> [UInt8] {
    Array(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:m
      DTSTART:20261125T100000
      DTEND:20261125T110000
      SUMMARY:Plan
      \(organizer)ATTENDEE:mailto:one@example.com
      ATTENDEE:mailto:two@example.com
      END:VEVENT
      END:VCALENDAR

      """.utf8)
  }

  @Test(arguments: [CommandFixture.Form.terminal, .piped])
  func `a location without a description is shown as the place`(
    form: CommandFixture.Form
  ) throws {
    let schedule = ScheduleCommandFixture(.english, form)
    let file = Self.meeting("LOCATION:Academy\n")
    try schedule.files.write(file, to: "lesson.ics", replacing: true)
    #expect(schedule.run("event import lesson.ics --yes").status == .success)
    let lines = schedule.run("event show Plan").output.split(separator: "\n")
      .filter { $0.contains("Academy") }
    if form == .terminal {
      #expect(lines.count == 1, "\(lines)")
    } else {
      #expect(lines == ["place\tAcademy", "location\tAcademy"])
    }
  }

  @Test(arguments: [Language.korean, .english], [CommandFixture.Form.terminal, .piped])
  func `notifying attendees of a meeting asks first`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let schedule = ScheduleCommandFixture(language, form, at: "2026-11-24T14:30")
    try schedule.files.write(Self.meeting(""), to: "own.ics", replacing: true)
    try schedule.files.write(
      Self.meeting("ORGANIZER:mailto:boss@example.com\n"), to: "boss.ics", replacing: true)
    schedule.run("event import own.ics")
    schedule.run("event edit Plan --from 12:00", answers: ["n"])
    schedule.run("event edit Plan --from 12:00")
    schedule.run("event edit Plan --from 12:00 --notify")
    schedule.run("event remove Plan --yes")
    schedule.run("event remove Plan --yes --notify")
    schedule.run("event import boss.ics")
    schedule.run("event edit Plan --title Other")
    schedule.run("event edit Plan --remind 30")
    schedule.run("event remove Plan", answers: ["n"])
    try expectGolden(ScheduleCommandFixture.golden("meeting", language, form), schedule.transcript)
  }

  @Test(arguments: [Language.korean, .english])
  func `removing a recurring invitation declines it, one occurrence does not`(
    language: Language
  ) throws {
    let schedule = ScheduleCommandFixture(language, .terminal, at: "2026-11-24T14:30")
    let lines = String(decoding: Self.meeting("ORGANIZER:mailto:boss@example.com\n"), as: UTF8.self)
    let series = lines.split(separator: "SUMMARY").joined(separator: "RRULE:FREQ=DAILY\nSUMMARY")
    try schedule.files.write(Array(series.utf8), to: "a.ics", replacing: true)
    schedule.run("event import a.ics")
    let id = try #require(try schedule.events.first).id.fullForm
    func asked(_ options: String, _ answer: String = "n") -> String {
      let run = schedule.run("event remove \(id)\(options)", answers: [answer])
      return run.output + run.errors
    }
    let words = MeetingWords.declineNote(language)
    #expect(asked(" --all").contains(words))
    for part in ["@2026-11-26 --only", "@2026-11-26 --from-here"] {
      let text = asked(part)
      #expect(!text.isEmpty && !text.contains(words), "\(text)")
    }
    #expect(asked("@2026-11-25 --from-here").contains(words))
    #expect(asked("", "").contains(MeetingWords.wholeSeriesDeclineNote(language)))
  }

  @Test(
    .inWholeRuns,
    arguments: [
      (Language.korean, CommandFixture.Form.terminal, true, "X-BIG 줄은 너무 커서"),
      (.english, .terminal, true, "The lines X-BIG of its file are too large"),
      (.english, .json, true, "\"linesLeftOut\""),
      (.korean, .terminal, false, "전체를 고쳐 주세요"),
      (.english, .terminal, false, "Change only this occurrence (--only) or all of them"),
    ])
  func `lines that do not fit into a split series are reported`(
    language: Language, form: CommandFixture.Form, isOneLine: Bool, words: String
  ) throws {
    let schedule = ScheduleCommandFixture(language, form, at: "2026-11-24T14:30")
    let filling =
      isOneLine
      ? ["X-BIG:" + String(repeating: "x", count: EventText.maxBytes - 700)]
      : Array(repeating: "X-LINE:" + String(repeating: "x", count: 900), count: 576)
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:choir@example.com"]
      + ["DTSTAMP:20261101T000000Z", "DTSTART:20261124T090000", "DURATION:PT1H"]
      + ["RRULE:FREQ=WEEKLY;COUNT=8", "SUMMARY:Choir"] + filling + ["END:VEVENT", "END:VCALENDAR"]
    let text = lines.joined(separator: "\r\n") + "\r\n"
    try schedule.files.write(Array(text.utf8), to: "a.ics", replacing: true)
    schedule.run("event import a.ics")
    let id = try #require(try schedule.events.first).id.fullForm
    let note = String(repeating: "n", count: 450)
    let run = schedule.run("event edit \(id)@2026-12-15 --note \(note) --from-here")
    #expect((run.status == .success) == isOneLine)
    let said = run.output + run.errors
    #expect(said.split(separator: "\n").joined(separator: " ").contains(words), "\(said)")
  }

  @Test(arguments: [
    (Language.korean, "Lunch (취소됨)", "비는 시간"), (.english, "Lunch (called off)", "free time"),
  ])
  func `cancelled and free events are shown as such`(
    language: Language, off: String, free: String
  ) throws {
    let schedule = ScheduleCommandFixture(language, .terminal, at: "2026-11-24T08:30")
    let events = [("Lunch", "STATUS:CANCELLED"), ("Fair", "TRANSP:TRANSPARENT"), ("Work", "X-A:B")]
      .map { title, line in
        """
        BEGIN:VEVENT
        UID:\(title)
        DTSTAMP:20261101T000000Z
        DTSTART:20261124T120000
        DTEND:20261124T130000
        SUMMARY:\(title)
        \(line)
        END:VEVENT

        """
      }
    let file = (["BEGIN:VCALENDAR\nVERSION:2.0\n"] + events + ["END:VCALENDAR\n"]).joined()
    try schedule.files.write(Array(file.utf8), to: "a.ics", replacing: true)
    schedule.run("event import a.ics")
    let list = schedule.run("event list").output
    #expect(list.contains(off) && list.contains("Fair") && !list.contains("! "))
    #expect(schedule.run("event show Fair").output.contains(free))
    let next = schedule.run("event next").output
    #expect(next.contains("Work") && !next.contains("Lunch") && !next.contains("Fair"))
    let pipe = ScheduleCommandFixture(language, .piped, at: "2026-11-24T08:30")
    try pipe.files.write(Array(file.utf8), to: "a.ics", replacing: true)
    pipe.run("event import a.ics")
    let rows = pipe.run("event list").output
    #expect(rows.contains("\tcalledOff\tLunch\t") && rows.contains("\tupcoming\tFair\t"), "\(rows)")
    let programs = ScheduleCommandFixture(language, .json, at: "2026-11-24T08:30")
    try programs.files.write(Array(file.utf8), to: "a.ics", replacing: true)
    programs.run("event import a.ics")
    let json = programs.run("event list").output
    #expect(json.contains("\"part\":\"calledOff\"") && json.contains("\"part\":\"free\""))
  }

  private func calendar(_ events: [String]..., method: String? = nil) -> [UInt8] {
    let lines = events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0"] + (method.map { ["METHOD:\($0)"] } ?? []) + lines
      + ["END:VCALENDAR", ""]
    return Array(all.joined(separator: "\r\n").utf8)
  }

  @Test(arguments: [
    (["RRULE:RSCALE=CHINESE;FREQ=YEARLY"], ["RRULE:RSCALE=CHINESE;FREQ=YEARLY"]),
    (
      ["RRULE:FREQ=DAILY;COUNT=9", "RRULE:FREQ=WEEKLY;COUNT=3", "EXRULE:FREQ=DAILY;COUNT=2"],
      ["RRULE:FREQ=WEEKLY;COUNT=3", "EXRULE:FREQ=DAILY;COUNT=2"]
    ),
  ])
  func `rules that a new repetition removes are named first`(
    rules: [String], lost: [String]
  ) throws {
    for form in [CommandFixture.Form.piped, .terminal] {
      let schedule = ScheduleCommandFixture(.english, form)
      try schedule.files.write(
        calendar(["UID:a", "DTSTART:20261201T100000", "SUMMARY:Choir"] + rules), to: "a.ics",
        replacing: true)
      schedule.run("event import a.ics")
      let edit = "event edit Choir --all --repeat \"every day\" --times 5"
      let asked = schedule.run(edit, answers: form == .piped ? nil : ["n"])
      for rule in lost { #expect(asked.errors.contains(rule), "\(asked.errors)") }
      #expect(!asked.errors.contains("COUNT=9"))
      #expect(asked.status == (form == .piped ? .wrongUsage : .success))
      #expect(schedule.run("event export").output.contains(rules[0]))
      #expect(schedule.run("event edit Choir --title Song --all").status == .success)
      #expect(schedule.run(edit.replacing("Choir", with: "Song") + " --yes").status == .success)
      let text = schedule.run("event export").output
      #expect(text.contains("RRULE:FREQ=DAILY;COUNT=5") && !text.contains(lost[0]))
    }
  }

  @Test(arguments: [
    ("--repeat \"every thu\"", "RRULE:FREQ=WEEKLY;BYDAY=TH", true),
    ("--repeat \"every thu\" --times 3", "RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TH", true),
    ("--repeat \"every thu\" --until 2027-01-31", "RRULE:FREQ=WEEKLY;UNTIL=20270128", true),
    ("--until 2027-01-31", "RDATE:20261210T100000", false),
    ("--times 5", "RDATE:20261210T100000", false),
  ])
  func `dates listed one by one have no end for a rule to keep`(
    options: String, line: String, isDone: Bool
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    let times = [
      "UID:a", "DTSTART:20261203T100000", "DTEND:20261203T110000", "SUMMARY:Choir",
      "RDATE:20261210T100000", "RDATE:20261217T100000",
    ]
    try schedule.files.write(calendar(times), to: "a.ics", replacing: true)
    schedule.run("event import a.ics")
    let ran = schedule.run("event edit Choir --all \(options)")
    #expect(ran.status == (isDone ? .success : .wrongUsage), "\(ran.errors)")
    #expect(isDone || ran.errors.contains("--repeat"))
    let text = schedule.run("event export").output
    #expect(text.contains(line) && !text.contains("COUNT=1;"), "\(text)")
  }

  @Test(arguments: [("--title Song", true), ("--from 11:00", false), ("--note Late", true)])
  func `an added period keeps its end when the series is edited`(
    options: String, staysInLine: Bool
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .json)
    let line = "RDATE;VALUE=PERIOD:20261203T140000/PT3H"
    let lines = [
      "UID:a", "DTSTART:20261201T100000", "DTEND:20261201T110000", "SUMMARY:Choir", line,
    ]
    try schedule.files.write(calendar(lines), to: "a.ics", replacing: true)
    schedule.run("event import a.ics")
    func isLong() -> Bool {
      let listed = schedule.run("event list 2026-12-03").output
      return listed.contains("2026-12-03T14:00") && listed.contains("2026-12-03T17:00")
    }
    #expect(isLong())
    #expect(schedule.run("event edit Choir --all \(options)").status == .success)
    #expect(isLong())
    let text = schedule.run("event export").output
    #expect(text.contains(line) == staysInLine, "\(text)")
    #expect(text.contains("DTSTART:20261203T140000"), "\(text)")
  }

  @Test(arguments: [
    ("Choir@2026-12-08 --answer declined --from-here", "Give --only or --all"),
    ("Choir@2026-12-08 --answer declined", "--only, --from-here, --all"),
    ("Choir --answer declined --only", "Say which day you mean"),
  ])
  func `an answer is for one occurrence or for all`(line: String, said: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    let lines = [
      "UID:a", "DTSTART:20261201T100000", "SUMMARY:Choir", "RRULE:FREQ=WEEKLY;COUNT=5",
      "ORGANIZER:mailto:boss@example.com", "ATTENDEE:mailto:me@example.com",
    ]
    try schedule.files.write(calendar(lines), to: "a.ics", replacing: true)
    schedule.run("event import a.ics")
    let before = schedule.run("event export").output
    let ran = schedule.run("event edit \(line)")
    #expect(ran.status == .wrongUsage && ran.errors.contains(said), "\(ran.errors)")
    #expect(schedule.run("event export").output == before)
  }

  @Test func `for an unsupported rule no other one is shown`() throws {
    let rule = "RRULE:FREQ=FORTNIGHTLY;COUNT=6"
    let master = ["UID:a", "DTSTART:20261213T110000", "SUMMARY:Choir"]
    let override = [
      "UID:a", "RECURRENCE-ID:20261227T110000", "DTSTART:20261227T130000", "SUMMARY:Late choir",
    ]
    for (lines, isKnown) in [([rule], false), (["RDATE:20261220T110000"], true)] {
      let schedule = ScheduleCommandFixture(.english, .json)
      try schedule.files.write(
        calendar(master + lines, override), to: "a.ics", replacing: true)
      schedule.run("event import a.ics")
      let json = schedule.run("event show Choir").output
      #expect(json.contains("\"rule\":null") && !json.contains("FREQ=DAILY"), "\(json)")
      #expect(json.contains("\"unreadRules\":[\"\(rule)\"]") != isKnown, "\(json)")
      #expect(!schedule.run("event list 2026-12-13").output.contains("FREQ=DAILY"))
    }
    let schedule = ScheduleCommandFixture(.english, .terminal)
    try schedule.files.write(calendar(master + [rule], override), to: "a.ics", replacing: true)
    schedule.run("event import a.ics")
    #expect(schedule.run("event show Choir").output.contains(rule))
  }

  @Test(arguments: [CommandFixture.Form.piped, .json])
  func `items not imported are named by title`(form: CommandFixture.Form) throws {
    let schedule = ScheduleCommandFixture(.english, form)
    let event = ["UID:a", "DTSTART:20261201T100000", "SUMMARY:Choir"]
    for method in ["REPLY", "COUNTER", "CANCEL"] {
      try schedule.files.write(calendar(event, method: method), to: "a.ics", replacing: true)
      let ran = schedule.run("event import a.ics")
      #expect(ran.status == .success, "\(method)")
      let text = ran.output + ran.errors
      #expect(text.contains(form == .json ? "\"leftOut\":1" : "1 component was left out."))
      #expect(text.contains("Choir") && !text.contains("could not be read"), "\(text)")
    }
    for (sequence, title) in [(2, "New choir"), (1, "Old choir")] {
      let lines = event.dropLast() + ["SUMMARY:\(title)", "SEQUENCE:\(sequence)"]
      try schedule.files.write(calendar(Array(lines)), to: "a.ics", replacing: true)
      let ran = schedule.run("event import a.ics")
      #expect(ran.status == .success)
      #expect(
        (ran.output + ran.errors).contains("It is older than what is here") == (sequence == 1))
    }
    #expect(try schedule.events.map(\.title) == ["New choir"])
  }

  @Test func `values changed on both sides are reported with the file's value`() throws {
    for language in [Language.korean, .english] {
      let schedule = ScheduleCommandFixture(language, .piped)
      func take(_ title: String, _ start: String) throws -> String {
        let lines = ["UID:a", "DTSTART:\(start)", "DTEND:20261201T120000", "SUMMARY:\(title)"]
        try schedule.files.write(calendar(lines), to: "a.ics", replacing: true)
        return schedule.run("event import a.ics").errors
      }
      _ = try take("Choir", "20261201T100000")
      schedule.run("event edit Choir --title Song --from \"2026-12-01 09:00\"")
      let told = try take("Band", "20261201T110000")
      for part in ["Song", "Band", "2026-12-01T09:00–2026-12-01T11:00", "2026-12-01T11:00–"] {
        #expect(told.contains(part), "\(told)")
      }
    }
  }

  @Test func `a file that is not a calendar is refused without effect`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    try schedule.files.write(Array("<html>hello: you</html>\n".utf8), to: "a.ics", replacing: true)
    #expect(schedule.run("event import a.ics").status == .badData)
    #expect(try schedule.events.isEmpty)
  }

  @Test func `an export to standard output prints no message`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Walk --from \"tomorrow 15:00\" --for 30m")
    let output = schedule.run("event export").output
    #expect(output.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(output.contains("SUMMARY:Walk"))
    #expect(output.contains("DTSTART:20261121T150000\r\n"))
    #expect(output == schedule.run("event export -").output)
    let zoned = schedule.run("event export --zoned").output
    #expect(zoned.contains("DTSTART;TZID="))
  }
}

import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Event tables of several programs.
@Suite struct PlanTableTests {
  private func read(
    _ table: String, _ order: DateOrder? = nil, size: Int = 13
  ) throws -> (events: [ReadEvent], report: ImportReport) {
    let file = CalendarTrial().file.withHints(ImportHints(dateOrder: order))
    var events: [ReadEvent] = []
    let report = try file.read(Array(table.utf8).source(of: size)) { event, _ in
      events.append(event)
    }
    return (events, report)
  }

  /// Returns the lines that were created from each row.
  private func lines(_ table: String, _ order: DateOrder? = nil) throws -> [String] {
    try read(table, order).events.map { event in
      event.text.split(separator: "\r\n").dropFirst(2).dropLast().joined(separator: " ")
    }
  }

  @Test(arguments: [
    (
      "title,start,end,place,notes\nDinner,2026-12-01 19:00,2026-12-01 21:00,Mapo,\"bring wine, bread\"\n",
      "SUMMARY:Dinner DTSTART:20261201T190000 DTEND:20261201T210000 LOCATION:Mapo "
        + "DESCRIPTION:bring wine\\, bread"
    ),
    (
      "제목\t시작\t종료\t장소\t메모\n출장\t2026년 12월 1일\t2026년 12월 3일\t부산\t\n",
      "SUMMARY:출장 DTSTART;VALUE=DATE:20261201 DTEND;VALUE=DATE:20261204 LOCATION:부산"
    ),
    (
      "Subject,Start Date,Start Time,End Date,End Time,All Day Event,Location\n"
        + "Talk,12/24/2026,9:30 AM,12/24/2026,10:00 AM,False,\n",
      "SUMMARY:Talk DTSTART:20261224T093000 DTEND:20261224T100000"
    ),
    (
      "Subject,Start Date,Start Time,End Date,End Time,All Day Event\n"
        + "Holiday,12/24/2026,12:00 AM,12/25/2026,12:00 AM,True\n",
      "SUMMARY:Holiday DTSTART;VALUE=DATE:20261224"
    ),
    (
      "\u{FEFF}Name,Date,Location,Tags\n"
        + "Trip,\"December 1, 2026 9:00 AM (GMT+9) → December 2, 2026 6:00 PM\",Jeju,\"sea, wind\"\n",
      "SUMMARY:Trip DTSTART:20261201T090000 DTEND:20261202T180000 LOCATION:Jeju "
        + "DESCRIPTION:Tags: sea\\, wind"
    ),
    (
      "Name,Date,Place\nCall,\"December 1, 2026 9:00 AM → 9:30 AM\",\n",
      "SUMMARY:Call DTSTART:20261201T090000 DTEND:20261201T093000"
    ),
    (
      "일정,날짜,시간,종료 시간\n회의,2026-12-01,14:00,15:30\n",
      "SUMMARY:회의 DTSTART:20261201T140000 DTEND:20261201T153000"
    ),
    (
      "제목,날짜,시작,끝,장소,메모\n수영,2026-12-01,오후 4:00,오후 5:00,구민회관,\n",
      "SUMMARY:수영 DTSTART:20261201T160000 DTEND:20261201T170000 LOCATION:구민회관"
    ),
    (
      "title,date,start,end\nSwim,2026-12-01,10:30,11:30\n",
      "SUMMARY:Swim DTSTART:20261201T103000 DTEND:20261201T113000"
    ),
    ("제목,날짜,시작,장소\n김장,2026-12-01,,\n", "SUMMARY:김장 DTSTART;VALUE=DATE:20261201"),
    (
      // An additional date column with another day is kept; one that repeats the start is not.
      "제목,날짜,시작,장소\n회의,2026-11-20,2026-12-01 10:00,\n",
      "SUMMARY:회의 DTSTART:20261201T100000 DURATION:PT60M DESCRIPTION:날짜: 2026-11-20"
    ),
    (
      "제목,날짜,시작,장소\n회의,2026-12-01,2026-12-01 10:00,\n",
      "SUMMARY:회의 DTSTART:20261201T100000 DURATION:PT60M"
    ),
    (
      "title,start\nOnce,2026-12-01T00:00:00Z\n",
      "SUMMARY:Once DTSTART:20261201T090000 DURATION:PT60M"
    ),
    (
      "제목,날짜,장소,미리 알림\n회의,2026-12-01,,10분 전\n",
      "SUMMARY:회의 DTSTART;VALUE=DATE:20261201 DESCRIPTION:미리 알림: 10분 전"
    ),
    ("event,date\nBirthday,1er décembre 2026\n", "SUMMARY:Birthday DTSTART;VALUE=DATE:20261201"),
  ])
  func `a row becomes an event with all its fields`(table: String, event: String) throws {
    #expect(try lines(table) == [event])
    let report = try read(table).report
    #expect(report.readCount == 1 && report.skipped.total == 0 && report.format == "CSV")
    #expect(report.warnings.total == 0)
  }

  @Test(arguments: [
    (
      "Subject,Start Date,Start Time,All day event,Reminder on/off,Reminder Date,Reminder Time\n"
        + "Talk,12/24/2026,9:30:00 AM,False,True,12/24/2026,9:15:00 AM\n", [15]
    ),
    (
      "제목,시작 날짜,시작 시간,하루 종일 이벤트,미리 알림 켜기/끄기,미리 알림 날짜,미리 알림 시간\n"
        + "회의,2026-12-24,오전 9:30:00,거짓,참,2026-12-23,오전 9:30:00\n", [1440]
    ),
    (
      "제목,시작 날짜,종일 일정,미리 알림,미리 알림 날짜,미리 알림 시간\n"
        + "휴가,2026-12-24,True,True,2026-12-23,오후 6:00:00\n", [360]
    ),
    (
      "제목,시작 날짜,시작 시간,미리 알림 켜기/끄기,미리 알림 날짜,미리 알림 시간\n"
        + "회의,2026-12-24,오전 9:30:00,False,2026-12-24,오전 9:15:00\n", []
    ),
  ])
  func `Outlook's reminders become reminders`(table: String, minutes: [Int]) throws {
    let (events, report) = try read(table)
    #expect(events.map(\.details.reminders.minutesBefore) == [minutes])
    #expect(events.map(\.details.note.value) == [""] && report.warnings.total == 0)
    #expect(events.first?.details.span.isAllDay == table.contains("휴가"))
  }

  @Test func `ambiguous dates are asked about unless the order is given or proven`() throws {
    let table = "title,start,place\nA,05/04/2026,x\n"
    #expect(throws: DomainError.damaged(.ambiguousDates(text: "05/04/2026"))) { try read(table) }
    #expect(try lines(table, .dayFirst).first?.contains("20260405") == true)
    #expect(try lines(table, .monthFirst).first?.contains("20260504") == true)
    #expect(try lines(table + "B,31/12/2026,x\n").first?.contains("20260405") == true)
    let arrows = "Name,Date,Place\nA,05/04/2026 → 31/05/2026,\n"
    #expect(
      try lines(arrows) == ["SUMMARY:A DTSTART;VALUE=DATE:20260405 DTEND;VALUE=DATE:20260601"])
  }

  @Test func `an invalid row is reported with its line, and the rest is read`() throws {
    let (events, report) = try read(
      "title,start,end\n,2026-12-01,\nA,soon,\nB,,\nC,2026-12-02,2026-12-01\n"
        + "D,2026-12-02,later\nE,2026-12-03,\n")
    #expect(events.map(\.details.title.value) == ["E"] && report.readCount == 1)
    #expect(
      report.skipped.first == [
        ImportNote(line: 2, fact: .missing(field: "title")),
        ImportNote(line: 3, fact: .unreadable(field: "start", text: "soon")),
        ImportNote(line: 4, fact: .missing(field: "start")),
        ImportNote(line: 5, fact: .unreadable(field: "end", text: "2026-12-01")),
        ImportNote(line: 6, fact: .unreadable(field: "end", text: "later")),
      ])
  }

  @Test func `a value that says neither all-day nor timed is reported`() throws {
    let rows = ["yes", "No", "", "maybe"].map { "A \($0),2026-12-01 10:00,\($0)\n" }.joined()
    let (events, report) = try read("title,start,all day\n" + rows)
    #expect(events.map(\.details.span.isAllDay) == [true, false, false, false])
    #expect(
      report.warnings.first == [
        ImportNote(line: 5, fact: .unreadable(field: "all day", text: "maybe"))
      ])
  }

  @Test func `the same row gives the same event, and two equal rows give two`() throws {
    let table = "title,start,place\nA,2026-12-01,x\nA,2026-12-01,y\nA,2026-12-02,x\n"
    let (first, again) = (try read(table).events, try read(table, size: 1).events)
    #expect(first == again && Set(first.map(\.uid)).count == 3)
    #expect(try read(table).report.warnings.total == 0)
    let equal = try read("title,start,place\nA,2026-12-01,x\nA,2026-12-01,x\n")
    #expect(equal.events.count == 2)
    #expect(equal.report.warnings.first == [ImportNote(line: 3, fact: .repeated)])
    // A changed location updates the same event.
    let moved = try read("title,start,place\nA,2026-12-01,z\n").events
    #expect(moved.map(\.uid) == [first[0].uid] && moved[0].digest != first[0].digest)
  }

  @Test(arguments: [
    ("title,start,end,place\n", FileKind.calendar), ("제목,시작일,종료일,장소\n", .calendar),
    ("title,start date,end date\n", .books), ("title,start date,end date,location\n", .calendar),
    ("Name,Date,Location\n", .calendar), ("title,author,start\n", .books),
    ("날짜,제목,메모\n", .moods), ("Name,Email,Place\n", .contacts), ("title,date\n", nil),
    ("full_date,date,mood,title,place\n", .moods),
  ])
  func `an event table is recognised by its columns`(header: String, kind: FileKind?) throws {
    #expect(try FileBeginning(Array(header.utf8).source(of: 5)).kind == kind)
  }
}

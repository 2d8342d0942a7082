import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct DaylioMoodFileTests {
  private let file = DaylioMoodFile(zone: FixedZone.seoul)
  private let head = "full_date,date,weekday,time,mood,activities,note_title,note\n"

  private func read(_ rows: String) throws -> ReadMoods { try ReadMoods(head + rows, as: file) }

  @Test(arguments: [
    ("8:30 am", "08:30"), ("1:49 PM", "13:49"), ("12:05 am", "00:05"), ("12:05 PM", "12:05"),
    ("14:30", "14:30"), ("18:20", "18:20"), ("오전 8:30", "08:30"), ("오후 1:49", "13:49"),
    ("오전 12:10", "00:10"), ("午後1:49", "13:49"), ("下午1:49", "13:49"), ("8:30 a. m.", "08:30"),
    ("8:30 p.m.", "20:30"), ("8:30\u{202F}PM", "20:30"), ("14.30", "14:30"), ("14h30", "14:30"),
    ("14:30 Uhr", "14:30"), ("오후 1시 49분", "13:49"), ("7:05:09 PM", "19:05:09"),
  ])
  func `times of every language are read`(time: String, clock: String) throws {
    #expect(
      try read("2024-05-01,May 1,Wednesday,\"\(time)\",rad,,,x").moods
        == ["2024-05-01T\(clock) 90 x"])
  }

  @Test(arguments: ["25:00", "noonish", "12", "8:61 am", "pm", "8:30 xm", "1 2 3:4", ":30"])
  func `a time that no clock shows is told`(time: String) throws {
    let read = try read("2024-05-01,May 1,Wednesday,\(time),rad,,,x")
    #expect(read.moods.isEmpty)
    #expect(
      read.skipped == [ImportNote(line: 2, fact: .unreadable(field: "time", text: time))])
  }

  @Test(arguments: [
    ("May 30", "05-30"), ("30 May", "05-30"), ("October 30", "10-30"), ("Dec 17", "12-17"),
    ("17. Februar", "02-17"), ("10월 30일", "10-30"), ("30 de octubre", "10-30"),
    ("1 août", "08-01"), ("juil. 14", "07-14"), ("10月30日", "10-30"), ("22nd Jan", "01-22"),
    ("30/10", "10-30"), ("10-30", "10-30"), ("30.10.", "10-30"), ("3 mar", "03-03"),
  ])
  func `without a full date the year is the one beside it`(date: String, day: String) throws {
    let old = "year,date,weekday,time,mood,activities,note\n"
    let read = try ReadMoods(old + "2018,\(date),Friday,11:54 pm,good,,x", as: file)
    #expect(read.moods == ["2018-\(day)T23:54 70 x"])
  }

  @Test func `a full date in words is read, and a wrong one told`() throws {
    let read = try read(
      "30 May 2018,,,10:00,good,,,x\n2018-02-30,May 3,,10:00,good,,,x\n,May 3,,10:00,good,,,x\n"
        + "2018-05-30,wrong,Sunday,,good,,,y")
    #expect(read.moods == ["2018-05-30T10:00 70 x", "2018-05-30T12:00 70 y"])
    #expect(
      read.skipped.map(\.fact) == [
        .unreadable(field: "full_date", text: "2018-02-30"),
        .unreadable(field: "date", text: "May 3"),
      ])
    #expect(read.warnings == [.standsIn(field: "time", text: "12:00", records: 1)])
  }

  @Test(arguments: [
    ("05/04/2024,", "2024-05-04", true), ("04/04/2024,", "2024-04-04", false),
    ("05/31/2024,", "2024-05-31", false), ("31/05/2024,", "2024-05-31", false),
    ("04.05.2024,", "2024-05-04", false), ("2024-05-04,05/04", "2024-05-04", false),
    ("05/01/24,", "2024-05-01", true),
  ])
  func `a date that may be another day is told`(
    dates: String, day: String, isAmbiguous: Bool
  ) throws {
    let read = try read("\(dates),,10:00,good,,,x")
    #expect(read.moods == ["\(day)T10:00 70 x"])
    let text = dates.prefix { $0 != "," }
    #expect(read.warnings == (isAmbiguous ? [.ambiguousDate(text: String(text))] : []))
  }

  @Test func `a date beside a year may be another day too`() throws {
    let old = "year,date,weekday,time,mood,activities,note\n"
    let read = try ReadMoods(old + "2018,05/04,Friday,11:54 pm,good,,x", as: file)
    #expect(read.moods == ["2018-05-04T23:54 70 x"])
    #expect(read.warnings == [.ambiguousDate(text: "05/04")])
  }

  @Test(arguments: [
    ("rad", 90), ("훌륭함", 90), ("정말 좋음", 90), ("행복", 90), ("그럭저럭", 50), ("good", 70), ("meh", 50),
    ("bad", 30), ("awful", 10), ("Rad", 90), ("fugly", 30),
    ("최고", 90), ("좋음", 70), ("보통", 50), ("나쁨", 30), ("최악", 10), ("gut", 70), ("普通", 50),
  ])
  func `moods that nobody renamed have their levels`(name: String, level: Int) throws {
    let read = try read("2024-05-01,,,10:00,\(name),,,x")
    #expect(read.moods == ["2024-05-01T10:00 \(level) x"])
    #expect(read.report.warnings.total == 0)
  }

  @Test func `an unknown mood keeps its name and is told once`() throws {
    let row = "2024-05-01,,,10:00,둥둥,춤,,\n"
    let read = try read(row + "2024-05-02,,,10:00,ok,,,\n" + row)
    #expect(read.moods[0] == "2024-05-01T10:00 60 둥둥\n춤")
    #expect(read.moods[1] == "2024-05-02T10:00 50 ")
    #expect(
      read.report.warnings.first == [
        ImportNote(line: 2, fact: .unknownMood(name: "둥둥", level: 60, records: 2))
      ])
  }

  @Test func `title, note, activities and scales are the memo`() throws {
    let text = """
      \u{FEFF}full_date,date,weekday,time,mood,activities,scales,note_title,note
      2026-07-27,July 27,Monday,13:48,meh,"work | walk | ",Sleep: 3,Title,"a<br>b <b>c</b> &amp; <3"
      2026-07-26,July 26,Sunday,18:20,rad,"run | swim",,,

      """
    let read = try ReadMoods(text + "\n\n", as: file)
    #expect(
      read.moods == [
        "2026-07-27T13:48 50 Title\na\nb c & <3\nwork, walk\nSleep: 3",
        "2026-07-26T18:20 90 run, swim",
      ])
    #expect(read.warnings == [.standsIn(field: "note", text: "activities", records: 1)])
  }

  @Test func `elements of HTML become lines and letters`() throws {
    let note = "<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul><br/><br />e&nbsp;&lt;i&gt; &x; <q> <"
    let read = try read("2024-05-01,,,10:00,rad,,,\"\(note)\"")
    #expect(read.moods == ["2024-05-01T10:00 90 a\nb\n- c\n- d\n\n\ne <i> &x; <q> <"])
  }

  @Test func `tabs and semicolons divide columns too`() throws {
    for sign in ["\t", ";"] {
      let text = (head + "2024-05-01,May 1,,22:13,good,a | b,,note\n")
        .split(separator: ",", omittingEmptySubsequences: false).joined(separator: sign)
      #expect(try ReadMoods(text, as: file).moods == ["2024-05-01T22:13 70 note\na, b"])
    }
  }

  @Test func `a table of something else is refused with the columns`() {
    #expect(
      throws: DomainError.damaged(.noHeader(columns: ["full_date", "time", "mood"]))
    ) { try ReadMoods("a,b\n1,2\n", as: file) }
  }
}

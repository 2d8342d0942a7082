import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct DaylioMoodFileTests {
  private let file = TableMoodFile(zone: FixedZone.seoul)
  private let head = "full_date,date,weekday,time,mood,activities,note_title,note\n"

  private func read(_ rows: String) throws -> ReadMoods { try ReadMoods(head + rows, as: file) }

  @Test(arguments: [
    ("8:30 am", "08:30"), ("1:49 PM", "13:49"), ("12:05 am", "00:05"), ("12:05 PM", "12:05"),
    ("14:30", "14:30"), ("18:20", "18:20"), ("오전 8:30", "08:30"), ("오후 1:49", "13:49"),
    ("오전 12:10", "00:10"), ("午後1:49", "13:49"), ("下午1:49", "13:49"), ("8:30 a. m.", "08:30"),
    ("8:30 p.m.", "20:30"), ("8:30\u{202F}PM", "20:30"), ("14.30", "14:30"), ("14h30", "14:30"),
    ("14:30 Uhr", "14:30"), ("오후 1시 49분", "13:49"), ("7:05:09 PM", "19:05:09"),
  ])
  func `times in every language are read`(time: String, clock: String) throws {
    #expect(
      try read("2024-05-01,May 1,Wednesday,\"\(time)\",rad,,,x").moods
        == ["2024-05-01T\(clock) 90 x"])
  }

  @Test(arguments: ["25:00", "noonish", "12", "8:61 am", "pm", "8:30 xm", "1 2 3:4", ":30"])
  func `an invalid time is reported`(time: String) throws {
    let read = try read("2024-05-01,May 1,Wednesday,\(time),rad,,,x")
    #expect(read.moods.isEmpty)
    #expect(
      read.skipped == [ImportNote(line: 2, fact: .unreadable(field: "time", text: time))])
  }

  @Test(arguments: [
    ("May 30", "05-30"), ("30 May", "05-30"), ("October 30", "10-30"), ("Dec 17", "12-17"),
    ("17. Februar", "02-17"), ("10월 30일", "10-30"), ("30 de octubre", "10-30"),
    ("1 août", "08-01"), ("juil. 14", "07-14"), ("10月30日", "10-30"), ("22nd Jan", "01-22"),
    ("1er août", "08-01"), ("Le 1er juil.", "07-01"), ("1º de mayo", "05-01"),
    ("30/10", "10-30"), ("10-30", "10-30"), ("30.10.", "10-30"), ("3 mar", "03-03"),
  ])
  func `without a full date the year comes from its own column`(date: String, day: String) throws {
    let old = "year,date,weekday,time,mood,activities,note\n"
    let read = try ReadMoods(old + "2018,\(date),Friday,11:54 pm,good,,x", as: file)
    #expect(read.moods == ["2018-\(day)T23:54 70 x"])
  }

  @Test func `a full date in words is read, and an invalid one reported`() throws {
    let read = try read(
      "30 May 2018,,,10:00,good,,,x\n2018-02-30,May 3,,10:00,good,,,x\n,May 3,,10:00,good,,,x\n"
        + "2018-05-30,wrong,Sunday,,good,,,y")
    #expect(read.moods == ["2018-05-30T10:00 70 x", "2018-05-30T12:00 70 y"])
    #expect(
      read.skipped.map(\.fact) == [
        .unreadable(field: "full_date", text: "2018-02-30"),
        .unreadable(field: "date", text: "May 3"),
      ])
    #expect(read.warnings == [.defaultUsed(field: "time", text: "12:00", records: 1)])
  }

  @Test(arguments: [
    ("04/04/2024,", "2024-04-04"), ("05/31/2024,", "2024-05-31"), ("31/05/2024,", "2024-05-31"),
    ("04.05.2024,", "2024-05-04"), ("2024-05-04,05/04", "2024-05-04"),
    ("4 maja 2024,", "2024-05-04"), ("3 grudnia 2024 r.,", "2024-12-03"),
    ("mar. 7 mai 2024,", "2024-05-07"), ("aou\u{302}t 1 2024,", "2024-08-01"),
    ("5-May-24,", "2024-05-05"), ("20240504,", "2024-05-04"),
  ])
  func `an unambiguous date is read`(dates: String, day: String) throws {
    let read = try read("\(dates),,10:00,good,,,x")
    #expect(read.moods == ["\(day)T10:00 70 x"])
    #expect(read.warnings == [])
  }

  @Test(arguments: [
    ("05/04/2024 31/05/2024", ["2024-04-05", "2024-05-31"]),
    ("05/04/2024 05/31/2024", ["2024-05-04", "2024-05-31"]),
    ("05-04-2024 31-05-2024", ["2024-04-05", "2024-05-31"]),
    ("24-05-01 99-05-31", ["2024-05-01", "1999-05-31"]),
    ("05/01/24 31/05/70", ["2024-01-05", "1970-05-31"]),
  ])
  func `one day above twelve decides the date order of the file`(
    dates: String, days: [String]
  ) throws {
    let rows = dates.split(separator: " ").map { "\($0),,,10:00,good,,,x\n" }
    let read = try read(rows.joined())
    #expect(read.moods == days.map { "\($0)T10:00 70 x" })
    #expect(read.warnings == [])
  }

  @Test func `otherwise the order in which the dates ascend is used`() throws {
    let dates = ["11/01/2024", "12/01/2024", "01/02/2024", "02/02/2024"]
    for dates in [dates, dates.reversed()] {
      let found = try self.read(dates.map { "\($0),,,10:00,good,,,x\n" }.joined())
      #expect(Set(found.moods.map { $0.prefix(7) }) == ["2024-01", "2024-02"])
      let first = dates[0] == "02/02/2024" ? dates[1] : dates[0]
      #expect(found.warnings == [.datesRead(as: .dayFirst, text: first)])
    }
  }

  @Test(arguments: ["05/04/2024", "05/04/2024 06/04/2024", "05/01/24", "05-04-2024"])
  func `dates of undecidable order are not guessed`(dates: String) throws {
    let rows = dates.split(separator: " ").map { "\($0),,,10:00,good,,,x\n" }.joined()
    let first = String(dates.prefix { $0 != " " })
    #expect(throws: DomainError.damaged(.ambiguousDates(text: first))) { try read(rows) }
    for (order, month) in [(DateOrder.dayFirst, first.dropFirst(3)), (.monthFirst, first[...])] {
      let file = TableMoodFile(zone: FixedZone.seoul, hints: ImportHints(dateOrder: order))
      let told = try ReadMoods(head + rows, as: file)
      #expect(told.moods.first?.hasPrefix("2024-\(month.prefix(2))") == true)
    }
  }

  @Test func `a date beside a year column can also be ambiguous`() throws {
    let old = "year,date,weekday,time,mood,activities,note\n"
    let read = try ReadMoods(
      old
        + "2018,05/04,Friday,11:54 pm,good,,x\n2018,31/04,,1:00 pm,good,,\n2018,31/05,,1:00 pm,good,,y",
      as: file)
    #expect(read.moods == ["2018-04-05T23:54 70 x", "2018-05-31T13:00 70 y"])
  }

  @Test(arguments: [
    ("rad", 90), ("훌륭함", 90), ("정말 좋음", 90), ("그럭저럭", 50), ("good", 70), ("meh", 50),
    ("bad", 30), ("awful", 10), ("Rad", 90), ("fugly", 30),
    ("so-so", 50), ("So so", 50), ("그저 그래", 50), ("아주 좋음", 90), ("안 좋음", 30),
    ("최고", 90), ("좋음", 70), ("보통", 50), ("나쁨", 30), ("최악", 10), ("gut", 70), ("普通", 50),
  ])
  func `moods with default names have their levels`(name: String, level: Int) throws {
    let read = try read("2024-05-01,,,10:00,\(name),,,x")
    #expect(read.moods == ["2024-05-01T10:00 \(level) x"])
    #expect(read.report.warnings.total == 0)
  }

  @Test(arguments: ["신남", "행복", "괜찮음", "만족", "피곤", "tired", "angry", "fine", "화남", "뿌듯"])
  func `a feeling has the same level as when typed, and its word is kept`(name: String) throws {
    let row = "2024-05-01,,,10:00,\(name),,,x\n"
    let level = try #require(MoodFace(called: name)).level.value
    let read = try read(row)
    #expect(read.moods == ["2024-05-01T10:00 \(level) x\n\(name)"])
    #expect(read.warnings == [.namesRead(try NamedLevels("\(name)=\(level)"))])
    // With a user to ask, the import asks for the level.
    var asking = ImportHints()
    asking.canAskUser = true
    #expect(throws: DomainError.damaged(.unknownMoods([NamedCount(name, records: 1)]))) {
      try ReadMoods(head + row, as: TableMoodFile(zone: FixedZone.seoul, hints: asking))
    }
    let said = ImportHints(levels: try NamedLevels("\(name)=35"))
    let file = TableMoodFile(zone: FixedZone.seoul, hints: said)
    #expect(try ReadMoods(head + row, as: file).moods == ["2024-05-01T10:00 35 x\n\(name)"])
  }

  @Test func `unknown mood names are reported together, and get the given levels`()
    throws
  {
    let rows = "2024-05-01,,,10:00,둥둥,춤,,\n2024-05-02,,,10:00,ok,,,\n2024-05-03,,,10:00,Sick,,,x\n"
    let all = rows + "2024-05-04,,,10:00,둥둥,,,\n"
    let names = [NamedCount("둥둥", records: 2), NamedCount("Sick", records: 1)]
    #expect(throws: DomainError.damaged(.unknownMoods(names))) { try read(all) }
    let levels = try NamedLevels("둥둥=85, sick = 25,")
    let file = TableMoodFile(zone: FixedZone.seoul, hints: ImportHints(levels: levels))
    let told = try ReadMoods(head + all, as: file)
    #expect(
      told.moods == [
        "2024-05-01T10:00 85 둥둥 #춤", "2024-05-02T10:00 50 ", "2024-05-03T10:00 25 x\nSick",
        "2024-05-04T10:00 85 둥둥",
      ])
    #expect(told.report.format == "Daylio")
  }

  @Test func `a name with commas in a level hint extends to its level`() throws {
    let levels = try NamedLevels("so, so=45,, meh=30")
    #expect(levels["So, so"]?.value == 45 && levels["meh"]?.value == 30 && levels["so"] == nil)
    for text in ["so,so", "a=1,b", ",=3", "a=,b=2"] {
      #expect(throws: DomainError.self) { try NamedLevels(text) }
    }
  }

  @Test func `title, note and scales become the memo, and activities tags`() throws {
    let text = """
      \u{FEFF}full_date,date,weekday,time,mood,activities,scales,note_title,note
      2026-07-27,July 27,Monday,13:48,meh,"work | walk | ",Sleep: 3,Title,"a<br>b <b>c</b> &amp; <3"
      2026-07-26,July 26,Sunday,18:20,rad,"run | swim",,,

      """
    let read = try ReadMoods(text + "\n\n", as: file)
    #expect(
      read.moods == [
        "2026-07-27T13:48 50 Title\na\nb c & <3\nSleep: 3 #work #walk",
        "2026-07-26T18:20 90  #run #swim",
      ])
    #expect(read.warnings == [])
    #expect(
      read.former == [
        "Title\na\nb c & <3\nwork, walk\nSleep: 3", "Title\na\nb c & <3\nmeh\nSleep: 3",
        "meh\nTitle\na\nb c & <3\nSleep: 3", "Title\na\nb c & <3\nmeh\nwork, walk\nSleep: 3",
        "meh\nTitle\na\nb c & <3\nwork, walk\nSleep: 3", "run, swim", "rad", "rad\nrun, swim",
      ])
  }

  @Test func `activities that cannot be tags stay in the memo`() throws {
    let long = String(repeating: "y", count: 41)
    let names = (1...10).map { "t\($0)" } + [long]
    let read = try read("2024-05-01,,,10:00,rad,\(names.joined(separator: " | ")),,x\n")
    let tags = names.prefix(8).map { "#\($0)" }.joined(separator: " ")
    #expect(read.moods == ["2024-05-01T10:00 90 x\nt9, t10, \(long) \(tags)"])
    #expect(read.warnings == [.tagsInMemo(text: "t9, t10, \(long)")])
  }

  @Test func `a memo of maximum length is read without room for the name`() throws {
    let note = String(repeating: "x", count: MoodMemoRule.maxImportedLength)
    #expect(try read("2024-05-01,,,10:00,meh,,,\(note)\n").moods.count == 1)
  }

  @Test func `a row without a mood has no level`() throws {
    let read = try read("2024-05-01,,,10:00,,walk,,x\n2024-05-02,,,10:00,rad,,,y\n")
    #expect(read.moods == ["2024-05-01T10:00 - x #walk", "2024-05-02T10:00 90 y"])
    #expect(read.skipped.isEmpty && read.warnings == [.noLevel(records: 1)])
  }

  @Test func `HTML elements become lines and letters`() throws {
    let note = "<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul><br/><br />e&nbsp;&lt;i&gt; &x; <q> <"
    let read = try read("2024-05-01,,,10:00,rad,,,\"\(note)\"")
    #expect(read.moods == ["2024-05-01T10:00 90 a\nb\n- c\n- d\n\n\ne <i> &x; <q> <"])
  }

  @Test func `tabs and semicolons separate columns too`() throws {
    for sign in ["\t", ";"] {
      let text = (head + "2024-05-01,May 1,,22:13,good,a | b,,note\n")
        .split(separator: ",", omittingEmptySubsequences: false).joined(separator: sign)
      #expect(try ReadMoods(text, as: file).moods == ["2024-05-01T22:13 70 note #a #b"])
    }
  }

  @Test(arguments: [Int.min, -64_800_001, 64_800_001, Int.max])
  func `a backup with an invalid offset uses the date and time fields`(offset: Int) throws {
    let backup = #"""
      {"customMoods":[{"id":1,"mood_group_id":1}],"dayEntries":[{"year":2024,"month":4,"day":1,
      "hour":9,"minute":5,"mood":1,"note":"x","datetime":1714521900000,"timeZoneOffset":\#(offset)}]}
      """#
    #expect(try ReadMoods(backup, as: file).moods == ["2024-05-01T09:05 90 x"])
  }

  @Test func `a table of another kind is refused with its columns`() {
    let columns = [ReadColumn("a", nil), ReadColumn("b", nil)]
    #expect(
      throws: DomainError.damaged(
        .unknownColumns(columns, fields: ["at", "date", "time", "score", "mood", "memo", "tags"]))
    ) { try ReadMoods("a,b\n1,2\n", as: file) }
  }
}

import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct JrnlMoodFileTests {
  private let file = JrnlMoodFile(zone: FixedZone.seoul)

  @Test(arguments: [
    ("[2024-05-01 09:00:00 AM]", "2024-05-01T09:00"),
    ("[2024-05-01 12:30:15 AM]", "2024-05-01T00:30:15"),
    ("[2024-05-01 12:00:00 PM]", "2024-05-01T12:00"), ("[2024-05-01 09:05]", "2024-05-01T09:05"),
    ("[2024-05-01 21:05:59]", "2024-05-01T21:05:59"), ("[2024-05-01]", "2024-05-01T09:00"),
    ("[2024-05-01T21:05:00]", "2024-05-01T21:05"), ("[2024-05-01 02:30 PM]", "2024-05-01T14:30"),
    ("[01.05.2024 21:05]", "2024-05-01T21:05"), ("[2024/05/01 21:05]", "2024-05-01T21:05"),
    ("[May 1, 2024 9:05 PM]", "2024-05-01T21:05"), ("[1 May 2024 21:05]", "2024-05-01T21:05"),
    ("[Wed May  1 09:00:00 2024]", "2024-05-01T09:00"),
    ("[Wednesday, 1 May 2024]", "2024-05-01T09:00"),
    ("[2024년 5월 1일 오후 9:05]", "2024-05-01T21:05"), ("[25/12/2024 08:00]", "2024-12-25T08:00"),
    ("2024-05-01 09:05", "2024-05-01T09:05"), ("2024-05-01 09:05:07", "2024-05-01T09:05:07"),
  ])
  func `an entry begins with a date of any format`(header: String, moment: String) throws {
    for size in [1, 7, 1 << 16] {
      let read = try ReadMoods("\(header) 산책 @mood/85\n\n", as: file, size: size)
      #expect(read.moods == ["\(moment) 85 산책"])
      #expect(read.report.warnings.total == 0)
    }
  }

  @Test(arguments: [
    "[1] a note", "[x] done", "[2024] a year", "[2024-13-01 09:00] no month", "[ ] open",
    "[2024-05-01 25:00] no hour", "[2024-05-01]no space", "[Chapter 3] text", "[link](address)",
    "2024-05-01 a day", "[someday soon] x", "[1/2/24 10:00] short", "[2024-02-30] no day",
    "[1.10.12] a version", "[13/13/13] no month", "[05 01 24 10:00] no signs",
    "[05/01-24 10:00] two signs", "[31.02.32] no day",
  ])
  func `text that only resembles a date is a line of the entry`(line: String) throws {
    let read = try ReadMoods("[2024-05-01 09:00] a\n\(line)\nb\n", as: file)
    #expect(read.moods == ["2024-05-01T09:00 - a\n\(line)\nb"])
  }

  @Test func `an entry is a memo with its lines, and its star and tags are tags`() throws {
    let text = """
      [2024-05-01 09:00:00 AM] First sentence. Second one @home *
      body

      [1] a list
      2024-05-02 10:00 within

      [2024-05-02 02:30:00 PM] Next @mood/7 rest
      [2024-05-03 08:00:00 AM]
      """
    let read = try ReadMoods(text, as: file)
    #expect(
      read.moods == [
        "2024-05-01T09:00 - First sentence. Second one @home\nbody\n\n[1] a list\n"
          + "2024-05-02 10:00 within #home #starred", "2024-05-02T14:30 - Next @mood/7 rest",
      ])
    #expect(read.skipped == [ImportNote(line: 8, fact: .empty)])
    #expect(read.report.readCount == 2)
    #expect(
      read.report.warnings.first
        == [ImportNote(line: 1, fact: .noLevel(records: 2))])
  }

  @Test(arguments: [
    ("A walk. @walk @sea", "A walk. #walk #sea"), ("With @ann, by bus", "With @ann, by bus #ann"),
    ("Rain *", "Rain #starred"), ("Rain @home *", "Rain #home #starred"), ("@run", " #run"),
    ("a @ b@c.org **bold** 2 *3*", "a @ b@c.org **bold** 2 *3*"), ("* not a star", "* not a star"),
    ("Rain * @mood/20", "Rain *"), ("@tag/run @x @mood/20", "@tag/run @x"),
  ])
  func `tags and the star of jrnl become tags, except in entries of this program`(
    text: String, memo: String
  ) throws {
    let read = try ReadMoods("[2024-05-01 09:00] \(text)\n", as: file)
    let level = text.hasSuffix("@mood/20") ? "20" : "-"
    #expect(read.moods == ["2024-05-01T09:00 \(level) \(memo)"])
  }

  @Test(arguments: [
    ("05/01/24", "05/31/24", "2024-05-01T09:00"), ("05/01/24", "31/05/70", "2024-01-05T09:00"),
    ("05/31/69", "01/01/70", "1969-05-31T09:00"), ("02/29/24 9:05 PM", "", "2024-02-29T21:05"),
    ("01.05.24 21:05", "24.05.99", "2024-05-01T21:05"),
    ("24-05-01 21:05:07", "99-05-31", "2024-05-01T21:05:07"),
    ("Wed 05/01/24 09:00:00 AM", "05/31/24", "2024-05-01T09:00"),
    ("05/04/2024 09:00", "31/05/2024", "2024-04-05T09:00"),
  ])
  func `an unambiguous date of another entry decides the order`(
    date: String, proof: String, moment: String
  ) throws {
    let other = proof.isEmpty ? "" : "\n\n[\(proof)] c @mood/3"
    let read = try ReadMoods("[\(date)] b @mood/2\(other)\n", as: file)
    #expect(read.moods.first == "\(moment) 2 b")
    #expect(read.warnings == [])
  }

  @Test func `a journal of undecidable date order is not guessed`() throws {
    let text = "[05/04/2024 09:00] a @mood/1"
    #expect(throws: DomainError.damaged(.ambiguousDates(text: "05/04/2024 09:00"))) {
      try ReadMoods(text, as: file)
    }
    let told = JrnlMoodFile(zone: FixedZone.seoul, order: .dayFirst)
    #expect(try ReadMoods(text, as: told).moods == ["2024-04-05T09:00 1 a"])
  }

  @Test func `an entry is one mood at any length`() throws {
    let body = (0..<900).map { "line \($0) of a long day" }.joined(separator: "\n")
    let read = try ReadMoods("[2024-05-01 09:00] A day\n\(body)\n", as: AnyMoodFile.seoul)
    #expect(read.details.map(\.memo.value) == ["A day\n" + body])
    #expect(read.details.first.map { $0.memo.value.count > 20_000 } == true)
  }

  @Test func `a text that is not a journal is reported in one line`() throws {
    let read = try ReadMoods("\n  \nDear diary,\ntoday was fine.\n", as: file)
    #expect(read.moods.isEmpty && read.report.readCount == 0)
    #expect(read.skipped == [ImportNote(line: 3, fact: .outsideRecord(text: "Dear diary,"))])
    #expect(try ReadMoods("", as: file).report == ImportReport())
  }

  @Test func `JSON exported by jrnl is read too`() throws {
    let text = """
      {"tags": {"@home": 1}, "entries": [
        {"title": "Walk.", "body": "Far @mood/85", "date": "2024-05-01", "time": "09:05",
         "tags": ["@home"], "starred": true},
        {"title": "Rain", "body": "", "date": "2024-05-02", "time": "14:30", "starred": false},
        {"title": "?", "body": "", "date": "yesterday", "time": "14:30"},
        {"title": "", "body": "", "date": "2024-05-02", "time": "14:30"}
      ]}
      """
    for format in [file as any MoodFile, AnyMoodFile.seoul] {
      let read = try ReadMoods(text, as: format)
      #expect(
        read.moods == [
          "2024-05-01T09:05 85 Walk.\nFar #home #starred", "2024-05-02T14:30 - Rain",
        ])
      #expect(
        read.skipped == [
          ImportNote(line: 5, fact: .unreadable(field: "date", text: "yesterday")),
          ImportNote(line: 6, fact: .empty),
        ])
    }
  }

  @Test func `a written journal is read back equal`() throws {
    let memos = [
      "산책", "two\nlines", "[2024-05-01 09:00] a header", "a\n[2024-05-01 09:00:00 AM] b",
      "a\n  [2024-05-01] b\n\n[1] c", "a\n\\\\[2024-05-01] b\n\\c", "tag @mood/3", "star *",
      "a\n@mood/100", "e\u{301} 🙂\t.",
    ]
    let tags = [[], ["run"], ["a b", "100%", "x%20y"], [], ["산책", "a\u{3000}b\u{A0}c"]]
    let moods = try memos.enumerated().map { place, memo in
      MoodDetails(
        moment: MoodMoment(
          LocalTime(day: .earliest, time: .midnight).adding(minutes: 719 * (place + 1)),
          in: FixedZone.seoul), level: MoodLevel(clamping: place * 15), memo: try MoodMemo(memo),
        tags: try Tags((place < tags.count ? tags[place] : []).map { try HearthDomain.Tag($0) }))
    }
    let bytes = try file.written(moods)
    for size in [1, 5, 1 << 16] {
      let read = try ReadMoods(bytes, as: file, size: size)
      #expect(read.details == moods)
      #expect(read.report.warnings.total == 0)
    }
    #expect(
      String(decoding: try file.written([moods[0]]), as: UTF8.self)
        == "[0001-01-01 11:59:00 AM] 산책 @mood/0\n")
    #expect(
      String(decoding: try file.written([moods[2]]), as: UTF8.self)
        == "[0001-01-02 11:57:00 AM] [2024-05-01 09:00] a header"
        + " @tag/a%20b @tag/100%25 @tag/x%2520y @mood/30\n")
  }

  @Test func `old encodings are read`() throws {
    let head = Array("[2024-05-01 09:00] ".utf8)
    for (letters, memo, charset) in [
      ([0xB0, 0xA1] as [UInt8], "가", "CP949"), ([0x63, 0xE9], "cé", "Windows-1252"),
    ] {
      let read = try ReadMoods(head + letters + [0x0A] + head + [0x78, 0x0A], as: file)
      #expect(read.moods == ["2024-05-01T09:00 - \(memo)", "2024-05-01T09:00 - x"])
      #expect(read.report.charset == charset)
    }
  }
}

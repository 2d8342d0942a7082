import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct OwnMoodFilesTests {
  private static let zone = FixedZone.seoul
  private static let formats: [any MoodFile] = [
    TableMoodFile(.csv, zone: zone), TableMoodFile(.json, zone: zone), AnyMoodFile.seoul,
  ]
  private static let tags = [
    [], ["run"], ["a b", "c;d", "e\\f"], ["산책"], [], ["100%", "x%20y"], ["#1", "@mood/80"],
  ]

  private static func moods() throws -> [MoodDetails] {
    let memos = ["산책", "=1+1", "a,\"b\"\r\nc", "'x", "e\u{301}\u{0}🙂", "two\n\nlines", "\\;"]
    let offsets = [32_400, -18_000, 0, 20_700, 30_472, -1, 86_400]
    return try memos.enumerated().map { place, memo in
      let instant = Instant(milliseconds: 1_714_500_000_000 - Int64(place) * 86_399_877)
      return MoodDetails(
        moment: MoodMoment(instant, secondsEast: offsets[place]),
        level: MoodLevel(clamping: place * 17), memo: try MoodMemo(memo),
        tags: try Tags(tags[place].map { try HearthDomain.Tag($0) }))
    }
  }

  @Test func `a written file is read back equal, and recognised`() throws {
    let moods = try Self.moods()
    for format in Self.formats {
      let bytes = try format.written(moods)
      for size in [1, 9, 1 << 16] {
        let read = try ReadMoods(bytes, as: AnyMoodFile.seoul, size: size)
        #expect(try read.details.map(withPlainEnds) == moods.map(withPlainEnds))
        #expect(read.report.warnings.total == 0 && read.report.skipped.total == 0)
      }
    }
  }

  @Test func `a mood without a level is read back without one, and without a warning`() throws {
    let moment = MoodMoment(LocalTime(literal: "2026-03-01T09:00"), in: Self.zone)
    let moods = try ["산책", "", "@mood/80"].map { memo in
      MoodDetails(
        moment: moment, level: nil, memo: try MoodMemo(memo),
        tags: try Tags([HearthDomain.Tag("two words")]))
    }
    for format in Self.formats + [JrnlMoodFile(zone: Self.zone)] {
      let read = try ReadMoods(try format.written(moods), as: AnyMoodFile.seoul)
      #expect(read.details == moods)
      #expect(read.report.warnings.total == 0 && read.report.skipped.total == 0)
    }
    let json = String(decoding: try Self.formats[1].written([moods[0]]), as: UTF8.self)
    #expect(json.contains(##""level":null,"shape":null,"color":"#8C8C8C""##), "\(json)")
  }

  /// Returns the mood with LF line ends, as tables have them.
  private func withPlainEnds(_ mood: MoodDetails) throws -> MoodDetails {
    var mood = mood
    mood.memo = try MoodMemo(mood.memo.value.replacing("\r\n", with: "\n"))
    return mood
  }

  @Test func `columns and keys are those of the commands`() throws {
    let moment = MoodMoment(LocalTime(day: .latest, time: .noon), in: Self.zone)
    let mood = [
      MoodDetails(moment: moment, level: MoodLevel(clamping: 85), memo: try MoodMemo("해"))
    ]
    let id = try someMood(mood[0]).id.fullForm
    let formats = Self.formats.prefix(2).map { $0 }
    #expect(
      String(decoding: try formats[0].written(mood), as: UTF8.self)
        == "id,at,day,level,shape,color,memo,x,y,tags\r\n\(id),9999-12-31T12:00:00+09:00,"
        + "9999-12-31,85,9,#F29FAB,해,0.5,0.125,\r\n")
    #expect(
      String(decoding: try formats[1].written(mood), as: UTF8.self)
        == #"""
        {"schema":1,"items":[
        {"id":"\#(id)","at":"9999-12-31T12:00:00+09:00","day":"9999-12-31","level":85,"shape":9,"color":"#F29FAB","memo":"해","x":0.5,"y":0.125,"tags":[]}
        ]}

        """#)
  }

  @Test(arguments: [
    ("at,level,memo\n2024-05-01T09:00:00+09:00,85,a", "2024-05-01T09:00 85 a"),
    ("memo;LEVEL;at\na;85;2024-05-01 09:00", "2024-05-01T09:00 85 a"),
    ("date,level\n2024-05-01,85", "2024-05-01T12:00 85 "),
    ("at,level,memo,태그\n2024-05-01 09:00,85,,run;a\\;b", "2024-05-01T09:00 85  #run #a;b"),
    ("at,level,memo,tags\n2024-05-01 09:00,85,,가족|산책", "2024-05-01T09:00 85  #가족 #산책"),
    ("날짜,기분,메모,태그\n2024-05-01,좋음,a,가족|산책", "2024-05-01T12:00 70 a #가족 #산책"),
    ("날짜,기분,메모,태그\n2024-05-01,좋음,a,\"가족, 산책\"", "2024-05-01T12:00 70 a #가족 #산책"),
    ("day,time,memo\n2024-05-01,오후 1:49,a", "2024-05-01T13:49 - a"),
    ("at,day,level,memo\n,2024-05-01,0,a", "2024-05-01T12:00 0 a"),
    (#"[{"at":"2024-05-01T09:00:00.5Z","level":85,"memo":"a"}]"#, "2024-05-01T18:00 85 a"),
    (
      #"{"schema":1,"at":"2024-05-01T09:00:00-03:30","level":85,"memo":"a"}"#,
      "2024-05-01T09:00 85 a"
    ),
    (#"{"mode":"day","items":[{"day":"2024-05-01","memo":"a"}]}"#, "2024-05-01T12:00 - a"),
  ])
  func `tables and documents written by hand are read`(text: String, mood: String) throws {
    #expect(try ReadMoods(text, as: AnyMoodFile.seoul).moods == [mood])
  }

  @Test(arguments: [
    ("2024-05-01T25:00,1,a", ImportFact.unreadable(field: "at", text: "2024-05-01T25:00")),
    (",1,a", .missing(field: "at")),
    ("2024-05-01T09:00,x,a", .unreadable(field: "level", text: "x")),
    ("2024-05-01T09:00,,", .empty),
    ("2024-05-01T09:00,101,a", .unreadable(field: "level", text: "101")),
  ])
  func `a row without a valid mood is skipped with its line`(row: String, fact: ImportFact) throws {
    let good = "2024-05-01T09:00,1,b\n"
    let read = try ReadMoods("at,level,memo\n\(good)\(row)\n\(good)", as: AnyMoodFile.seoul)
    #expect(read.moods.count == 2 && read.report.readCount == 2)
    #expect(read.skipped == [ImportNote(line: 3, fact: fact)])
  }

  @Test func `unknown JSON fields are reported`() throws {
    let text =
      #"[{"id":"x","at":"2024-05-01T09:00Z","level":85,"memo":"a","weather":"rain","y":""}]"#
    let read = try ReadMoods(text, as: AnyMoodFile.seoul)
    #expect(read.moods == ["2024-05-01T18:00 85 a"])
    #expect(read.warnings == [.unstorableValues(field: "weather", records: 1)])
  }

  @Test(.inWholeRuns) func `a long text continues in further moods without loss`() throws {
    let words = (0..<16_000).map { "w\($0)" }.joined(separator: " ")
    let solid = String(repeating: "가", count: 60_001)
    for text in [words, solid, solid + "\n" + words] {
      let row = "at,level,memo\n2024-05-01T23:59:59.999+09:00,61,\"\(text)\"\n"
      let read = try ReadMoods(row, as: AnyMoodFile.seoul)
      #expect(read.details.count > 1 && read.report.readCount == 1)
      #expect(
        read.details.map(\.memo.value).joined().filter { !$0.isWhitespace }
          == text.filter { !$0.isWhitespace })
      #expect(read.details.allSatisfy { $0.moment.local.day == read.details[0].moment.local.day })
      #expect(read.details.map(\.moment.instant) == read.details.map(\.moment.instant).sorted())
      #expect(Set(read.details.map(\.moment.instant)).count == read.details.count)
      #expect(read.warnings == [.splitText(limit: 50_000, moods: read.details.count)])
    }
    let lines = String(repeating: "a", count: 40_000) + "\n" + String(repeating: "b", count: 40_000)
    let read = try ReadMoods("at,memo\n2024-05-01T09:00,\"\(lines)\"", as: AnyMoodFile.seoul)
    #expect(read.details.map(\.memo.value.count) == [40_000, 40_000])
  }

  @Test func `a refused record is counted once, whatever its length`() throws {
    let text = String(repeating: "가 ", count: 300)
    var report = ImportReport()
    report = try AnyMoodFile.seoul.read(
      Array("at,memo\n2024-05-01T09:00,\(text)".utf8).source(of: 9)
    ) {
      _ in .noName
    }
    #expect(report.readCount == 0)
    #expect(report.skipped.first == [ImportNote(line: 2, fact: .noName)])
    #expect(report.warnings.total == 0)
  }
}

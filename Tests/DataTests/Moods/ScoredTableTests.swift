import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ScoredTableTests {
  private func read(_ text: String, _ levels: String = "") throws -> ReadMoods {
    let hints = ImportHints(levels: try NamedLevels(levels))
    let file = AnyMoodFile(zone: FixedZone.seoul, zones: AnyMoodFile.zones, hints: hints)
    return try ReadMoods(text, as: file)
  }

  /// Returns the levels of a column with that name and these values.
  private func levels(_ name: String, _ values: [String], _ levels: String = "") throws -> [Int] {
    let rows = values.enumerated().map { "2024-05-0\($0 + 1),\($1),a\n" }
    return try read("날짜,\(name),메모\n\(rows.joined())", levels).details.compactMap(\.level?.value)
  }

  @Test(arguments: [
    ("기분점수", ["70", "15", "100"], [70, 15, 100]), ("기분 점수", ["7", "10", "1"], [70, 100, 10]),
    ("점수", ["7.5", "3"], [75, 30]), ("mood score", ["5", "1", "0"], [100, 20, 0]),
    ("mood_score", ["5", "2.5"], [100, 50]), ("rating", ["8", "4"], [80, 40]),
    ("score /10", ["3", "2"], [30, 20]), ("점수(5점 만점)", ["4"], [80]), ("평점", ["9"], [90]),
    ("기분 (1~10)", ["4", "1"], [40, 10]), ("mood [1-5]", ["2"], [40]),
    ("기분", ["70", "35"], [70, 35]), ("mood", ["7", "4"], [70, 40]), ("Score", ["72,6"], [73]),
    ("점수", ["7/10", "80점", "4/5", "좋음", "35%"], [70, 80, 80, 70, 35]), ("점수", ["0"], [0]),
    ("기분", ["8", "좋음", "tired"], [80, 70, 30]), ("level", ["7", "3"], [70, 30]),
    ("Level", ["4", "5", "1"], [80, 100, 20]), ("Level", ["65", "3"], [65, 3]),
    ("기분", ["★★★☆☆", "⭐⭐⭐⭐⭐", "☆☆☆☆☆"], [60, 100, 0]), ("rating", ["4.5/5", "3 / 5"], [90, 60]),
    ("기분", ["😊", "😭", "😐"], [70, 10, 50]), ("컨디션", ["8", "3"], [80, 30]),
    ("컨디션", ["좋음", "최악"], [70, 10]), ("😊", ["8", "4"], [80, 40]), ("🙂 (1~5)", ["4"], [80]),
  ])
  func `a column of scores is read on its scale`(
    name: String, values: [String], levels: [Int]
  ) throws {
    #expect(try self.levels(name, values.map { "\"\($0)\"" }) == levels)
  }

  @Test(arguments: [
    ("기분점수", 7, 10, 70), ("mood", 5, 5, 100), ("rating", 10, 10, 100), ("level", 7, 10, 70),
    ("점수", 4, 5, 80),
  ])
  func `a scale inferred from the highest number is reported`(
    name: String, highest: Int, most: Int, level: Int
  ) throws {
    let read = try read("date,\(name),memo\n2024-05-01,1,a\n2024-05-02,\(highest),b\n")
    let fact = ImportFact.scoresRead(of: most, text: "\(highest)", level: level)
    #expect(read.report.warnings.first.first == ImportNote(line: 3, fact: fact))
  }

  @Test(arguments: ["기분점수", "점수", "mood score", "기분", "mood"])
  func `the user can say another scale`(name: String) throws {
    #expect(try levels(name, ["3", "4", "1"]) == [60, 80, 20])
    #expect(try levels(name, ["3", "4", "1"], "/10") == [30, 40, 10])
    #expect(try levels(name, ["3", "4", "1"], "/100") == [3, 4, 1])
    #expect(try levels(name, ["3", "4", "1"], "1=10, 3=50,4=70") == [50, 70, 10])
  }

  @Test func `a number beyond every scale does not decide the scale of the others`() throws {
    #expect(try levels("점수", ["400", "7", "3"]) == [70, 30])
    #expect(try levels("점수", ["400", "70", "3"]) == [70, 3])
    #expect(try levels("점수", ["400", "3"]) == [60])
  }

  @Test func `a face is kept beside its level, and a condition column is not the mood`() throws {
    #expect(try read("날짜,기분,메모\n2024-05-01,😊,a\n").moods == ["2024-05-01T12:00 70 a\n😊"])
    let read = try read("날짜,컨디션,기분,메모\n2024-05-01,8,좋음,a\n")
    #expect(read.moods == ["2024-05-01T12:00 70 a"])
    #expect(read.warnings.contains(.unstorableValues(field: "컨디션", records: 1)))
  }

  @Test func `this program's own levels are always out of a hundred`() throws {
    let table = "id,at,day,level,shape,color,memo,x,y\n,2024-05-01T09:00,,7,,,a,0.5,0.5\n"
    #expect(try read(table).details.map(\.level?.value) == [7])
  }

  @Test func `one high score decides the scale after years of low ones`() throws {
    let dark = (0..<700).map { "2024-05-01,\($0 % 5 + 1),a\($0)\n" }.joined()
    let read = try read("날짜,점수,메모\n\(dark)2026-05-02,8,b\n")
    #expect(read.details.count == 701 && read.skipped.isEmpty)
    #expect(read.details.first?.level?.value == 10 && read.details.last?.level?.value == 80)
  }

  @Test func `an invalid score is reported with its line and does not affect others`() throws {
    let read = try read(
      "날짜,점수,메모\n2024-05-01,상,a\n2024-05-02,8,b\n2024-05-03,-1,c\n2024-05-04,,d\n")
    #expect(read.moods == ["2024-05-02T12:00 80 b", "2024-05-04T12:00 - d"])
    #expect(
      read.skipped == [
        ImportNote(line: 2, fact: .unreadable(field: "level", text: "상")),
        ImportNote(line: 4, fact: .unreadable(field: "level", text: "-1")),
      ])
    #expect(read.warnings.contains(.noLevel(records: 1)))
  }

  @Test func `a text stored by earlier versions is recognised as the same mood`() throws {
    let read = try read("날짜,기분,메모\n2024-05-01,★★★☆☆,a\n")
    #expect(read.moods == ["2024-05-01T12:00 60 a"])
    #expect(read.former.contains("★★★☆☆\na"), "\(read.former)")
  }

  @Test func `a score beside a name sets the level, and the name is kept`() throws {
    let read = try read("날짜,기분,점수,메모\n2024-05-01,좋음,85,a\n2024-05-02,둥둥,40,\n2024-05-03,나쁨,,b\n")
    #expect(
      read.moods == [
        "2024-05-01T12:00 85 a\n좋음", "2024-05-02T12:00 40 둥둥", "2024-05-03T12:00 30 b",
      ])
    #expect(read.former.contains("a"))
    // In a row without a score, the level of an unknown name cannot be determined.
    let names = [NamedCount("둥둥", records: 1)]
    #expect(throws: DomainError.damaged(.unknownMoods(names))) {
      try self.read("날짜,기분,점수,메모\n2024-05-01,좋음,85,a\n2024-05-02,둥둥,,b\n")
    }
  }

  @Test func `a table with times may have mood names, and unknown ones are asked about`() throws {
    let table = "일시,기분,메모\n2024-05-01 09:00,좋음,a\n2024-05-02 09:00,둥둥,b\n"
    let names = [NamedCount("둥둥", records: 1)]
    #expect(throws: DomainError.damaged(.unknownMoods(names))) { try self.read(table) }
    #expect(
      try read(table, "둥둥=85").moods == ["2024-05-01T09:00 70 a", "2024-05-02T09:00 85 b\n둥둥"])
  }
}

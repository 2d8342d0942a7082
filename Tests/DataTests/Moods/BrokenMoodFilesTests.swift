import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct BrokenMoodFilesTests {
  private static let formats: [any MoodFile] = [
    AnyMoodFile.seoul, TableMoodFile(zone: FixedZone.seoul), JrnlMoodFile(zone: FixedZone.seoul),
  ]

  @Test func `a combining mark after a tag or an entity hides neither`() {
    let read = DaylioNote.text(of: "a&lt;\u{301}b<br>\u{301}c<b>\u{FE0F}d</b>\u{200D}&amp;")
    #expect(Array(read.utf8) == Array("a<\u{301}b\n\u{301}c\u{FE0F}d\u{200D}&".utf8))
  }

  @Test(
    arguments: [
      [0x50, 0x4B, 0x03, 0x04, 0x14], [0x50, 0x4B, 0x05, 0x06],
    ] as [[UInt8]])
  func `a broken archive is refused as such`(beginning: [UInt8]) {
    let bytes = beginning + [UInt8](repeating: 0x80, count: 9000)
    for format in Self.formats {
      #expect(throws: DomainError.damaged(.corruptCompression)) {
        try ReadMoods(bytes, as: format, size: 2)
      }
    }
  }

  @Test func `a picture is not a mood file`() {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    for format in Self.formats {
      #expect(throws: DomainError.damaged(.notText(offset: 0))) {
        try ReadMoods(head + [UInt8](repeating: 0, count: 40), as: format)
      }
    }
  }

  @Test(arguments: [
    (#"{"items":[{"at":"2024-05-01T09:00Z","memo":"a"},"#, 1, 49),
    ("{\"items\":[\n{\"at\":\"2024", 2, 1), ("{\"entries\":[]} x", 1, 16), ("{", 1, 1),
  ])
  func `truncated or broken JSON is reported with its position`(
    text: String, line: Int, column: Int
  ) {
    for format in Self.formats.prefix(2) {
      #expect(throws: DomainError.damaged(.malformed(line: line, column: column))) {
        try ReadMoods(text, as: format)
      }
    }
  }

  @Test func `invalid UTF-8 affects one element only`() throws {
    let text = Array(#"[{"at":"2024-05-01T09:00Z","memo":""#.utf8) + [0xB0]
    let rest = Array("\"},\n{\"at\":\"2024-05-01T09:00Z\",\"memo\":\"b\"}]".utf8)
    let read = try ReadMoods(text + rest, as: AnyMoodFile.seoul)
    #expect(read.moods == ["2024-05-01T18:00 - b"])
    #expect(read.skipped.map(\.line) == [1])
  }

  @Test(arguments: [
    ("언제,몇시,기분점수,메모\n2026-12-01,9시,70,하나\n2026-12-02,9시,80,둘\n", true),
    ("when;how;why\nMonday;70;rain\n", true), ("when\tmood\nMonday\tfine\n", true),
    ("Dear diary,\ntoday was fine.\n", false), ("One,two\n", false), ("Dear diary\nfine\n", false),
  ])
  func `a table without known columns is reported with its columns`(
    text: String, isTable: Bool
  ) throws {
    let names = text.prefix { !$0.isNewline }.split { ",;\t".contains($0) }.map(String.init)
    let damage = DomainError.damaged(
      .unknownColumns(names.map { ReadColumn($0, nil) }, fields: MoodPart.fields.map(\.name)))
    if isTable {
      #expect(throws: damage) { try ReadMoods(text, as: AnyMoodFile.seoul) }
    } else {
      let read = try ReadMoods(text, as: AnyMoodFile.seoul)
      #expect(read.moods.isEmpty && read.report.skipped.total == 1)
    }
    // With an entry anywhere, the text is a journal with other text before it.
    let journal = try ReadMoods(text + "[2024-05-01 09:00] A day\n", as: AnyMoodFile.seoul)
    #expect(journal.details.map(\.memo.value) == ["A day"])
  }

  @Test func `empty files contain nothing and report nothing`() throws {
    for format in Self.formats {
      for text in ["", "\n", "\u{FEFF}"] {
        guard let read = try? ReadMoods(text, as: format) else { continue }
        #expect(read == (try ReadMoods([], as: AnyMoodFile.seoul)))
      }
    }
  }

  @Test func `all unknown names are reported together`() {
    let rows = (0..<300).map { "2024-05-01,10:00,mood \($0),x\n" }.joined()
    let names = (0..<300).map { NamedCount("mood \($0)", records: 1) }
    #expect(throws: DomainError.damaged(.unknownMoods(names))) {
      try ReadMoods("full_date,time,mood,note\n" + rows, as: AnyMoodFile.seoul)
    }
  }

  @Test(.inWholeRuns) func `only one record is in memory at a time`() throws {
    // The source has more bytes than could be stored, and checks how far ahead the parser reads.
    let row = Array("2024-05-01,10:00,rad,산책했다\n".utf8)
    var (left, ahead, handed) = (60_000, 0, 0)
    let header = Array("full_date,time,mood,note\n".utf8)
    func more() -> [UInt8] {
      if left == 60_000 {
        left -= 1
        return header
      }
      guard left > 0 else { return [] }
      left -= 1
      ahead += 1
      return row
    }
    let report = try AnyMoodFile.seoul.read(more) { _ in
      handed += 1
      #expect(ahead - handed < 1000)
      return nil
    }
    #expect(report.readCount == 59_999)
  }
}

import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct SayingFileTests {
  private struct Reading {
    var sayings: [ImportedSaying] = []
    var report = ImportReport()

    var texts: [String] {
      sayings.map { "\($0.details.korean?.value ?? "-")|\($0.details.english?.value ?? "-")" }
    }
  }

  private func read(_ file: any SayingFile, _ bytes: [UInt8], chunk: Int = .max) throws -> Reading {
    var reading = Reading()
    var rest = bytes[...]
    reading.report = try file.read(
      {
        let piece = rest.prefix(chunk)
        rest = rest.dropFirst(piece.count)
        return Array(piece)
      }, each: { reading.sayings.append($0) })
    return reading
  }

  private func read(_ file: any SayingFile, _ text: String) throws -> Reading {
    try read(file, Array(text.utf8))
  }

  private static let formats: [any SayingFile] = [
    FortuneSayingFile(), TableSayingFile(zone: FixedZone.seoul),
    TableSayingFile(.json, zone: FixedZone.seoul),
  ]

  private func saying(
    _ number: Int, ko: String?, en: String?, who: String = "", tags: [String] = []
  ) throws -> Saying {
    Saying(
      id: try #require(ID(rawValue: Int64(number))), number: number,
      details: try SayingDetails(
        korean: ko.map { try SayingText($0) }, english: en.map { try SayingText($0) },
        author: Attribution(who), tags: Tags(tags.map { try Tag($0) })),
      addedAt: Instant(milliseconds: 1_795_132_800_000),
      likedAt: number == 1 ? Instant(milliseconds: 0) : nil)
  }

  @Test(arguments: 0..<3, [1, 7, .max])
  func `a written file is read back equal`(format: Int, chunk: Int) throws {
    let file = SayingFileTests.formats[format]
    let sayings = [
      try saying(1, ko: "두 줄\n모닥불 %", en: "One, “two”\n\n%%", who: "Hearth / 모닥"),
      try saying(
        2, ko: "=한국어만; \"따옴표\"", en: nil, tags: format == 0 ? [] : ["a;b", "c\\", "\\;", "-d"]),
      try saying(3, ko: nil, en: "-- not a name\n%"),
      try saying(4, ko: "👩‍👩‍👧 ㅁㄷㅂ", en: "Café", who: "e\u{301}"),
    ]
    var writer = file.makeWriter()
    var bytes = writer.header()
    for saying in sayings { bytes += writer.bytes(of: saying) }
    bytes += writer.footer()
    for any in [file, DetectedSayingFile(zone: FixedZone.seoul)] {
      let reading = try read(any, bytes, chunk: chunk)
      #expect(reading.sayings.map(\.details) == sayings.map(\.details))
      #expect(reading.report.skipped.total == 0 && reading.report.warnings.total == 0)
      #expect(reading.report.readCount == 4)
      if format > 0 { #expect(reading.sayings.allSatisfy { $0.addedAt == sayings[0].addedAt }) }
      if format == 2 { #expect(reading.sayings.map(\.isLiked) == [true, false, false, false]) }
    }
  }

  @Test(arguments: [
    ("불은 혼자 타지 않는다.", "불은 혼자 타지 않는다.|-"), ("No fire burns alone.", "-|No fire burns alone."),
    ("No fire\nburns alone.\n\n불은 혼자\n타지 않는다.", "불은 혼자\n타지 않는다.|No fire\nburns alone."),
    ("하나\n\nTwo\n\nThree", "하나|Two\n\nThree"), ("하나 one\n\n둘 two", "하나 one\n\n둘 two|-"),
    ("one\n\n둘\n\nthree", "one\n\n둘\n\nthree|-"), ("ㅋㅋ", "ㅋㅋ|-"), ("愛", "-|愛"),
  ])
  func `the language of a fortune is that of its letters`(text: String, texts: String) throws {
    #expect(try read(FortuneSayingFile(), text).texts == [texts])
  }

  @Test func `fortunes are read with their authors, overstrikes and ROT13`() throws {
    let text = "Be _\u{8}k_\u{8}i_\u{8}n_\u{8}d.\n\t\t-- Jo\n%\n%\nSlow is fine.\n%\n"
    let plain = try read(FortuneSayingFile(), text)
    #expect(plain.texts == ["-|Be kind.", "-|Slow is fine."])
    #expect(plain.sayings[0].details.author.value == "Jo")
    var index: [UInt8] = [0, 0, 0, 2] + Array(repeating: 0, count: 15) + [4]
    index += [UInt8(ascii: "%"), 0, 0, 0]
    let turned = try read(FortuneSayingFile(index: index), Array("Fybj vf svar.\n%\n".utf8))
    #expect(turned.texts == ["-|Slow is fine."])
  }

  @Test func `a fortune that is too long is left out, and a long author stays in the text`() throws
  {
    let long = String(repeating: "long ", count: 1001) + "end"
    let name = String(repeating: "n", count: 81)
    let reading = try read(FortuneSayingFile(), "\(long)\n%\nShort.\n\t\t-- \(name)\n")
    #expect(reading.texts == ["-|Short.\n— \(name)"])
    #expect(
      reading.report.skipped.first == [
        ImportNote(
          line: 1,
          fact: .invalid([Issue(field: .sayingText, problem: .tooLong(limit: 5000, actual: 5008))]))
      ])
  }

  @Test func `a table can have its columns in any order`() throws {
    let reading = try read(
      TableSayingFile(zone: FixedZone.seoul),
      """
      \u{FEFF}Tags;Added;english;other
      a;2026-11-20;One;x
      ;2026-11-20T00:00:00Z;Two
      ;yesterday;Three
      ;;
      """)
    #expect(reading.texts == ["-|One", "-|Two", "-|Three"])
    #expect(
      reading.sayings.map { $0.addedAt?.rfc3339(in: FixedZone.seoul) } == [
        "2026-11-20T00:00:00+09:00", "2026-11-20T09:00:00+09:00", nil,
      ])
    #expect(
      reading.report.warnings.first == [
        ImportNote(line: 4, fact: .unreadable(field: "added", text: "yesterday")),
        ImportNote(line: 2, fact: .unstorableValues(field: "other", records: 1)),
      ])
    #expect(
      reading.report.skipped.first == [
        ImportNote(line: 5, fact: .invalid([Issue(field: .sayingText, problem: .empty)]))
      ])
  }

  @Test(arguments: [
    "[{\"korean\":\"하나\"}]", "{\"schema\":1,\"items\":[{\"korean\":\"하나\",\"english\":null}]}",
    "{\"schema\":1,\"korean\":\"하나\",\"who\":\"\"}", "\u{FEFF} [ {\"korean\":\"하나\",\"new\":[{}]}]",
  ])
  func `JSON can be a document with items, a list, or one saying`(text: String) throws {
    for file: any SayingFile in [
      TableSayingFile(.json, zone: FixedZone.seoul), DetectedSayingFile(zone: FixedZone.seoul),
    ] {
      #expect(try read(file, text).texts == ["하나|-"])
    }
  }

  @Test(arguments: [true, false])
  func `JSON may be UTF-16 and have unescaped line feeds in its texts`(hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "[{\"korean\":\"하나\n둘\"}]"
    for isBigEndian in [true, false] {
      let bytes = text.utf16.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
      for file: any SayingFile in [
        TableSayingFile(.json, zone: FixedZone.seoul), DetectedSayingFile(zone: FixedZone.seoul),
      ] {
        #expect(try read(file, bytes).texts == ["하나\n둘|-"])
        #expect(try read(file, text).texts == ["하나\n둘|-"])
      }
    }
  }

  @Test func `a broken archive is reported as such`() throws {
    let archive: [UInt8] = [0x50, 0x4B, 0x03, 0x04] + Array(repeating: 0, count: 40)
    #expect(throws: DomainError.damaged(.corruptCompression)) {
      try read(DetectedSayingFile(zone: FixedZone.seoul), archive)
    }
  }

  @Test func `an invalid saying in JSON is reported and the rest is read`() throws {
    let reading = try read(
      TableSayingFile(.json, zone: FixedZone.seoul),
      """
      [{"korean":{"text":"x"}},
      "text", {"english":"ok","addedAt":"soon"},
      {"english":"a","tags":{"b":2}}, {"english":"a" "b"}, {}]
      """)
    #expect(reading.texts == ["-|ok"])
    #expect(reading.report.skipped.first.map(\.line) == [1, 2, 3, 3, 3])
    #expect(
      reading.report.warnings.first == [
        ImportNote(line: 2, fact: .unreadable(field: "addedAt", text: "soon"))
      ])
  }

  @Test(arguments: [
    ("[{\"korean\":\"하나\"},{\"kor", DomainError.damaged(.malformed(line: 1, column: 18))),
    ("12", .damaged(.malformed(line: 1, column: 1))),
    ("{\"items\":[],\"x\":}", .damaged(.malformed(line: 1, column: 17))),
  ])
  func `truncated or invalid JSON is refused with its position`(
    text: String, error: DomainError
  ) throws {
    #expect(throws: error) { try read(TableSayingFile(.json, zone: FixedZone.seoul), text) }
  }

  @Test func `a table without a header is refused`() throws {
    #expect(
      throws: DomainError.damaged(
        .unknownColumns(
          [ReadColumn("하나", nil), ReadColumn("one", nil)],
          fields: ["text", "korean", "english", "who", "added", "tags"]))
    ) { try read(TableSayingFile(zone: FixedZone.seoul), "하나,one\n둘,two\n") }
  }

  @Test func `a picture is refused in every format`() throws {
    let picture: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
      + (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 3) }
    for file in SayingFileTests.formats + [DetectedSayingFile(zone: FixedZone.seoul)] {
      #expect(throws: DomainError.self) { try read(file, picture) }
    }
  }

  @Test func `an empty file contains nothing`() throws {
    for file in SayingFileTests.formats + [DetectedSayingFile(zone: FixedZone.seoul)] {
      #expect(try read(file, "").sayings.isEmpty)
      #expect(try read(file, "\n").sayings.isEmpty)
    }
  }

  @Test(arguments: HostileText.all)
  func `the tags of a table are read back, even with combining marks at separators`(text: String)
    throws
  {
    guard let tag = try? Tag(text), let other = try? Tag("\u{301}" + text.prefix(8)) else { return }
    let tags = [tag, other, tag]
    let read = try TagList.words(of: TagList.text(of: tags)).map { try Tag($0) }
    #expect(read.map { Array($0.value.utf8) } == tags.map { Array($0.value.utf8) })
  }

  @Test func `invalid bytes do not affect the rest of a file`() throws {
    let bytes = Array("One\n%\nTwo ".utf8) + [0xFF, 0xFE, 0xC3] + Array("\n%\nThree\n".utf8)
    let reading = try read(FortuneSayingFile(), bytes)
    #expect(reading.sayings.count == 3)
    #expect(reading.report.charset == "Windows-1252")
  }

  @Test(arguments: [
    "quote,author,category\n\"Be kind.\",Jo,\"love, life\"\n",
    "글귀,누가,태그\nBe kind.,Jo,love|life\n",
    "Text;Author;Tags\nBe kind.;Jo;love;\n", "author\tquote\ttags\nJo\tBe kind.\tlove,life\n",
  ])
  func `a quotation collection is read by its own columns`(text: String) throws {
    for file: any SayingFile in [
      DetectedSayingFile(zone: FixedZone.seoul), TableSayingFile(zone: FixedZone.seoul),
    ] {
      let reading = try read(file, text)
      #expect(reading.texts == ["-|Be kind."])
      #expect(reading.sayings.first?.details.author.value == "Jo")
      #expect(reading.sayings.first?.details.tags.values.first?.value == "love")
      #expect(reading.report.format == "CSV")
    }
    let korean = try read(DetectedSayingFile(zone: FixedZone.seoul), "명언,작가\n불은 혼자 타지 않는다,모닥\n")
    #expect(korean.texts == ["불은 혼자 타지 않는다|-"])
  }

  @Test func `a saying keeps its valid tags, and a long author in its text`() throws {
    let names = (1...10).map { "t\($0)" } + [String(repeating: "x", count: 41)]
    let name = String(repeating: "n", count: 81)
    let list = names.map { "\"\($0)\"" }.joined(separator: ",")
    for (file, text) in [
      (
        TableSayingFile(zone: FixedZone.seoul) as any SayingFile,
        "english,who,tags\nBe kind.,\(name),\(names.joined(separator: ";"))\n"
      ),
      (
        TableSayingFile(.json, zone: FixedZone.seoul),
        "[{\"english\":\"Be kind.\",\"who\":\"\(name)\",\"tags\":[\(list)]}]"
      ),
    ] {
      let reading = try read(file, text)
      #expect(reading.texts == ["-|Be kind.\n— \(name)"])
      #expect(
        reading.sayings.first?.details.tags.values.map(\.value) == Array(names.prefix(8)))
      let dropped = ImportFact.droppedTags(
        text: ImportFact.excerpt(names.suffix(3).joined(separator: ", ")))
      #expect(reading.report.warnings.first.map(\.fact) == [dropped])
    }
  }

  @Test(.inWholeRuns) func `a hundred thousand tags of one saying take linear time`()
    throws
  {
    let tags = (0..<100_000).map { "t\($0)" }.joined(separator: ";")
    let reading = try read(TableSayingFile(zone: FixedZone.seoul), "english,tags\nA,\(tags)\n")
    #expect(reading.sayings.first?.details.tags.values.count == 8)
  }
}

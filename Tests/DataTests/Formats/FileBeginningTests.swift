import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Recognizing a file by its beginning, and decoding its text.
@Suite struct FileBeginningTests {
  private static let packed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x2B, 0xC9, 0x2C, 0xC9, 0x49, 0xD5,
    0x49, 0x2C, 0x2D, 0xC9, 0xC8, 0x2F, 0xE2, 0x72, 0xD4, 0x71, 0xE2, 0x02, 0x00, 0x76, 0x27, 0x3C,
    0x70, 0x11, 0x00, 0x00, 0x00,
  ]

  private func titles(_ bytes: [UInt8], size: Int = 1 << 16) throws -> [String] {
    var titles: [String] = []
    _ = try DetectedBookFile(zone: FixedZone.seoul).read(bytes.source(of: size)) {
      titles.append($0.details.title.value)
      return []
    }
    return titles
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `gzip data is unpacked while it is read`(size: Int) throws {
    let packed = FileBeginningTests.packed
    #expect(try titles(packed, size: size) == ["A"])
    #expect(try titles(packed + [UInt8](repeating: 0, count: 600), size: size) == ["A"])
    #expect(throws: DomainError.damaged(.corruptCompression)) {
      try titles(Array(packed.dropLast(9)), size: size)
    }
    var spoiled = packed
    spoiled[12] ^= 0x55
    #expect(throws: DomainError.damaged(.corruptCompression)) { try titles(spoiled, size: size) }
  }

  @Test(arguments: [
    ("BEGIN:VCARD\r\nVERSION:4.0\r\n", FileKind.contacts), ("\u{FEFF}begin:vcalendar\n", .calendar),
    ("Name,Given Name,Phone 1 - Value\nA,A,010\n", .contacts),
    ("First Name,Last Name,E-mail Address,Mobile Phone\n", .contacts),
    ("이름,전화번호\n엄마,010\n", .contacts), ("title,author,isbn\n", .books), ("제목,저자,쪽수\n", .books),
    ("full_date,date,mood\n", .moods), ("at,level,memo\n", .moods), ("quote|text,author\n", nil),
    ("quote,author,category\n", .sayings),
    ("Quote,Author,Tags,Name\n", .sayings), ("Name,Author,Status\n", .books),
    ("Name,Date,Mood,Tags\n", .moods), ("Name,Date,Location,Tags\n", .calendar),
    ("제목,날짜,점수,메모,장소\n", .moods), ("제목,글쓴이,시작일,완독일,위치\n", .books),
    ("Name,Birthday,Phone,Tags\n", .contacts), ("korean,who\n", .sayings),
    ("[{\"korean\":\"하나\"}]", .sayings), ("One\n%\nTwo\n", nil), ("", nil),
  ])
  func `a file is recognised by its beginning`(text: String, kind: FileKind?) throws {
    #expect(try FileBeginning(Array(text.utf8).source(of: 5)).kind == kind)
  }

  @Test(arguments: [
    ("{ braces\n%\nTwo\n", ["{ braces", "Two"]),
    ("{x} is a set.\n%\nTwo", ["{x} is a set.", "Two"]),
    ("{\"Braces\" are kept.}\n%\nTwo\n", ["{\"Braces\" are kept.}", "Two"]),
    ("{\"never closed\n%\nTwo\n", ["{\"never closed", "Two"]), ("{\"a\" b", ["{\"a\" b"]),
    ("{\n  \"english\": \"One\"}", ["One"]), ("{\"items\":[]}", []), ("{}", []),
    ("quote\nOne\nTwo\n", ["One", "Two"]), ("quote", ["quote"]),
    ("Text\n%\nTwo\n", ["Text", "Two"]),
  ])
  func `a text that begins with a brace can be a saying`(text: String, sayings: [String]) throws {
    var found: [String?] = []
    _ = try DetectedSayingFile(zone: FixedZone.seoul).read(Array(text.utf8).source(of: 5)) {
      found.append($0.details.english?.value)
    }
    #expect(found == sayings)
  }

  @Test(
    arguments: [
      ("One.\nTwo.\n", 2), ("One.\n\nTwo.\n\n하나.\n", 3), ("One.", nil),
      ("One.\nand a half\n%\nTwo.", nil),
      ("One.\nTwo.\n%\n", nil), ("quote\nOne\nTwo\n", nil),
    ] as [(String, Int?)])
  func `lines without separators are reported as one saying`(text: String, lines: Int?) throws {
    let report = try DetectedSayingFile(zone: FixedZone.seoul)
      .read(Array(text.utf8).source(of: 5)) { _ in }
    let expected = lines.map { [ImportNote(line: 1, fact: .unseparatedLines(lines: $0))] } ?? []
    #expect(report.warnings.first == expected)
  }

  @Test func `the file name decides only if the contents are ambiguous`() throws {
    let zone = FixedZone.seoul
    func sayings(_ text: String, named file: any SayingFile) throws -> [String?] {
      var found: [String?] = []
      _ = try DetectedSayingFile(zone: zone, otherwise: file).read(Array(text.utf8).source(of: 5)) {
        found.append($0.details.english?.value)
      }
      return found
    }
    let (table, json) = (TableSayingFile(zone: zone), TableSayingFile(.json, zone: zone))
    for file in [table, json] as [any SayingFile] {
      #expect(try sayings("One, two\n%\nThree\n", named: file) == ["One, two", "Three"])
      #expect(try sayings("english,who\nOne,Ann\n", named: file) == ["One"])
      #expect(try sayings(#"[{"english":"One"}]"#, named: file) == ["One"])
    }
    #expect(throws: DomainError.damaged(.noHeader(columns: SayingProgram.writtenColumns))) {
      try sayings("One\n", named: table)
    }
  }

  @Test func `the report names what the kind of file was recognised by`() throws {
    func evidence(_ text: String) throws -> RecognizedFile.Evidence? {
      try DetectedSayingFile(zone: FixedZone.seoul).read(Array(text.utf8).source(of: 5)) { _ in }
        .evidence
    }
    #expect(try evidence("quote,author\nOne,Ann\n") == .columns(["quote", "author"]))
    #expect(try evidence("One\n%\nTwo\n") == .line("%"))
    #expect(try evidence("[{\"korean\":\"하나\"}]") == .keys(["korean"]))
    #expect(try evidence("One\n") == nil)
  }

  @Test(arguments: [
    ("title,author,owner,publisher,pages\nA,B,C,D,9\n", ["title", "author", "publisher", "pages"]),
    ("제목,저자,빌린 사람\n가,나,다\n", ["제목", "저자"]),
    ("Title,Where,Start,Mood\nA,B,2026-11-20,C\n", ["Title", "Where", "Start"]),
  ])
  func `only columns that are imported identify the kind of a table`(
    text: String, names: [String]
  ) throws {
    let known = try FileBeginning(Array(text.utf8).source(of: 5)).recognizedFile
    #expect(known?.evidence == .columns(names))
  }

  @Test(
    arguments: [
      ("날짜,제목,내용\n2026-11-01,산책,강가를 걸었다\n", nil), ("Date,Text\n2026-11-01,A walk\n", nil),
      ("quote,date\nOne,2026-11-01\n", .sayings),
      ("text,author,date\nOne,Ann,2026-11-01\n", .sayings),
      ("글,태그\n하나,둘\n", .sayings),
    ] as [(String, FileKind?)])
  func `texts with dates are no sayings unless something else says so`(
    table: String, kind: FileKind?
  ) throws {
    #expect(try FileBeginning(Array(table.utf8).source(of: 5)).kind == kind)
  }

  @Test(arguments: [
    "11/27/2026 @ 09:00 -> 11/27/2026 @ 10:00 |Dentist\n", "11/27/2026 [1] Day off\n",
    "\n11/27/2026 @ 09:00 -> 11/27/2026 @ 10:00 {1W -> 12/31/2026} |Yoga\n",
  ])
  func `calcurse's own file format is reported`(text: String) throws {
    let found = DomainError.damaged(.calcurseInternalFile)
    #expect(throws: found) {
      try CalendarTrial().read(text)
    }
    #expect(throws: found) {
      try BeginningRecognizer().recognize(Array(text.utf8).source(of: 9))
    }
  }

  @Test(arguments: ["[1] Renew passport\n", "[-2] Buy stamps\n", "\n[3]>0a1b2c3d Call\n"])
  func `calcurse's list of tasks is reported in place of a calendar`(text: String) {
    #expect(throws: DomainError.damaged(.calcurseInternalFile)) {
      try CalendarTrial().read(text)
    }
  }

  @Test(arguments: ["11/27/2026 was a good day.\n", "1/2/2026 [1] x\n", "11/27/2026", ""])
  func `other text after a date is not a calcurse file`(text: String) throws {
    let found = try BeginningRecognizer().recognize(Array(text.utf8).source(of: 9)).file
    #expect(found == nil)
  }

  @Test func `a file of another kind is reported with its kind`() throws {
    let card = Array("BEGIN:VCARD\nVERSION:4.0\nFN:Mum\nEND:VCARD\n".utf8)
    let contacts = DomainError.damaged(.otherFileKind(.contacts))
    #expect(throws: contacts) { try titles(card) }
    #expect(throws: contacts) {
      try AnyMoodFile.seoul.read(card.source(of: 9)) { _ in nil }
    }
    #expect(throws: contacts) {
      try DetectedSayingFile(zone: FixedZone.seoul).read(card.source(of: 9)) { _ in }
    }
    let calendar = Array("BEGIN:VCALENDAR\nEND:VCALENDAR\n".utf8)
    #expect(throws: DomainError.damaged(.otherFileKind(.calendar))) {
      try DetectedContactFile(zone: FixedZone.seoul).read(calendar.source(of: 9)) { _ in }
    }
  }

  @Test(arguments: [1, 2, 3, 1 << 16])
  func `every line ending is read as a line feed`(size: Int) throws {
    for (text, plain) in [
      ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\r\r\nb", "a\nb"), ("a\r\rb\r", "a\n\nb\n"),
      ("\r\n\r\n", "\n\n"), ("\r", "\n"), ("가\r\r\n나", "가\n나"),
    ] {
      var chunks = TextChunks(plain: true, source: Array(text.utf8).source(of: size))
      var bytes: [UInt8] = []
      while let more = try chunks.next() { bytes += more }
      #expect(String(decoding: bytes, as: UTF8.self) == plain)
    }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("caf\u{E9},it\u{2019}s \u{FC}ber", Charset.windows1252), ("모닥불은,혼자 타지 않는다", .cp949),
      ("〈모순〉,양귀자", .cp949), ("\u{201C}Fa\u{E7}ade\u{201D},na\u{EF}ve", .windows1252),
      ("\u{C9}t\u{E9},Fran\u{E7}ois \u{2013} \u{E0} la", .windows1252),
    ])
  func `a file that is not Unicode is decoded in one encoding`(text: String, charset: Charset)
    throws
  {
    let table = "title,author\nplain,ASCII\n\(text)\n"
    let name = charset == .cp949 ? "CP949" : "CP1252"
    let bytes = try #require(encoded(table, in: name))
    for size in [1, 3, 1 << 16] {
      var reader = CSVReader(source: bytes.source(of: size))
      var last: CSVRecord?
      while let record = try reader.next() { last = record }
      #expect(last?.values == text.split(separator: ",").map(String.init))
      #expect(reader.report.charset == charset.displayName && reader.report.warnings.total == 0)
    }
  }

  @Test func `UTF-8 with an invalid byte stays UTF-8`() throws {
    let bytes = Array("title,author\n모닥불,a\n".utf8) + [0xE9, 0x2C, 0x62, 0x0A]
    var reader = CSVReader(source: bytes.source(of: 4))
    var values: [[String]] = []
    while let record = try reader.next() { values.append(record.values) }
    #expect(values == [["title", "author"], ["모닥불", "a"], ["é", "b"]])
    #expect(reader.report.charset == nil && reader.report.warnings.total == 1)
  }

  /// Encodes the text in that character set, with one or two bytes per character.
  private func encoded(_ text: String, in name: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
        continue
      }
      let ones = (UInt8(0x80)...0xFF).map { [$0] }
      let twos = (UInt8(0x81)...0xFD).flatMap { lead in
        (UInt8(0x41)...0xFE).map { [lead, $0] }
      }
      let letter = (name == "CP949" ? twos : ones).first {
        systemConversion(of: $0, from: name) == String(scalar)
      }
      guard let letter else { return nil }
      bytes += letter
    }
    return bytes
  }
}

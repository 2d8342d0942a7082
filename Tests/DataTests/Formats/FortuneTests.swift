import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct FortuneTests {
  /// A text, and the index that Debian's `strfile` creates for it.
  private static let sample =
    "Keep the fire going;\nsomebody may come by.\n\t\t-- Hearth\n%\n모닥불은 혼자 타지 않아요.\n\t\t-- 모닥\n%\n"
    + "%\u{8}%\nis a mark\n%\n" + String(repeating: "x", count: 300) + "\n%\n"
  private static let sampleIndex: [UInt32] = [
    2, 4, 301, 14, 0, 0x2500_0000, 0, 0x39, 0x6D, 0x7D, 0x1AC,
  ]

  private func entries(
    _ text: String, index: FortuneIndex? = nil, limit: Int = FortuneReader.maxEntrySize,
    size: Int = 1 << 16
  ) throws -> (entries: [FortuneEntry], report: ImportReport) {
    try entries(Array(text.utf8), index: index, limit: limit, size: size)
  }

  private func entries(
    _ bytes: [UInt8], index: FortuneIndex? = nil, limit: Int = FortuneReader.maxEntrySize,
    size: Int = 1 << 16
  ) throws -> (entries: [FortuneEntry], report: ImportReport) {
    var reader = FortuneReader(index: index, limit: limit, source: bytes.source(of: size))
    var entries: [FortuneEntry] = []
    while let entry = try reader.next() { entries.append(entry) }
    return (entries, reader.report)
  }

  private func bigEndian(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init) }
  }

  @Test(arguments: [1, 3, 1 << 16])
  func `entries are read with their authors`(size: Int) throws {
    let (entries, report) = try entries(
      """
      %
      one
        two
      \t\t-- A. Name
      %
      %
      three
      	\t\t-- Long Name,
      	\t\t   "A Book"

      %
      -- not indented
      %
        -- alone
      %
      \t\t-- in the middle
      goes on
      \t\t― 모닥
      %%
      % x
      """, size: size)
    #expect(
      entries == [
        FortuneEntry(text: "one\n  two", who: "A. Name", line: 2),
        FortuneEntry(text: "three", who: "Long Name, \"A Book\"", line: 7),
        FortuneEntry(text: "-- not indented", line: 12), FortuneEntry(text: "  -- alone", line: 14),
        FortuneEntry(text: "\t\t-- in the middle\ngoes on\n\t\t― 모닥\n%%\n% x", line: 16),
      ])
    #expect(report.readCount == 5)
    #expect(report.skipped.total == 0)
  }

  @Test(arguments: [
    "\u{FEFF}two\n", "%\n\u{FEFF}\u{FEFF}two\n%\n\u{FEFF}\n", "_\u{8}\u{FEFF}two\n",
  ])
  func `a byte order mark is not part of a text`(file: String) throws {
    #expect(try entries(file).entries.map(\.text) == ["two"])
  }

  @Test func `blank and empty entries are skipped`() throws {
    let (entries, report) = try entries("%\r\n%\r\n \r\n\r\n%\r\na\r\n%")
    #expect(entries == [FortuneEntry(text: "a", line: 6)])
    #expect(report.skipped.first == [ImportNote(line: 3, fact: .empty)])
    #expect(try self.entries("").entries.isEmpty)
  }

  @Test(arguments: [
    ("_\u{8}w_\u{8}o\u{8}_rd", "word"), ("b\u{8}bo\u{8}old", "bold"), ("\u{8}a", "a"),
    ("가\u{8}나", "나"), ("a\nb\u{8}\u{8}\u{8}c", "a\nc"),
  ])
  func `overstrikes are resolved`(text: String, seen: String) throws {
    #expect(try entries(text).entries.map(\.text) == [seen])
  }

  @Test func `a file in ROT13 is decoded`() throws {
    let words: [UInt32] = [2, 1, 20, 20, 4, 0x2300_0000, 0, 20]
    let index = try #require(FortuneIndex(reading: bigEndian(words)))
    #expect(index.isRotated)
    let (entries, _) = try entries("Uryyb, 불!\n\t\t-- Zna\n#\n%\n", index: index)
    #expect(
      entries == [
        FortuneEntry(text: "Hello, 불!", who: "Man", line: 1), FortuneEntry(text: "%", line: 4),
      ])
  }

  @Test func `comments are skipped if the index says so`() throws {
    let words: [UInt32] = [2, 0, 0, .max, 8, 0x2500_0000, 0]
    let index = try #require(FortuneIndex(reading: bigEndian(words)))
    #expect(try entries("%% remark\na\n", index: index).entries.map(\.text) == ["a"])
    #expect(index.bytes == bigEndian(words))
  }

  @Test func `a file that is not an index is ignored`() {
    let good = bigEndian(Self.sampleIndex)
    #expect(FortuneIndex(reading: good)?.count == 4)
    #expect(FortuneIndex(reading: good)?.bytes == good)
    for bad in [[], Array(good.dropLast()), Array(good.dropLast(4)), Array(good.dropFirst(4))] {
      #expect(FortuneIndex(reading: bad) == nil)
    }
  }

  @Test func `the written index equals that of strfile`() throws {
    var writer = FortuneWriter()
    for entry in try entries(Self.sample).entries { writer.write(entry) }
    #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == Self.sample)
    #expect(writer.index.bytes == bigEndian(Self.sampleIndex))
    #expect(FortuneWriter().index.bytes == bigEndian([2, 0, 0, .max, 0, 0x2500_0000, 0]))
  }

  @Test(arguments: [
    "%", "a\n%\nb", "%\n%", "a\n\t\t-- b", "a\n  — b\n  c", "a\n%%\n% \n%x", "a\n\nb\n", " a ",
    String(repeating: "x", count: 255) + "%", String(repeating: "%", count: 511), "\t-- \n-- x",
  ])
  func `a text that resembles the file's syntax is read back unchanged`(text: String) throws {
    var writer = FortuneWriter()
    for who in [nil, "A\n Name"] {
      writer.write(FortuneEntry(text: text, who: who))
    }
    let (entries, _) = try entries(writer.bytes)
    #expect(entries.map(\.text) == [text, text])
    #expect(entries.map(\.author) == [nil, "A  Name"])
    for line in writer.bytes.split(separator: UInt8(ascii: "\n")) where line.count % 255 == 1 {
      #expect(line.last != UInt8(ascii: "%") || line.count == 1)
    }
  }

  @Test func `texts that a fortune file cannot contain are reported or changed`() throws {
    var writer = FortuneWriter()
    let isBlankWritten = writer.write(FortuneEntry(text: " \n", who: "A"))
    #expect(!isBlankWritten)
    let isTextWritten = writer.write(FortuneEntry(text: "a\u{8}b\r\nc\rd", who: " "))
    #expect(isTextWritten)
    let (entries, _) = try entries(writer.bytes)
    #expect(entries == [FortuneEntry(text: "ab\nc\nd", line: 1)])
    #expect(writer.index.count == 1)
  }

  @Test func `old encodings are read`() throws {
    let korean: [UInt8] = [0xB0, 0xA1, 0x0A, 0x25, 0x0A]
    let latin = Array("caf".utf8) + [0xE9, 0x0A]
    for (bytes, text, charset) in [(korean, "가", "CP949"), (latin, "café", "Windows-1252")] {
      let (entries, report) = try self.entries(bytes)
      #expect(entries.map(\.text) == [text])
      #expect(report.charset == charset && report.warnings.total == 0)
    }
  }

  @Test func `a picture is not a fortune file`() throws {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    #expect(throws: DomainError.damaged(.notText(offset: 0))) {
      try entries(head + [UInt8](repeating: 0, count: 40))
    }
    var numbers = SeededNumbers(seed: 3)
    let noise = (0..<4096).map { _ in UInt8.random(in: 1...255, using: &numbers) }
    #expect(throws: DomainError.self) { try entries(noise) }
  }

  @Test func `an oversized entry is skipped and the next is read`() throws {
    let large = String(repeating: "x\n", count: 500)
    let (entries, report) = try entries("\(large)%\na\n", limit: 900)
    #expect(entries.map(\.text) == ["a"])
    #expect(report.skipped.first == [ImportNote(line: 1, fact: .tooLarge(limit: 900))])
  }
}

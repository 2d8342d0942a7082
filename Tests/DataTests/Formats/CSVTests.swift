import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct CSVTests {
  private func read(
    _ text: String, separator: CSVSeparator? = nil, limit: Int = CSVReader.maxRecordSize,
    size: Int = 1 << 16
  ) throws -> (values: [[String]], lines: [Int], report: ImportReport) {
    try read(Array(text.utf8), separator: separator, limit: limit, size: size)
  }

  private func read(
    _ bytes: [UInt8], separator: CSVSeparator? = nil, charset: Charset? = nil,
    limit: Int = CSVReader.maxRecordSize, size: Int = 1 << 16
  ) throws -> (values: [[String]], lines: [Int], report: ImportReport) {
    var reader = CSVReader(
      separator: separator, charset: charset, limit: limit, source: bytes.source(of: size))
    var (values, lines): ([[String]], [Int]) = ([], [])
    while let record = try reader.next() {
      values.append(record.values)
      lines.append(record.line)
    }
    return (values, lines, reader.report)
  }

  @Test(
    arguments: [
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), ("\u{FEFF}\"가\",,\n", [["가", "", ""]]),
      ("\"a,\"\"b\"\"\",\"c\nd\r\ne\"\n", [["a,\"b\"", "c\nd\ne"]]), ("", []), ("\n\r\n\n", []),
      ("\"\"\n", [[""]]), ("a;b,c;d\n1;2;3", [["a", "b,c", "d"], ["1", "2", "3"]]),
      ("a\tb\n\"x\ty\"\t z ", [["a", "b"], ["x\ty", " z "]]),
      ("sep=;\na,b;c\n", [["a,b", "c"]]), ("sep=|\r\na|b", [["a", "b"]]),
      ("\"a\" , \"b,c\" ,d\n", [["a", "b,c", "d"]]), ("a,b,", [["a", "b", ""]]),
      ("=\"0123\",=\"\",x\n", [["=\"0123\"", "=\"\"", "x"]]),
      ("'=1,''+2,'a,'", [["=1", "'+2", "'a", "'"]]),
    ] as [(String, [[String]])])
  func `records are split at separators and line breaks, outside quotes`(
    text: String, values: [[String]]
  ) throws {
    for size in [1, 2, 3, 1 << 16] {
      let read = try read(text, size: size)
      #expect(read.values == values)
      #expect(read.report.readCount == values.count)
      #expect(read.report.warnings.total == 0)
      #expect(read.report.skipped.total == 0)
    }
  }

  @Test func `a record knows the line where it begins`() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["a", "", "\"b", "", "c\"", "d", "\"e", "\"", "f"].joined(separator: end)
      for size in [1, 4, 100] { #expect(try read(text, size: size).lines == [1, 3, 6, 7, 9]) }
    }
  }

  @Test(arguments: [1, 5, 1 << 16])
  func `a stray quote is kept and reported`(size: Int) throws {
    let read = try read("a,5\" b\n\"he said \"hi\", ok\",x\n\"a\"b,c\",d\n", size: size)
    #expect(
      read.values == [["a", "5\" b"], ["he said \"hi", " ok\"", "x"], ["a\"b,c", "d"]])
    #expect(
      read.report.warnings.first == [1, 2, 3].map { ImportNote(line: $0, fact: .strayQuote) })
  }

  @Test(arguments: [1, 5, 1 << 16])
  func `an unclosed quote does not affect the rest of the file`(size: Int) throws {
    let read = try read("a,b\nc,\"d\ne,f\ng,h\n", size: size)
    #expect(read.values == [["a", "b"], ["c", "\"d"], ["e", "f"], ["g", "h"]])
    #expect(read.lines == [1, 2, 3, 4])
    let open = read.report.warnings.first.filter { $0.fact == .openQuote }
    #expect(open == [ImportNote(line: 2, fact: .openQuote)])
    #expect(read.report.skipped.total == 0)
  }

  @Test func `a quote that closes too late is reported at its opening line`() throws {
    let read = try read("a,b\nc,\"d\ne,f\n\"g\",h\ni,j")
    #expect(read.values == [["a", "b"], ["c", "d\ne,f\n\"g", "h"], ["i", "j"]])
    #expect(read.report.warnings.first == [ImportNote(line: 2, fact: .strayQuote)])
  }

  @Test func `an unclosed quote in a record of several lines is reported with its own line`() throws
  {
    let read = try read("\"a\nb\",\"c\nd")
    #expect(read.values == [["a\nb", "\"c"], ["d"]])
    #expect(read.report.warnings.first.first == ImportNote(line: 2, fact: .openQuote))
  }

  @Test(.inWholeRuns)
  func `unclosed quotes in one line do not take quadratic time`() throws {
    // Found by fuzzing: 65 kB took minutes.
    let read = try read(String(repeating: "a,\"b,", count: 40_000) + "\nc,d\n")
    #expect(read.values.last == ["c", "d"])
    #expect(read.values.first?.count == 80_001)
    #expect(read.values.first?[79_999] == "\"b")
    #expect(read.report.warnings.first.first == ImportNote(line: 1, fact: .openQuote))
  }

  @Test(.inWholeRuns) func `many unclosed quotes take linear time`()
    throws
  {
    let text = String(repeating: "\"x\n", count: 60_000)
    let read = try read(text, limit: 10_000)
    #expect(read.values.count == 60_000)
    #expect(read.report.warnings.total >= 60_000)
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `an oversized record is skipped and the next is read`(size: Int) throws {
    let large = String(repeating: "x", count: 500)
    let read = try read("a\n\(large),\(large)\r\nb\n\"\(large)\"\nc\n", limit: 100, size: size)
    #expect(read.values.contains(["b"]))
    #expect(read.values.last == ["c"])
    #expect(read.report.skipped.first.first == ImportNote(line: 2, fact: .tooLarge(limit: 100)))
    #expect(read.lines.last == 5)
  }

  @Test func `columns are found by name, in any order and case`() throws {
    var reader = CSVReader(
      Array("\u{FEFF}Who, ENGLISH ,korean\nA,b,다\nx\n1,2,3,4,\n5,6,7,,\n".utf8))
    let header = try #require(try reader.readHeader())
    #expect(header["english", "en"] == 1)
    #expect(header["ko", "Korean"] == 2)
    #expect(header["tags"] == nil)
    #expect(header["who"] != nil && header["korean"] != nil)
    #expect(header["added"] == nil)
    let first = try #require(try reader.next())
    #expect(first[header["korean"]] == "다")
    #expect(first[header["tags"]] == nil)
    #expect(try reader.next()?[header["korean"]] == nil)
    while try reader.next() != nil {}
    #expect(reader.report.readCount == 4)
    #expect(
      reader.report.warnings.first == [
        ImportNote(line: 4, fact: .tooManyValues(limit: 3, actual: 4))
      ])
  }

  @Test(
    arguments: [
      ([0xB0, 0xA1, 0x2C, 0x62], nil, ["가", "b"], 0),
      ([0xE9, 0x2C, 0x62], .latin1, ["é", "b"], 0),
      ([0xFF, 0xFE, 0x00, 0xAC, 0x2C, 0x00, 0x62, 0x00], nil, ["가", "b"], 0),
      ([0x61, 0x62, 0x63, 0x20, 0xE9, 0x2C, 0x62], nil, ["abc é", "b"], 0),
    ] as [([UInt8], Charset?, [String], Int)])
  func `old encodings are read`(
    bytes: [UInt8], charset: Charset?, values: [String], warnings: Int
  ) throws {
    let read = try read(bytes, charset: charset)
    #expect(read.values == [values])
    #expect(read.report.warnings.total == warnings)
  }

  @Test func `a picture is not a CSV file`() throws {
    let picture: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0,
      0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0,
    ]
    #expect(throws: DomainError.damaged(.notText(offset: 0))) { try read(picture) }
    let zeros = Array("ab".utf8) + [UInt8](repeating: 0, count: 30)
    #expect(throws: DomainError.damaged(.notText(offset: 2))) { try read(zeros) }
    #expect(try read("a\0b,한국어").values == [["a\0b", "한국어"]])
  }

  @Test func `formulas are escaped, and read back unchanged`() throws {
    var writer = CSVWriter()
    writer.write(["=1+1", "+82 10", "-", "@x", "\tt", "\rr", "'=x", "it's", "'", "5"])
    let bytes = writer.takeBytes()
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "'=1+1,'+82 10,'-,'@x,'\tt,\"'\rr\",''=x,it's,',5\r\n")
    #expect(
      try read(bytes).values == [
        ["=1+1", "+82 10", "-", "@x", "\tt", "\nr", "'=x", "it's", "'", "5"]
      ])
    #expect(CSVFormula.text(of: "=\"0316769487\"") == "0316769487")
    #expect(CSVFormula.text(of: "=\"\"") == "")
    #expect(CSVFormula.text(of: "=\"") == "=\"")
  }

  @Test(arguments: CSVSeparator.allCases)
  func `a written table is read back equal`(separator: CSVSeparator) throws {
    var numbers = SeededNumbers(seed: UInt64(separator.rawValue))
    let parts = [
      "a", "가", ",", ";", "\t", "|", "\"", "\n", "\r", "\r\n", " ", "=", "'", "-", "\u{FEFF}",
      "sep=;",
      "👨‍👩‍👧‍👦", "\0",
    ]
    for _ in 0..<500 {
      var writer = CSVWriter(separator: separator)
      let count = Int.random(in: 1...3, using: &numbers)
      let records = (0..<count).map { _ in record(of: parts, &numbers) }
      writer.write(["a", "b"])
      for record in records { writer.write(record) }
      let plain = Array("모닥불을 지켜 주세요".utf8) + [separator.rawValue] + Array("x\n".utf8)
      let read = try read(
        writer.bytes + plain, separator: separator, size: Int.random(in: 1...40, using: &numbers))
      let back = read.values.dropFirst().dropLast()
      #expect(back.map(spelled) == records.map { spelled($0.map(withPlainEnds)) })
      #expect(read.report.warnings.total == 0)
    }
  }

  @Test(arguments: [1, 8, 10, 64, 1 << 16])
  func `text is recognised by its beginning, with chunks of any size`(
    size: Int
  ) throws {
    // A file of ten invalid bytes is not text; the same bytes before a table are ignored.
    let odd = [UInt8](repeating: 0xFF, count: 10)
    #expect(throws: DomainError.self) { try read(odd, size: size) }
    let table = odd + Array(("a,b\n" + String(repeating: "1,2\n", count: 20)).utf8)
    #expect(try read(table, size: size).values.count == 21)
  }

  private func record(of parts: [String], _ numbers: inout SeededNumbers) -> [String] {
    var record: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      var value = ""
      for _ in 0..<Int.random(in: 0...5, using: &numbers) {
        value += parts.randomElement(using: &numbers) ?? ""
      }
      record.append(value)
    }
    return record
  }

  private func withPlainEnds(_ value: String) -> String {
    var ends = LineEnds()
    let bytes = ends.converted(Array(value.utf8)) + ends.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the bytes, because equal characters may be spelled differently.
  private func spelled(_ values: [String]) -> [[UInt8]] {
    values.map { Array($0.utf8) }
  }
}

import HearthTestSupport
import Testing

@testable import HearthData

/// Content lines, the common syntax of vCard and iCalendar.
@Suite struct ContentLinesTests {
  private func lines(
    _ bytes: [UInt8], limit: Int = 1 << 20, pieces: Int = 1 << 20
  ) throws -> [(text: String, raw: [UInt8], isCut: Bool)] {
    var lines = ContentLines(limit: limit, keepingRaw: true, source: bytes.source(of: pieces))
    var found: [(String, [UInt8], Bool)] = []
    while let line = try lines.next() {
      found.append((String(decoding: line.bytes, as: UTF8.self), lines.raw, line.isCut))
    }
    return found
  }

  @Test(arguments: [
    ("A:1\r\nB:2\r\n", ["A:1", "B:2"]), ("A:1\nB:2", ["A:1", "B:2"]),
    ("A:1\rB:2\r", ["A:1", "B:2"]), ("A:1\r\r\n 2\r\r\nB:3\r\r\n\r\r\n", ["A:12", "B:3"]),
    ("A:1\r\r B:2\r\r", ["A:1", " B:2"]),
    ("A:1\r\n 2\r\n\t3\r\nB:4\r\n", ["A:123", "B:4"]), ("A:1\n 2\nB:3\n", ["A:12", "B:3"]),
    ("A:1\r 2\rB:3\r", ["A:12", "B:3"]), ("\r\n\r\nA:1\r\n\r\nB:2\r\n\r\n", ["A:1", "B:2"]),
    ("\u{FEFF}A:1\n", ["A:1"]), ("", []), ("A:1\n ", ["A:1"]), (" A\n", [" A"]),
  ])
  func `lines are split and unfolded with any line ending`(text: String, expected: [String]) throws
  {
    for pieces in [1, 2, 3, 1 << 20] {
      #expect(try lines(Array(text.utf8), pieces: pieces).map(\.text) == expected)
    }
  }

  @Test func `a line folded within a character is joined, and written as it was`() throws {
    let bytes: [UInt8] = Array("SUMMARY:\u{AC00}".utf8)
    for place in 8..<bytes.count {
      let folded = Array(bytes[..<place]) + [13, 10, 32] + Array(bytes[place...]) + [13, 10]
      let found = try lines(folded)
      #expect(found.map(\.text) == ["SUMMARY:\u{AC00}"])
      #expect(found.map(\.raw) == [folded])
      let kept = try #require(LosslessText.text(of: folded))
      #expect(LosslessText.bytes(of: kept) == folded)
    }
  }

  @Test func `the raw lines contain all input in order`() throws {
    let text = "\r\nA:1\r\n 2\n\n\nB:3\rC:4\n\t5\r\nD"
    for pieces in [1, 2, 5, 100] {
      let found = try lines(Array(text.utf8), pieces: pieces)
      #expect(found.flatMap(\.raw) == Array(text.utf8))
    }
  }

  @Test func `UTF-16 is read like UTF-8`() throws {
    let units = Array("A:\u{AC00}\r\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try lines([0xFF, 0xFE] + units).map(\.text) == ["A:\u{AC00}"])
  }

  @Test func `a long line is cut at the limit`() throws {
    let found = try lines(Array(("A:" + String(repeating: "x", count: 50) + "\n").utf8), limit: 10)
    #expect(found.map(\.text) == ["A:xxxxxxxx"])
    #expect(found.map(\.isCut) == [true])
  }

  @Test(arguments: [
    ("A;B=\"x:y;z\":v", "A", ["B=\"x:y;z\""], "v"), ("A:b:c", "A", [], "b:c"),
    // An unclosed quote has no effect.
    ("A;B=\"x:v", "A", ["B=\"x"], "v"), ("A;B;C=1:", "A", ["B", "C=1"], ""),
  ])
  func `a line is split only outside of quotes`(
    line: String, name: String, parameters: [String], value: String
  ) throws {
    let parts = try #require(ContentLineParts(Array(line.utf8)))
    #expect(String(decoding: parts.name, as: UTF8.self) == name)
    #expect(parts.parameters.map { String(decoding: $0, as: UTF8.self) } == parameters)
    #expect(String(decoding: parts.value, as: UTF8.self) == value)
  }

  @Test(arguments: [("a\"b", "a^'b"), ("a^b", "a^^b"), ("a\nb", "a^nb"), ("a:b", "\"a:b\"")])
  func `parameter values are escaped and read back unchanged`(plain: String, written: String) {
    #expect(ParameterText.escaped(plain) == written)
    #expect(ParameterText.unescaped(written.filter { $0 != "\"" }) == plain)
  }

  @Test func `lines are folded at 75 bytes, between characters`() {
    var folded: [UInt8] = []
    ContentFolding.fold("SUMMARY:" + String(repeating: "\u{AC00}", count: 60), into: &folded)
    let written = String(decoding: folded, as: UTF8.self)
    for line in written.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
    #expect(String(validating: folded, as: UTF8.self) != nil)
  }
}

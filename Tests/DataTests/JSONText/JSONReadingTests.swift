import Foundation
import JSONText
import Testing

@Suite struct JSONReadingTests {
  @Test(
    arguments: [
      ("null", .null), (" [ ] ", []), ("\t{\r\n}\n", [:]), ("true", true), ("[false]", [false]),
      ("0", 0), ("-7", -7), ("9223372036854775807", .int(.max)),
      ("-9223372036854775808", .int(.min)), ("\"\"", ""), ("\u{FEFF}1", 1),
      ("\"가\\u00e9\\n\\\"\\\\\\/\\b\\f\\r\\t\"", "가é\n\"\\/\u{8}\u{C}\r\t"),
      ("\"\\ud83d\\uDE00 \u{7F}\u{2028}\"", "😀 \u{7F}\u{2028}"), ("\"\\u0000\"", "\0"),
      ("{\"b\":1,\"a\":[{}, null]}", ["b": 1, "a": [[:], nil]]),
    ] as [(String, JSONValue)])
  func `a document is parsed`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(reading: text) == value)
    #expect(try JSONValue(reading: Array(text.utf8)[...]) == value)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1.0", "1.50", "-0", "1e400", "1E+2", "0.1",
    "123456789012345678901234567890.5e-7",
  ])
  func `a non-integer number keeps its spelling`(spelling: String) throws {
    let value = try JSONValue(reading: spelling)
    #expect(value == .number(try #require(JSONNumber(spelling))))
    #expect(value.text == spelling)
  }

  @Test func `numbers convert to integers where possible`() throws {
    let list = try JSONValue(reading: "[3, 3.0, 3e2, 2.5, 1e400, 9007199254740993.0, \"3\"]")
    #expect(list.arrayValue?.map(\.intValue) == [3, 3, 300, nil, nil, nil, nil])
    #expect(JSONValue.double(4).intValue == 4)
    #expect(JSONValue.double(.nan).intValue == nil)
    for odd in ["", "1 ", "01", "x", "[1]", "+1", "--1"] { #expect(JSONNumber(odd) == nil) }
  }

  @Test(
    arguments: [
      ("", .empty, 1, 1), (" \n\t", .empty, 2, 2), ("[1,", .unfinished, 1, 4),
      ("{\"a\": [1,\n 2", .unfinished, 1, 7), ("\n  \"abc", .unfinished, 2, 3),
      ("\"a\\", .unfinished, 1, 1), ("{", .unfinished, 1, 1), ("[1 2]", .unexpected, 1, 4),
      ("[1,]", .unexpected, 1, 4), ("{\"a\":1,}", .unexpected, 1, 8),
      ("{a:1}", .unexpected, 1, 2), ("{\"a\" 1}", .unexpected, 1, 6),
      ("{\"가나\":\n  tru}", .unexpected, 2, 3), ("'a'", .unexpected, 1, 1),
      ("[1}", .unexpected, 1, 3), ("{} x", .afterEnd, 1, 4), ("1 1", .afterEnd, 1, 3),
      ("[01]", .badNumber, 1, 2), ("[.5]", .badNumber, 1, 2), ("[+1]", .badNumber, 1, 2),
      ("[-]", .badNumber, 1, 2), ("[1.]", .badNumber, 1, 2), ("[1e]", .badNumber, 1, 2),
      ("\"가\\'\"", .badEscape, 1, 3), ("\"\\u12g4\"", .badEscape, 1, 2),
      ("\"a\tb\"", .controlCharacter, 1, 3), ("\"a\0\"", .controlCharacter, 1, 3),
      ("\"\\ud800\"", .loneSurrogate, 1, 2), ("\"x\\udc00\\ud800\"", .loneSurrogate, 1, 3),
      ("\"\\ud800\\ud800\"", .loneSurrogate, 1, 2), ("NaN", .unexpected, 1, 1),
      ("\0", .unexpected, 1, 1),
    ] as [(String, JSONProblem, Int, Int)])
  func `invalid JSON is reported with its position`(
    text: String, problem: JSONProblem, line: Int, column: Int
  ) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(reading: text) }
    #expect(error.problem == problem)
    #expect(error.position.line == line)
    #expect(error.position.column == column)
    let marked = try #require(throws: JSONError.self) { try JSONValue(reading: "\u{FEFF}" + text) }
    #expect(
      marked.position == JSONPosition(line: line, column: column, offset: error.position.offset + 3)
    )
  }

  @Test func `bytes that are not UTF-8 are reported with their position, or replaced`() throws {
    let bytes = Array("[\"가\\n".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8)
    let error = try #require(throws: JSONError.self) { try JSONValue(reading: bytes) }
    #expect(error == JSONError(.notUTF8, at: JSONPosition(line: 1, column: 6, offset: 7)))
    let read = try JSONValue(reading: bytes, rules: .lenient).arrayValue?.first?.stringValue
    #expect(read == "가\n\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `lenient parsing accepts common mistakes of other programs`() throws {
    let text = #"{"a": "it\'s\#t one\#n", "b": "\ud83d!", "c": "\udc00\u0041"}"#
    #expect(
      try JSONValue(reading: text, rules: .lenient)
        == ["a": "it's\t one\n", "b": "\u{FFFD}!", "c": "\u{FFFD}A"])
    let comma = try #require(throws: JSONError.self) {
      try JSONValue(reading: "[1,]", rules: .lenient)
    }
    #expect(comma.problem == .unexpected)
  }

  @Test func `nesting depth is limited`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSONValue(reading: nested(256)) != .null)
    let error = try #require(throws: JSONError.self) { try JSONValue(reading: nested(257)) }
    #expect(
      error == JSONError(.tooDeep(limit: 256), at: JSONPosition(line: 1, column: 257, offset: 256)))
    #expect(JSONRules(deepest: 1_000_000).maxDepth == 1000)
    #expect(throws: JSONError.self) {
      try JSONValue(reading: String(repeating: "{\"a\":[", count: 1 << 18))
    }
  }

  @Test func `keys keep their order, and of equal keys the last is used`() throws {
    var object = try #require(
      try JSONValue(reading: #"{"z":1,"lang":"en","é":2,"lang":"ko","e\u0301":3}"#).objectValue)
    #expect(object.members.map(\.key.utf8.count) == [1, 4, 2, 4, 3])
    #expect(object["lang"] == "ko")
    #expect(object["é"] == 2)
    object["lang"] = "en"
    object["new"] = [1.5]
    object["z"] = nil
    object["absent"] = nil
    #expect(JSONValue.object(object).text == #"{"é":2,"lang":"en","é":3,"new":[1.5]}"#)
  }

  @Test func `a document can be written with indentation`() throws {
    var writer = JSONWriter(indented: true)
    let value: JSONValue = ["a": [1, [:]], "b": [], "c": ["d": nil]]
    writer.write(value)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {
          "a": [
            1,
            {}
          ],
          "b": [],
          "c": {
            "d": null
          }
        }
        """)
    #expect(try JSONValue(reading: writer.bytes) == value)
  }

  @Test func `every scalar is read back`() throws {
    var text = String.UnicodeScalarView()
    for number in stride(from: UInt32(0), through: 0x10_FFFF, by: 5) {
      if let scalar = Unicode.Scalar(number) { text.append(scalar) }
    }
    let value: JSONValue = [.string(String(text))]
    let back = try JSONValue(reading: value.text).arrayValue?.first?.stringValue
    #expect(back.map { Array($0.unicodeScalars) } == Array(text))
  }
}

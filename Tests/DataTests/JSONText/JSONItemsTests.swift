import HearthTestSupport
import JSONText
import Testing

@Suite struct JSONItemsTests {
  private func items(
    _ text: String, of lists: Set<String>? = nil, limit: Int = JSONItems.maxElementSize,
    size: Int = 1 << 16
  ) throws -> (items: [JSONItem], members: JSONObject) {
    var reader = JSONItems(of: lists, limit: limit, source: Array(text.utf8).source(of: size))
    var items: [JSONItem] = []
    while let item = try reader.next() { items.append(item) }
    return (items, reader.members)
  }

  @Test(arguments: [1, 2, 3, 7, 1 << 16])
  func `elements of a list are read one by one, with chunks of any size`(size: Int) throws {
    let text = "\u{FEFF} [ {\"a\":\"[\\\"]\"} ,\n[1,[2]], \"x\\\\\",-1.5,true,\n  null ] \n"
    let (items, members) = try items(text, size: size)
    let values = try items.map { try $0.value.get().text }
    #expect(values == ["{\"a\":\"[\\\"]\"}", "[1,[2]]", "\"x\\\\\"", "-1.5", "true", "null"])
    #expect(items.map(\.position.line) == [1, 2, 2, 2, 2, 3])
    #expect(items.map(\.position.column) == [4, 1, 10, 16, 21, 3])
    #expect(items.allSatisfy { $0.list == nil })
    #expect(members.members.isEmpty)
  }

  @Test(arguments: [1, 5, 1 << 16])
  func `the lists of an object are read, and its other members are kept`(size: Int) throws {
    let text = #"{"schema":1,"people":[1,2],"meta":{"a":[3]},"moods":[],"books":[4],"end":"."}"#
    let (all, rest) = try items(text, size: size)
    #expect(all.map(\.list) == ["people", "people", "books"])
    #expect(rest == ["schema": 1, "meta": ["a": [3]], "end": "."])
    let (books, others) = try items(text, of: ["books"], size: size)
    #expect(try books.map { try $0.value.get() } == [4])
    #expect(others["people"] == [1, 2])
  }

  @Test func `members before a list are known at its first element`() throws {
    let bytes = Array(#"{"version":"1.0","entries":[1],"late":2}"#.utf8)
    var reader = JSONItems(source: bytes.source(of: 4))
    #expect(try reader.next()?.list == "entries")
    #expect(reader.members == ["version": "1.0"])
    #expect(try reader.next() == nil)
    #expect(reader.members["late"] == 2)
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [1, 1 << 16])
  func `a broken element does not affect the others`(size: Int) throws {
    let text =
      "[1,\n{\"a\":tru},\n \"\\ud800\",[01],{\"b\":2},\"" + String(repeating: "x", count: 90)
    let (items, _) = try items(text + "\",3]", limit: 80, size: size)
    let errors = items.map { item in
      switch item.value {
      case .success: nil as JSONError?
      case .failure(let error): error
      }
    }
    #expect(
      errors == [
        nil, JSONError(.unexpected, at: JSONPosition(line: 2, column: 6, offset: 9)),
        JSONError(.loneSurrogate, at: JSONPosition(line: 3, column: 3, offset: 17)),
        JSONError(.badNumber, at: JSONPosition(line: 3, column: 12, offset: 26)), nil,
        JSONError(.tooLarge(limit: 80), at: JSONPosition(line: 3, column: 24, offset: 38)), nil,
      ])
  }

  @Test(
    arguments: [
      ("", .empty, 1, 1), ("3", .noList, 1, 1), ("[1", .unfinished, 1, 1),
      ("[1\n,{\"a\":1", .unfinished, 2, 2), ("[1 2]", .unexpected, 1, 4),
      ("[1,]", .unexpected, 1, 4), ("{\"a\":[1]", .unfinished, 1, 1),
      ("{\"a\" 1}", .unexpected, 1, 6), ("{1:2}", .unexpected, 1, 2),
      ("[] []", .afterEnd, 1, 4), ("{\"a\":[],\n\"b\":tru}", .unexpected, 2, 5),
    ] as [(String, JSONProblem, Int, Int)])
  func `a broken document ends with the position of the error`(
    text: String, problem: JSONProblem, line: Int, column: Int
  ) throws {
    for size in [1, 100] {
      var reader = JSONItems(source: Array(text.utf8).source(of: size))
      let error = try #require(throws: JSONError.self) { while try reader.next() != nil {} }
      #expect(error.problem == problem)
      #expect(error.position.line == line)
      #expect(error.position.column == column)
      #expect(try reader.next() == nil)
    }
  }

  @Test func `members that are not lists have a common size limit`() throws {
    let members = (0..<20).map { "\"m\($0)\":\"123456789\"" }.joined(separator: ",")
    let error = try #require(throws: JSONError.self) { try items("{\(members)}", limit: 100) }
    guard case .tooLarge = error.problem else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(.inWholeRuns) func `a hundred thousand elements are read in the memory of one`() throws {
    var number = 0
    var reader = JSONItems(of: ["items"]) {
      number += 1
      return number > 100_000
        ? (number == 100_001 ? Array("]}".utf8) : [])
        : Array(((number == 1 ? "{\"items\":[" : ",") + "{\"n\":\(number)}").utf8)
    }
    var sum = 0
    while let item = try reader.next() { sum += try item.value.get()["n"]?.intValue ?? 0 }
    #expect(sum == 5_000_050_000)
  }
}

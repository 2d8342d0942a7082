import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct TagLineTests {
  @Test(arguments: [
    ("", []), (" , ,", []), ("위로", ["위로"]), ("위로, 아침", ["위로", "아침"]),
    ("#위로 #아침", ["위로", "아침"]), ("#a,#b", ["a", "b"]), ("two words, c#", ["two words", "c#"]),
    ("a\\, b", ["a, b"]), ("\\#1, x", ["#1", "x"]), ("end\\", ["end\\"]),
    ("C:\\new, \\\\x", ["C:\\new", "\\x"]), ("a,A,Á", ["a"]),
    ("#\"sea side\"", ["sea side"]), ("\"sea side\", x", ["sea side", "x"]),
    ("#\"늦은 밤\" #아침", ["늦은 밤", "아침"]), ("\"a, b\" #\"c #d\"", ["a, b", "c #d"]),
    ("\"a \\\"b\\\"\"", ["a \"b\""]), ("\"open, x", ["\"open", "x"]),
    ("\"so\" it is", ["\"so\" it is"]), ("a \"b\"", ["a \"b\""]), ("\\\"a\"", ["\"a\""]),
    ("\"\"", ["\"\""]),
  ])
  func `tags are read from one line`(text: String, tags: [String]) throws {
    #expect(try TagLine.tags(text).values.map(\.value) == tags)
  }

  @Test(arguments: [
    "plain", "a, b", "#1", "a #b", "\\", "\\,", "c#, #", "위로, #아침", "sea side", "\"a\"", "\"",
    "a \"b\", c", "\\\"x",
  ])
  func `a tag is read back unchanged`(tag: String) throws {
    let tags = try Tags([Tag(tag), Tag("other")])
    #expect(try TagLine.tags(TagLine.text(tags)) == tags)
  }

  @Test(arguments: HostileText.all)
  func `a combining mark after a comma or backslash hides neither`(text: String) throws {
    guard let tag = try? Tag(text), let other = try? Tag("\u{301}" + text.prefix(8)) else { return }
    let tags = try Tags([tag, other])
    let bytes = { (tags: Tags) in tags.values.map { Array($0.value.utf8) } }
    #expect(bytes(try TagLine.tags(TagLine.text(tags))) == bytes(tags))
  }

  @Test(arguments: [
    ("", "", ""), ("ru", "", "ru"), ("#ru", "#", "ru"), ("#\"sea s", "#", "sea s"),
    ("\"sea", "", "sea"), ("run, sw", "run, ", "sw"), ("run,#sw", "run,#", "sw"),
    ("a\\,b", "", "a\\,b"), ("run,", "run,", ""),
  ])
  func `the unfinished tag at the end of a line is found`(
    line: String, before: String, begun: String
  ) {
    let end = TagLine.splitLastTag(of: line)
    #expect(end.before == before && end.begun == begun)
  }

  @Test func `invalid tags are refused`() {
    #expect(throws: DomainError.self) {
      try TagLine.tags(String(repeating: "a", count: 21))
    }
    #expect(throws: DomainError.self) { try TagLine.tags("a,b,c,d,e,f,g,h,i") }
  }

  @Test func `a longer tag of an older version stays, and is found`() throws {
    let long = String(repeating: "a", count: 40)
    let old = try Tags([HearthDomain.Tag(older: long), HearthDomain.Tag("b")])
    #expect(try TagLine.tags("\(long), c", keeping: old).values.map(\.value) == [long, "c"])
    #expect(throws: DomainError.self) { try TagLine.tags("\(long)x", keeping: old) }
    #expect(throws: DomainError.self) { try TagLine.tags(long) }
    let details = try SayingDetails(english: SayingText("hope"), tags: old)
    let draft = SayingDraft(details).text(.english)
    #expect(try SayingDraft.details(draft, keeping: old) == details)
    #expect(throws: DomainError.self) { try SayingDraft.details(draft) }
    let room = SayingCommandFixture(.english, .piped)
    #expect(room.run("saying list --tag \(long)").status != .wrongUsage)
    #expect(room.run("saying add --en a --tag \(long)").status == .wrongUsage)
  }
}

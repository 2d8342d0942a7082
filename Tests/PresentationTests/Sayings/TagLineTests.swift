import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct TagLineTests {
  @Test(arguments: [
    ("", []), (" , ,", []), ("위로", ["위로"]), ("위로, 아침", ["위로", "아침"]),
    ("#위로 #아침", ["위로", "아침"]), ("#a,#b", ["a", "b"]), ("two words, c#", ["two words", "c#"]),
    ("a\\, b", ["a, b"]), ("\\#1, x", ["#1", "x"]), ("end\\", ["end\\"]), ("a,A,Á", ["a"]),
  ])
  func `tags are read from one line`(text: String, tags: [String]) throws {
    #expect(try TagLine.tags(text).values.map(\.value) == tags)
  }

  @Test(arguments: ["plain", "a, b", "#1", "a #b", "\\", "\\,", "c#, #", "위로, #아침"])
  func `a tag comes back as it was`(tag: String) throws {
    let tags = try Tags([Tag(tag), Tag("other")])
    #expect(try TagLine.tags(TagLine.text(tags)) == tags)
  }

  @Test func `what no rule accepts is refused`() {
    #expect(throws: DomainError.self) {
      try TagLine.tags(String(repeating: "a", count: 21))
    }
    #expect(throws: DomainError.self) { try TagLine.tags("a,b,c,d,e,f,g,h,i") }
  }
}

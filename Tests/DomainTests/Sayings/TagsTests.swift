import HearthDomain
import Testing

@Suite struct TagsTests {
  private func tags(_ texts: [String]) throws -> Tags { try Tags(texts.map { try Tag($0) }) }

  @Test(arguments: [
    ([], []), (["a", "b"], ["a", "b"]), (["b", "a", "b"], ["b", "a"]),
    (["Café", "cafe", "CAFÉ"], ["Café"]), (["위로", "위로 ", "위 로"], ["위로", "위 로"]),
    (["ｗｉｄｅ", "wide"], ["ｗｉｄｅ"]),
  ])
  func `a tag is stored once, in the given order`(given: [String], kept: [String]) throws {
    #expect(try tags(given).values.map(\.value) == kept)
  }

  @Test func `there are at most eight tags`() throws {
    let eight = (1...8).map(String.init)
    #expect(try tags(eight + eight).values.count == 8)
    #expect(throws: DomainError.invalid(.tags, .tooMany(limit: 8, actual: 9))) {
      try tags(eight + ["9"])
    }
  }

  @Test(arguments: ["가", "a", "é", "👨‍👩‍👧"])
  func `a tag has one to twenty characters of any kind`(letter: String) throws {
    #expect(throws: DomainError.invalid(.tag, .empty)) { try Tag(" ") }
    #expect(try Tag(String(repeating: letter, count: 20)).value.count == 20)
    #expect(throws: DomainError.invalid(.tag, .tooLong(limit: 20, actual: 21))) {
      try Tag(String(repeating: letter, count: 21))
    }
  }

  @Test(arguments: [("a", 40, true), ("a", 41, false), ("가", 20, true), ("가", 21, false)])
  func `an older tag may have its former length`(letter: String, count: Int, isKept: Bool) {
    let text = String(repeating: letter, count: count)
    #expect(((try? HearthDomain.Tag(older: text)) != nil) == isKept)
    #expect(Tags.fitting([text]).dropped == (isKept ? [] : [text]))
    // A tag that is already stored is always shown.
    if isKept { #expect(throws: Never.self) { try HearthDomain.Tag(stored: text) } }
  }

  @Test(arguments: [("cafe", true), ("CAFÉ", true), ("caf", false), ("cafes", false)])
  func `a tag is matched by its folded letters`(tag: String, isContained: Bool) throws {
    #expect(try tags(["위로", "Café"]).contains(Tag(tag)) == isContained)
  }
}

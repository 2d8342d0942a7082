import HearthPresentation
import Testing

@Suite struct WordsTests {
  @Test func `words are returned in the requested language`() {
    let words = Words(ko: "오늘", en: "Today")
    #expect(words(.korean) == "오늘")
    #expect(words(.english) == "Today")
  }
}

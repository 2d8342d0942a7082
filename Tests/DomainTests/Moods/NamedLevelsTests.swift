import Testing

@testable import HearthDomain

@Suite struct NamedLevelsTests {
  @Test(arguments: ["", "content=65", "content=65,Too much=10", "so, so=45,둥둥=85"])
  func `named levels are stored as written`(text: String) throws {
    let words = try #require(NamedLevels(stored: text))
    #expect(words.text == text && words.isEmpty == text.isEmpty)
  }

  @Test(arguments: [
    "content", "content=x", "content=101", "/10", "40", "40,content=65", "7=70", "7/10=70", "=5",
  ])
  func `an invalid pair of word and level is not stored`(text: String) {
    #expect(NamedLevels(stored: text) == nil)
  }

  @Test(
    arguments: [
      ("40", 40, 0), ("0", 0, 0), ("content=65, 40", 40, 1), ("content=65", nil, 1),
      ("40,content=65", 40, 1), ("a, 5,b=65", nil, 1),
    ] as [(String, Int?, Int)])
  func `a number alone is the level for entries without one`(text: String, level: Int?, names: Int)
    throws
  {
    let levels = try NamedLevels("/5").adding(NamedLevels(text))
    #expect(levels.levelIfMissing?.value == level && levels.scaleMaximum == 5)
    #expect(levels.isEmpty == (names == 0))
  }

  @Test(arguments: ["101", "-1", "40,content", "40,50"])
  func `an invalid number is refused for entries without a level`(text: String) {
    #expect(throws: DomainError.self) { try NamedLevels(text) }
  }

  @Test func `levels given for a file take precedence over stored ones`() throws {
    let known = try NamedLevels("content=65,blah=40")
    let told = try NamedLevels("Blah=35,frazzled=30,4=80,/10")
    let both = known.adding(told)
    #expect(both["content"]?.value == 65 && both["blah"]?.value == 35 && both["4"]?.value == 80)
    #expect(both.scaleMaximum == 10)
    // Levels for numbers apply to that file only and are not stored.
    #expect(known.addingWithinLimit(told).text == "content=65,blah=35,frazzled=30")
    #expect(NamedLevels().addingWithinLimit(try NamedLevels("4=80")).isEmpty)
  }

  @Test(arguments: [
    ("serene=80", "content=65,blah=40,serene=80"), ("BLAH=35", "content=65,blah=35"),
    ("blah=", "content=65"), ("blah=, serene=80", "content=65,serene=80"), ("", ""),
    ("content=,blah=", ""), ("serene", "serene"), ("serene=x", "serene=x"),
  ])
  func `typed words are added to the stored ones`(typed: String, text: String) {
    #expect(Setting.moodWords.text(adding: typed, to: "content=65,blah=40") == text)
  }

  @Test func `a word set to no level is removed`() throws {
    var words = try NamedLevels("content=65,blah=40")
    words["CONTENT"] = nil
    #expect(words.text == "blah=40")
  }
}

import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct LevelWordsTests {
  @Test(arguments: [
    ("feel tired", "hearth feel 60 \"tired\""), ("feel 피곤해", "hearth feel 60 \"피곤해\""),
    ("feel very tired today", "hearth feel 60 \"very tired today\""),
    ("feel 7.5 \"a walk\"", "hearth feel 60 \"a walk\""), ("feel 7.5", "hearth feel 60 …"),
  ])
  func `a word in the level's place is answered with the range and a line that works`(
    line: String, example: String
  ) {
    for language in Language.allCases {
      let errors = MoodCommandFixture(language).run(line).errors
      #expect(errors.contains(example), "\(errors)")
      #expect(errors.contains(language(ko: "0부터 100까지", en: "0 to 100")))
    }
  }
}

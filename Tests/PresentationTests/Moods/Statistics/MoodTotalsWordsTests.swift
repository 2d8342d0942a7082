import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MoodTotalsWordsTests {
  @Test(arguments: [
    (Language.korean, "화요일에 가장 높고", "다섯 번 이상 남긴 요일 가운데"),
    (.english, "Highest on Tuesdays", "of weekdays with five moods or more"),
  ])
  func `weekdays with too few moods are named as not compared`(
    language: Language, highest: String, rule: String
  ) throws {
    let fixture = try MoodScreenFixture()
    func comparison() throws -> String {
      let days = Day(literal: "2026-11-01")...Day(literal: "2026-11-20")
      return try MoodTotalsWords(fixture.queries.statistics(of: days), language).weekdayComparison
    }
    for day in [10, 17] {
      for hour in 10...12 {
        try fixture.feel(90, "", at: "2026-11-\(day)T\(hour):00")
        try fixture.feel(10, "", at: "2026-11-\(day + 1)T\(hour):00")
      }
    }
    #expect(try comparison().contains(highest) && !comparison().contains(rule))
    try fixture.feel(5, "", at: "2026-11-16T10:00")
    #expect(try comparison().contains(highest) && comparison().contains(rule))
  }

  @Test(arguments: [
    ([5], nil), ([4], nil), ([5, 5], nil), ([], nil),
    ([5, 1], "Weekdays and times with fewer than five moods have no bar."),
  ])
  func `the number of bars left out is shown beside the others`(
    counts: [Int], words: String?
  ) throws {
    let tally = { (count: Int) in
      LevelTally((0..<count).map { MoodLevel(clamping: 40 + $0) })
    }
    let byWeekday = Dictionary(
      uniqueKeysWithValues: zip(Weekday.allCases, counts).map { ($0, tally($1)) })
    let statistics = MoodStatistics(days: 5, byWeekday: byWeekday, byPartOfDay: [:])
    #expect(MoodTotalsWords(statistics, .english).missingBarNote == words)
    let korean = MoodTotalsWords(statistics, .korean).missingBarNote
    #expect(korean == words.map { _ in "다섯 번이 안 되는 요일과 시간대에는 막대가 없어요." })
  }
}

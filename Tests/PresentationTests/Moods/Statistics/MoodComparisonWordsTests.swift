import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct MoodComparisonWordsTests {
  @Test(arguments: [
    (6, 80, 40, "40.0 높아요", "40.0 higher"), (6, 30, 60, "30.0 낮아요", "30.0 lower"),
    (6, 66, 45, "우연일 수도 있는 차이예요", "may be chance"),
    (6, 45, 66, "우연일 수도 있는 차이예요", "may be chance"),
    (6, 52, 50, "뚜렷한 차이는 없어요", "no clear difference"),
    (4, 80, 40, "비교하기엔 아직 적어요", "too few days to compare"),
  ])
  func `a difference is rated relative to the usual variation`(
    days: Int, with: Int, without: Int, ko: String, en: String
  ) throws {
    let comparison = try comparison(days: days, with: with, without: without)
    for (language, words) in [(Language.korean, ko), (.english, en)] {
      let said = MoodComparisonWords(language: language, comparisons: [comparison])
      #expect(said.verdict(comparison, spread: 21.5) == words)
    }
  }

  @Test func `tags that cannot be compared are named in one sentence`() throws {
    let tags = try (1...9).map { DaySubject.tag(try Tag("t\($0)")) }
    let said = { (language: Language, subjects: [DaySubject]) in
      MoodComparisonWords(language: language, comparisons: []).fewDays(subjects)
    }
    #expect(
      said(.english, [.activity(.contact)] + tags.prefix(2))
        == "Too few days to compare yet: with a contact, #t1, #t2.")
    #expect(
      said(.korean, tags) == "아직 비교하기엔 적어요: #t1, #t2, #t3, #t4, #t5, #t6, #t7, #t8 말고도 1가지.")
  }

  @Test(arguments: [
    ([62, 68], "50–80"), ([70], "60–80"), ([3, 5], "0–20"), ([10, 96], "0–100"),
    ([50, 50], "40–60"), ([97, 99], "80–100"), ([], "0–100"),
  ])
  func `the scale of bars extends one level beyond the averages`(
    means: [Int], bounds: String
  ) throws {
    let scale = LevelScale(try means.map { LevelTally([try MoodLevel($0)]) })
    #expect(scale.text == bounds)
    #expect((scale.truncatedAxisNote(.english) == nil) == (bounds == "0–100"))
    for mean in means { #expect((0...1).contains(scale.barFraction(Double(mean)))) }
  }

  @Test(arguments: [(36, true), (44, true), (120, false)])
  func `a verdict is shown below if it does not fit beside`(columns: Int, isBelow: Bool) throws {
    let comparison = try comparison(days: 6, with: 66, without: 45)
    var statistics = MoodStatistics(days: 12, byWeekday: [:], byPartOfDay: [:])
    statistics.activityComparisons = [comparison]
    for language in Language.allCases {
      let verdict = MoodComparisonWords(language: language, comparisons: [comparison])
        .verdict(comparison, spread: statistics.total.standardDeviation)
      let lines = MoodComparisonTable(
        statistics: statistics, language: language, widths: .standard
      ).lines(columns: columns).map { $0.pieces.map(\.text).joined() }
      #expect(lines.allSatisfy { DisplayWidth.standard.columns(of: $0) <= columns }, "\(lines)")
      #expect(lines.count == (isBelow ? 3 : 2), "\(lines)")
      #expect(lines[isBelow ? 2 : 0].contains(verdict), "\(lines)")
    }
  }

  private func comparison(days: Int, with: Int, without: Int) throws -> MoodComparison {
    let (one, other) = (
      LevelTally([try MoodLevel(with)]), LevelTally([try MoodLevel(without)])
    )
    let first = Day(literal: "2026-11-01")
    let moods = (0..<days * 2).map { index in
      MoodDay(day: first.adding(days: index), tally: index < days ? one : other)
    }
    return MoodComparison(
      .activity(.reading), of: DaysWithMoods(moods), on: Set(moods.prefix(days).map(\.day)))
  }
}

import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodStatisticsTests {
  @Test(
    arguments: [
      ([], nil, nil, false), ([40], 40, nil, false), ([40, 60], 50, 10, false),
      ([0, 0, 0, 0, 100], 20, 40, true), ([7, 7, 7, 7, 7, 7], 7, 0, true),
    ] as [([Int], Double?, Double?, Bool)])
  func `levels have an average and a deviation`(
    levels: [Int], mean: Double?, spread: Double?, isEnough: Bool
  ) throws {
    let tally = LevelTally(try levels.map { try MoodLevel($0) })
    #expect(tally.count == levels.count)
    #expect(tally.mean == mean)
    #expect(tally.standardDeviation == spread)
    #expect(tally.hasMeaningfulMean == isEnough)
  }

  @Test func `tallies are added without overflow`() throws {
    let one = LevelTally([try MoodLevel(3), try MoodLevel(5)])
    #expect(one + one == LevelTally(count: 4, sum: 16, squares: 68))
    let endless = LevelTally(count: .max, sum: .max, squares: .max)
    #expect(endless + one == endless)
    #expect((endless.mean ?? 0) == 1 && endless.standardDeviation != nil)
  }

  @Test func `moods without a level are counted, but not part of the mean`() throws {
    let tally = LevelTally([nil, try MoodLevel(40), nil])
    #expect(tally.count == 1 && tally.withoutLevel == 2 && tally.moodCount == 3)
    #expect(tally.mean == 40 && tally.standardDeviation == nil)
    #expect((tally + LevelTally([nil])).withoutLevel == 3)
    let date = Day(literal: "2026-03-01")
    #expect(MoodDay(day: date, tally: LevelTally([nil])).color(in: .canvas) == nil)
  }

  @Test func `statistics cover every weekday and part of the day`() throws {
    let low = LevelTally([try MoodLevel(20)])
    let high = LevelTally([try MoodLevel(80), try MoodLevel(90)])
    let statistics = MoodStatistics(
      days: 2, byWeekday: [.monday: low, .sunday: high], byPartOfDay: [.night: low + high])
    #expect(statistics.total == low + high)
    #expect(statistics.tally(on: .tuesday) == .none)
    #expect(statistics.tally(in: .night).count == 3 && statistics.tally(in: .morning) == .none)
  }

  @Test func `a day has the colour of its average, in its own palette or the given one`() throws {
    let tally = LevelTally([try MoodLevel(20), try MoodLevel(25)])
    let date = Day(literal: "2026-03-01")
    let plain = MoodDay(day: date, tally: tally)
    #expect(plain.color(otherwise: .canvas) == Palette.canvas.color(atMean: 22.5))
    #expect(
      MoodDay(day: date, tally: tally, palette: .ember).color(otherwise: .canvas)
        == Palette.ember.color(atMean: 22.5))
    #expect(
      MoodDay(day: date, tally: tally, palette: .ember).color(in: .canvas)
        == Palette.canvas.color(atMean: 22.5))
  }
}

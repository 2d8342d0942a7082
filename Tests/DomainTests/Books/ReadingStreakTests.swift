import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReadingStreakTests {
  private func streak(_ runs: [(String, String)], today: String = "2026-11-20") -> [Int] {
    let days = runs.map { Day(literal: $0.0)...Day(literal: $0.1) }
    let streak = ReadingStreak(runs: days, today: Day(literal: today))
    return [streak.current, streak.longest]
  }

  @Test func `a streak continues until a whole day passes without reading`() {
    #expect(streak([]) == [0, 0])
    #expect(streak([("2026-11-18", "2026-11-20")]) == [3, 3])
    #expect(streak([("2026-11-18", "2026-11-19")]) == [2, 2])
    #expect(streak([("2026-11-17", "2026-11-18")]) == [0, 2])
    #expect(streak([("2026-01-01", "2026-01-31"), ("2026-11-20", "2026-11-20")]) == [1, 31])
    #expect(streak([("2025-12-30", "2026-01-02")], today: "2026-01-03") == [4, 4])
    #expect(streak([("2024-02-27", "2024-03-01")], today: "2024-03-01") == [4, 4])
  }

  @Test func `future days do not count`() {
    // Records get a later date when the clock or time zone is set back afterwards.
    #expect(streak([("2026-11-18", "2026-11-25")])[0] == 3)
    #expect(streak([("2026-11-19", "2026-11-19"), ("2026-11-21", "2026-11-30")]) == [1, 1])
  }
}

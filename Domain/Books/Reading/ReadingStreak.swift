/// Numbers of consecutive days with reading.
public struct ReadingStreak: Hashable, Sendable {
  /// Consecutive days with reading up to today or, if nothing was read today, up to yesterday; 0 if
  /// nothing was read on either day.
  public let current: Int
  public let longest: Int
}

extension ReadingStreak {
  /// Computes the streaks from the ranges of consecutive days with pages, the earliest first.
  init(runs: [ClosedRange<Day>], today: Day) {
    let past = runs.filter { $0.lowerBound <= today }
    longest = past.map(\.dayCount).max() ?? 0
    guard let last = past.last, last.upperBound >= today.adding(days: -1) else {
      current = 0
      return
    }
    current = min(last.upperBound, today) - last.lowerBound + 1
  }
}

extension ClosedRange<Day> {
  fileprivate var dayCount: Int { upperBound - lowerBound + 1 }
}

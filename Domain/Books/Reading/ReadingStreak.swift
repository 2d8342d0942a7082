/// How many days one after another were read on.
public struct ReadingStreak: Hashable, Sendable {
  /// Up to today or, as long as today has nothing yet, up to yesterday; 0 when that has nothing
  /// either.
  public let current: Int
  public let longest: Int
}

extension ReadingStreak {
  /// From the runs of days with pages, the earliest first.
  init(runs: [ClosedRange<Day>], today: Day) {
    let past = runs.filter { $0.lowerBound <= today }
    longest = past.map(\.length).max() ?? 0
    guard let last = past.last, last.upperBound >= today.adding(days: -1) else {
      current = 0
      return
    }
    current = min(last.upperBound, today) - last.lowerBound + 1
  }
}

extension ClosedRange<Day> {
  fileprivate var length: Int { upperBound - lowerBound + 1 }
}

/// Limits for the number of search results.
public struct SearchLimits: Hashable, Sendable {
  public let maxTotal: Int
  /// Maximum number of results for each area, so that one with many matches leaves room for others.
  /// What an area does not use is given to the others. Contacts have a share separate from people.
  let maxPerArea: Int
  /// Number of results wanted, if there are enough matches.
  let wantedCount: Int

  /// Returns limits for the best `count` results of all areas together; at most a million.
  public static func first(_ count: Int) -> SearchLimits {
    let count = min(max(0, count), 1_000_000)
    return SearchLimits(maxTotal: count, maxPerArea: count, wantedCount: count)
  }

  /// Returns limits for about `count` results, which the areas share equally if they have enough.
  public static func shared(_ count: Int, among areas: Int) -> SearchLimits {
    let share = min(max(1, count / max(1, areas)), 1_000_000)
    return SearchLimits(maxTotal: .max, maxPerArea: share, wantedCount: count)
  }

  /// Returns a larger share for areas that have more matches than theirs, given the numbers found;
  /// nil if the others leave nothing.
  func increasedShare(afterFinding counts: [Int]) -> Int? {
    let found = counts.reduce(0) { $0 + min($1, maxPerArea) }
    let fullAreas = counts.count { $0 > maxPerArea }
    guard fullAreas > 0, wantedCount - found >= fullAreas else { return nil }
    return maxPerArea + (wantedCount - found) / fullAreas
  }
}

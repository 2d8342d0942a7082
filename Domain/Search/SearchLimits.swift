/// Limits for the number of search results.
public struct SearchLimits: Hashable, Sendable {
  public let maxTotal: Int
  /// Maximum per area (contacts are separate from people), so that an area with many matches leaves
  /// room for others; the unused rest is distributed again.
  let maxPerArea: Int
  /// Number of results wanted, if there are enough matches.
  let wantedCount: Int

  /// Returns limits for the best `count` results of all areas together; at most a million.
  public static func first(_ count: Int) -> SearchLimits {
    let count = min(max(0, count), 1_000_000)
    return SearchLimits(maxTotal: count, maxPerArea: count, wantedCount: count)
  }

  /// Returns limits for about `count` results in equal shares, as far as the areas have enough.
  public static func shared(_ count: Int, among areas: Int) -> SearchLimits {
    let share = min(max(1, count / max(1, areas)), 1_000_000)
    return SearchLimits(maxTotal: .max, maxPerArea: share, wantedCount: count)
  }

  /// Returns the increased share for areas that exceed theirs, given the numbers found; nil if the
  /// share does not increase.
  func increasedShare(afterFinding counts: [Int]) -> Int? {
    let found = counts.reduce(0) { $0 + min($1, maxPerArea) }
    let fullAreas = counts.count { $0 > maxPerArea }
    guard fullAreas > 0, wantedCount - found >= fullAreas else { return nil }
    return maxPerArea + (wantedCount - found) / fullAreas
  }
}

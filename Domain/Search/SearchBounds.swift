/// Limits for the number of findings.
public struct SearchBounds: Hashable, Sendable {
  public let inAll: Int
  /// Maximum per area (contacts are separate from people), so that an area with many matches leaves
  /// room for others; the unused rest is distributed again.
  let maxPerArea: Int
  /// Number of findings wanted, if there are enough matches.
  let wanted: Int

  /// Returns the best `count` findings, whatever their areas; at most a million.
  public static func first(_ count: Int) -> SearchBounds {
    let count = min(max(0, count), 1_000_000)
    return SearchBounds(inAll: count, maxPerArea: count, wanted: count)
  }

  /// Returns about `count` findings in equal shares, as far as the areas have enough.
  public static func shared(_ count: Int, among areas: Int) -> SearchBounds {
    let share = min(max(1, count / max(1, areas)), 1_000_000)
    return SearchBounds(inAll: .max, maxPerArea: share, wanted: count)
  }

  /// Returns the increased share of areas that exceed theirs, given the numbers found; nil if it
  /// does not increase.
  func share(afterFinding counts: [Int]) -> Int? {
    let found = counts.reduce(0) { $0 + min($1, maxPerArea) }
    let fullAreas = counts.count { $0 > maxPerArea }
    guard fullAreas > 0, wanted - found >= fullAreas else { return nil }
    return maxPerArea + (wanted - found) / fullAreas
  }
}

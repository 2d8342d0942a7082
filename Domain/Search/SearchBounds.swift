/// How much a search of everything may find.
public struct SearchBounds: Hashable, Sendable {
  public let inAll: Int
  /// No area lists more (contacts are counted apart from people), so that one in which the words
  /// are common leaves room for the others; what these leave is shared anew.
  let ofEachArea: Int
  /// How many are found where enough answer.
  let wanted: Int

  /// So many, whatever their areas; at most a million.
  public static func first(_ count: Int) -> SearchBounds {
    let count = min(max(0, count), 1_000_000)
    return SearchBounds(inAll: count, ofEachArea: count, wanted: count)
  }

  /// About so many, in equal shares as long as every area has as much.
  public static func shared(_ count: Int, among areas: Int) -> SearchBounds {
    let share = min(max(1, count / max(1, areas)), 1_000_000)
    return SearchBounds(inAll: .max, ofEachArea: share, wanted: count)
  }

  /// How many each of the areas with more than their share may list, when all together these were
  /// found; nil where that is no more than before.
  func share(afterFinding counts: [Int]) -> Int? {
    let found = counts.reduce(0) { $0 + min($1, ofEachArea) }
    let fullAreas = counts.count { $0 > ofEachArea }
    guard fullAreas > 0, wanted - found >= fullAreas else { return nil }
    return ofEachArea + (wanted - found) / fullAreas
  }
}

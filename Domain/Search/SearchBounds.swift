/// How much a search of everything may find.
public struct SearchBounds: Hashable, Sendable {
  public let inAll: Int
  /// No area lists more, so that one in which the words are common leaves room for the others.
  public let ofEachArea: Int

  /// So many, whatever their areas; at most a million.
  public static func first(_ count: Int) -> SearchBounds {
    let count = min(max(0, count), 1_000_000)
    return SearchBounds(inAll: count, ofEachArea: count)
  }

  /// About so many, in equal shares.
  public static func shared(_ count: Int, among areas: Int) -> SearchBounds {
    let share = min(max(1, count / max(1, areas)), 1_000_000)
    return SearchBounds(inAll: .max, ofEachArea: share)
  }
}

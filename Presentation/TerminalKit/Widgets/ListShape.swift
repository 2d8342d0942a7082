/// The number of rows, and the number of rows visible at once.
public struct ListShape: Hashable, Sendable {
  public let count: Int
  public let visibleCount: Int

  public init(count: Int, visibleCount visible: Int) {
    // Half of the maximum, so that the sum of a row index and the visible rows cannot overflow.
    self.count = min(max(0, count), .max / 2)
    self.visibleCount = min(max(0, visible), .max / 2)
  }

  /// Offset of the first visible row when scrolled to the end.
  var lastOffset: Int { max(0, count - max(1, visibleCount)) }
}

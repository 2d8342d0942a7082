/// How many rows something has, and how many of them are in view at once.
public struct ListShape: Hashable, Sendable {
  public let count: Int
  public let visible: Int

  public init(count: Int, visible: Int) {
    // Halves, so that a row and a view full of rows can be added without overflow.
    self.count = min(max(0, count), .max / 2)
    self.visible = min(max(0, visible), .max / 2)
  }

  /// The last row that can be the first in view.
  var lastOffset: Int { max(0, count - max(1, visible)) }
}

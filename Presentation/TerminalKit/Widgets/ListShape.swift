/// How many rows something has, and how many of them are in view at once.
public struct ListShape: Hashable, Sendable {
  public var count: Int
  public var visible: Int

  public init(count: Int, visible: Int) {
    self.count = max(0, count)
    self.visible = max(0, visible)
  }

  /// The last row that can be the first in view.
  var lastOffset: Int { max(0, count - max(1, visible)) }
}

extension Rect {
  /// Returns a centered rect of the given size, shrunk to fit into this rect.
  public func centered(_ wanted: Size) -> Rect {
    let width = min(wanted.width, self.width)
    let height = min(wanted.height, self.height)
    return Rect(
      x: minX + (self.width - width) / 2, y: minY + (self.height - height) / 2,
      width: width, height: height)
  }

  /// Returns the rect without its margins. If there is too little room, the left and top margins
  /// have priority.
  public func insetBy(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    let dx = min(max(0, left), width)
    let dy = min(max(0, top), height)
    return Rect(
      x: minX + dx, y: minY + dy,
      width: width - dx - min(max(0, right), width - dx),
      height: height - dy - min(max(0, bottom), height - dy))
  }

  /// Returns the rect inset by the same margin on all sides.
  public func insetBy(_ all: Int) -> Rect {
    insetBy(top: all, left: all, bottom: all, right: all)
  }

  /// Returns one row of the rect, counted from the top; an empty rect if there is no such row.
  public func row(_ index: Int) -> Rect {
    guard index >= 0, index < height else { return Rect(origin: origin, size: .zero) }
    return Rect(x: minX, y: minY + index, width: width, height: 1)
  }

  /// Returns one column of the rect, counted from the left; an empty rect if there is no such
  /// column.
  public func column(_ index: Int) -> Rect {
    guard index >= 0, index < width else { return Rect(origin: origin, size: .zero) }
    return Rect(x: minX + index, y: minY, width: 1, height: height)
  }
}

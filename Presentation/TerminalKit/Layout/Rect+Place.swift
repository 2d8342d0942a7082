extension Rect {
  /// A rect of that size in the middle, smaller where it would not fit.
  public func centered(_ wanted: Size) -> Rect {
    let width = min(wanted.width, self.width)
    let height = min(wanted.height, self.height)
    return Rect(
      x: minX + (self.width - width) / 2, y: minY + (self.height - height) / 2,
      width: width, height: height)
  }

  /// The rect without its margins; the left and upper ones come first where room is short.
  public func margins(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    let dx = min(max(0, left), width)
    let dy = min(max(0, top), height)
    return Rect(
      x: minX + dx, y: minY + dy,
      width: width - dx - min(max(0, right), width - dx),
      height: height - dy - min(max(0, bottom), height - dy))
  }

  /// The rect without the same margin on all sides.
  public func margins(_ all: Int) -> Rect {
    margins(top: all, left: all, bottom: all, right: all)
  }

  /// Two parts side by side from a width on; below it one part, which is the whole.
  public func sideBySide(
    from minimumWidth: Int, spacing: Int = 1
  ) -> (leading: Rect, trailing: Rect?) {
    guard width >= minimumWidth else { return (self, nil) }
    let parts = columns([.fill, .fill], spacing: spacing)
    return (parts[0], parts[1])
  }

  /// One row of the rect, counted from its top; empty when there is no such row.
  public func row(_ index: Int) -> Rect {
    guard index >= 0, index < height else { return Rect(origin: origin, size: .zero) }
    return Rect(x: minX, y: minY + index, width: width, height: 1)
  }

  /// One column of the rect, counted from its left; empty when there is no such column.
  public func column(_ index: Int) -> Rect {
    guard index >= 0, index < width else { return Rect(origin: origin, size: .zero) }
    return Rect(x: minX + index, y: minY, width: 1, height: height)
  }
}

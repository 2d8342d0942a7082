extension Rect {
  /// Splits the rect into rows, one for each extent, all within this rect.
  public func rows(_ extents: Extent...) -> [Rect] {
    rows(extents)
  }

  /// Splits the rect into rows, one for each extent, all within this rect.
  public func rows(_ extents: [Extent], spacing: Int = 0) -> [Rect] {
    Self.spans(of: extents, total: height, spacing: spacing).map {
      Rect(x: minX, y: minY + $0.lowerBound, width: width, height: $0.count)
    }
  }

  /// Splits the rect into columns, one for each extent, all within this rect.
  public func columns(_ extents: Extent...) -> [Rect] {
    columns(extents)
  }

  /// Splits the rect into columns, one for each extent, all within this rect.
  public func columns(_ extents: [Extent], spacing: Int = 0) -> [Rect] {
    Self.spans(of: extents, total: width, spacing: spacing).map {
      Rect(x: minX + $0.lowerBound, y: minY, width: $0.count, height: height)
    }
  }

  private static func spans(of extents: [Extent], total: Int, spacing: Int) -> [Range<Int>] {
    let lengths = Extent.lengths(of: extents, total: total, spacing: spacing)
    let gap = Extent.totalSpacing(spacing, count: extents.count, total: total) > 0 ? spacing : 0
    var start = 0
    return lengths.map { length in
      let from = min(start, max(0, total - length))
      start = from + length + gap
      return from..<from + length
    }
  }
}

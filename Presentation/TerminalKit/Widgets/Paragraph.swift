/// Styled text, wrapped to the available width.
public struct Paragraph: Widget {
  public var text: StyledText
  public var style: Style
  public var alignment: Alignment
  /// Number of rows scrolled out of view at the top.
  public var offset: Int

  public init(
    _ text: StyledText, style: Style = .plain, alignment: Alignment = .leading, offset: Int = 0
  ) {
    self.text = text
    self.style = style
    self.alignment = alignment
    self.offset = offset
  }

  /// Returns the wrapped rows, without spaces at their ends.
  public func rows(columns: Int, widths: DisplayWidth = .standard) -> [StyledText] {
    guard !text.isEmpty else { return [] }
    let clusters = text.clusters
    let characters = clusters.map(\.character)
    return LineWrapper(columns: columns, widths: widths).rows(of: characters).map { range in
      var end = range.upperBound
      while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
      return StyledText(clusters: clusters[range.lowerBound..<end])
    }
  }

  /// Returns the number of rows at the given width.
  public func height(columns: Int, widths: DisplayWidth = .standard) -> Int {
    rows(columns: columns, widths: widths).count
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    let visible = rows(columns: area.width, widths: frame.widths).dropFirst(max(0, offset))
    for (index, row) in visible.prefix(area.height).enumerated() {
      frame.write(row, in: area, row: index, style: style, alignment: alignment)
    }
  }
}

extension StyledText {
  fileprivate struct Cluster {
    let character: Character
    let style: Style?
  }

  fileprivate var clusters: [Cluster] {
    pieces.flatMap { piece in piece.text.map { Cluster(character: $0, style: piece.style) } }
  }

  fileprivate init(clusters: ArraySlice<Cluster>) {
    self.init()
    var pending = ""
    for (index, cluster) in zip(clusters.indices, clusters) {
      if index > clusters.startIndex, clusters[index - 1].style != cluster.style {
        append(pending, clusters[index - 1].style)
        pending = ""
      }
      pending += cluster.character == "\t" ? "  " : String(cluster.character)
    }
    append(pending, clusters.last?.style)
  }
}

/// Rows with columns under a header, one of which is selected.
///
/// Only the rows in view are asked for. A row gives a text for each column, in their order.
public struct Table: Widget {
  public var columns: [TableColumn]
  public var count: Int
  public var state: ListState
  /// Shown in place of the rows when there are none.
  public var emptyText: StyledText
  public var look: Look
  private let row: (Int) -> [StyledText]

  private static let spacing = 2

  public init(
    columns: [TableColumn], count: Int, state: ListState, emptyText: StyledText = "",
    look: Look = Look(), row: @escaping (Int) -> [StyledText]
  ) {
    self.columns = columns
    self.count = max(0, count)
    self.state = state
    self.emptyText = emptyText
    self.look = look
    self.row = row
  }

  public struct Look: Hashable, Sendable {
    public var header: Style
    public var list: List.Look

    public init(
      header: Style = Style(attributes: [.bold, .underline]), list: List.Look = List.Look()
    ) {
      self.header = header
      self.list = list
    }
  }

  /// The shape of the rows in that rect, for moving the selection.
  public func shape(in rect: Rect) -> ListShape {
    ListShape(count: count, visible: Self.body(of: rect).height)
  }

  /// The row at a cell, or nil where there is none.
  public func row(at position: Position, in rect: Rect) -> Int? {
    list(widths: []).row(at: position, in: Self.body(of: rect))
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    let mark = frame.widths.columns(of: look.list.unselectedMark)
    let table = area.margins(left: mark, right: 2)
    let widths = TableColumn.widths(of: columns, total: table.width, spacing: Self.spacing)
    if Self.body(of: area) != area {
      frame.clear(table.row(0), style: look.header)
      let titles = line(columns.map { StyledText($0.title) }, widths: widths, in: frame.widths)
      frame.write(titles, in: table.row(0), style: look.header)
    }
    list(widths: widths, measure: frame.widths).draw(in: &frame, at: Self.body(of: area))
  }

  /// The rows without the header, which needs a second row under it to be shown.
  private static func body(of rect: Rect) -> Rect {
    rect.height > 1 ? rect.margins(top: 1) : rect
  }

  private func list(widths: [Int], measure: DisplayWidth = .standard) -> List {
    List(count: count, state: state, emptyText: emptyText, look: look.list) { index in
      line(row(index), widths: widths, in: measure)
    }
  }

  private func line(
    _ cells: [StyledText], widths: [Int], in measure: DisplayWidth
  ) -> StyledText {
    var line = StyledText()
    for (index, (cell, width)) in zip(cells, widths).enumerated() {
      let fitted = measure.fitted(cell, to: width)
      let free = width - measure.columns(of: fitted)
      let before = columns[index].alignment.indent(of: free)
      let gap = index == 0 ? 0 : Self.spacing
      line.append(String(repeating: " ", count: gap + before))
      line = line + fitted
      line.append(String(repeating: " ", count: free - before))
    }
    return line
  }
}

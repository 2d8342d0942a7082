/// Values side by side or one under another as bars, with their labels and numbers.
///
/// What is negative or no number has no bar, but its text is shown. Where not all fit, the first
/// ones are drawn.
public struct BarChart: Widget {
  public var bars: [Bar]
  public var direction: Direction
  /// The value of a full bar; the largest one when nil.
  public var maximum: Double?
  public var look: Look

  public init(
    _ bars: [Bar], direction: Direction = .horizontal, maximum: Double? = nil, look: Look = Look()
  ) {
    self.bars = bars
    self.direction = direction
    self.maximum = maximum
    self.look = look
  }

  public struct Bar: Hashable, Sendable {
    public var label: String
    public var value: Double
    /// The value in words or digits.
    public var text: String
    public var style: Style?

    public init(_ label: String, value: Double, text: String, style: Style? = nil) {
      self.label = label
      self.value = value
      self.text = text
      self.style = style
    }
  }

  public enum Direction: Hashable, Sendable {
    /// Bars that grow to the right, a row each.
    case horizontal
    /// Bars that grow upward, side by side.
    case vertical
  }

  public struct Look: Hashable, Sendable {
    public var bar: Style
    public var label: Style
    public var number: Style

    public init(
      bar: Style = .plain, label: Style = .plain, number: Style = Style(attributes: .dim)
    ) {
      self.bar = bar
      self.label = label
      self.number = number
    }
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty, !bars.isEmpty else { return }
    switch direction {
    case .horizontal: drawHorizontal(in: &frame, at: area)
    case .vertical: drawVertical(in: &frame, at: area)
    }
  }

  /// The part of a full bar that a value fills.
  private func fraction(of bar: Bar) -> Double {
    let top = maximum ?? bars.map(\.value).filter(\.isFinite).max() ?? 0
    return top > 0 ? EighthBlocks.clamped(bar.value / top) : 0
  }

  private func drawHorizontal(in frame: inout Frame, at area: Rect) {
    let shown = bars.prefix(area.height)
    let labels = min(area.width / 3, widest(shown.map(\.label), frame.widths))
    // Half a number would be a wrong one.
    let numbers = min(area.width / 2, widest(shown.map(\.text), frame.widths))
    for (index, bar) in shown.enumerated() {
      let parts = area.row(index).columns(
        .fixed(labels), .fixed(labels > 0 ? 1 : 0), .fill, .fixed(numbers > 0 ? 1 : 0),
        .fixed(numbers))
      frame.write(StyledText(bar.label, look.label), in: parts[0])
      let cells = EighthBlocks.cells(
        fraction(of: bar), length: parts[2].width, widths: frame.widths)
      frame.write(StyledText(String(cells), bar.style ?? look.bar), in: parts[2])
      frame.write(StyledText(bar.text, look.number), in: parts[4], alignment: .trailing)
    }
  }

  private func drawVertical(in frame: inout Frame, at area: Rect) {
    let wanted = max(1, widest(bars.map(\.label) + bars.map(\.text), frame.widths))
    let room = (area.width + 1) / bars.count - 1
    let width = min(max(1, min(wanted, room)), area.width)
    let step = width + (room >= 1 ? 1 : 0)
    let hasNumbers = area.height > 2 && bars.contains { !$0.text.isEmpty }
    let rows = area.rows(.fixed(hasNumbers ? 1 : 0), .fill, .fixed(area.height > 1 ? 1 : 0))
    for (index, bar) in bars.prefix((area.width + step - width) / step).enumerated() {
      let column = area.margins(left: index * step)
      let part = Rect(x: column.minX, y: area.minY, width: width, height: area.height)
      draw(bar, in: &frame, at: rows.map { $0.intersection(part) })
    }
  }

  /// Draws one upright bar: its label under it, its number right above its top.
  private func draw(_ bar: Bar, in frame: inout Frame, at parts: [Rect]) {
    let body = parts[1]
    let cells = EighthBlocks.cells(
      fraction(of: bar), length: body.height, isUpward: true, widths: frame.widths)
    for (index, glyph) in cells.enumerated() {
      let row = body.row(body.height - 1 - index)
      frame.fill(row, with: glyph, style: bar.style ?? look.bar)
    }
    if !parts[0].isEmpty {
      let above = Rect(
        x: body.minX, y: body.maxY - cells.count - 1, width: body.width, height: 1)
      write(bar.text, look.number, in: above, of: &frame)
    }
    write(bar.label, look.label, in: parts[2], of: &frame)
  }

  /// Half a number would be a wrong one: what is cut to less than a few letters is left out.
  private func write(_ text: String, _ style: Style, in place: Rect, of frame: inout Frame) {
    guard place.width > 3 || frame.widths.columns(of: text) <= place.width else { return }
    frame.write(StyledText(text, style), in: place, alignment: .center)
  }

  private func widest(_ texts: [String], _ widths: DisplayWidth) -> Int {
    texts.map { widths.columns(of: $0) }.max() ?? 0
  }
}

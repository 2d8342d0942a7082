/// A list of horizontal bars with their labels and numbers.
///
/// A negative or non-numeric value has no bar, but its text is displayed. If not all bars fit, the
/// first ones are drawn.
public struct BarChart: Widget {
  public var bars: [Bar]
  /// The value of a full bar; nil for the largest value.
  public var maximum: Double?
  public var look: Look

  public init(_ bars: [Bar], maximum: Double? = nil, look: Look = Look()) {
    self.bars = bars
    self.maximum = maximum
    self.look = look
  }

  public struct Bar: Hashable, Sendable {
    public var label: String
    public var value: Double
    /// The displayed value.
    public var text: String
    public var style: Style?

    public init(_ label: String, value: Double, text: String, style: Style? = nil) {
      self.label = label
      self.value = value
      self.text = text
      self.style = style
    }
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
    guard !area.isEmpty else { return }
    let shown = bars.prefix(area.height)
    let labels = min(area.width / 3, maxWidth(shown.map(\.label), frame.widths))
    // Numbers get up to half of the width, because a truncated number would be wrong.
    let numbers = min(area.width / 2, maxWidth(shown.map(\.text), frame.widths))
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

  /// Returns the fraction of a full bar for a value.
  private func fraction(of bar: Bar) -> Double {
    let top = maximum ?? bars.map(\.value).filter(\.isFinite).max() ?? 0
    return top > 0 ? EighthBlocks.clamped(bar.value / top) : 0
  }

  private func maxWidth(_ texts: [String], _ widths: DisplayWidth) -> Int {
    texts.map { widths.columns(of: $0) }.max() ?? 0
  }
}

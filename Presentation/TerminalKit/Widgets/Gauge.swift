/// A level from 0 to 1, displayed as a partly filled row.
public struct Gauge: Widget {
  public var value: Double
  public var look: Look

  public init(_ value: Double, look: Look = Look()) {
    self.value = EighthBlocks.clamped(value)
    self.look = look
  }

  public struct Look: Hashable, Sendable {
    public var filled: Style
    public var empty: Style

    public init(filled: Style = .plain, empty: Style = Style(attributes: .dim)) {
      self.filled = filled
      self.empty = empty
    }
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    frame.write(
      Self.styledLine(value, columns: line.width, look: look, widths: frame.widths), in: line)
  }

  /// Returns the gauge as text: a heavy line with a resolution of half a cell, followed by a light
  /// line.
  public static func styledLine(
    _ value: Double, columns: Int, look: Look, widths: DisplayWidth
  ) -> StyledText {
    let bar = Self.filledLine(EighthBlocks.clamped(value), length: max(0, columns), widths: widths)
    let rest = max(0, columns - widths.columns(of: bar))
    return StyledText(bar, look.filled)
      + StyledText(String(repeating: widths.singleColumn("─", or: "-"), count: rest), look.empty)
  }

  /// Returns the heavy line. A value above 0 has at least half a cell, one below 1 leaves at least
  /// half a cell.
  private static func filledLine(_ value: Double, length: Int, widths: DisplayWidth) -> String {
    let all = length * 2
    let rounded = Int((value * Double(all)).rounded())
    let halves = value <= 0 ? 0 : value < 1 ? min(max(1, rounded), all - 1) : all
    guard widths.columns(of: "━") == 1, widths.columns(of: "╸") == 1 else {
      return String(repeating: "#", count: (halves + 1) / 2)
    }
    return String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
  }
}

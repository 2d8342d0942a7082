/// A level from 0 to 1 as a filled row.
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
    public var form: Form

    public init(
      filled: Style = .plain, empty: Style = Style(attributes: .dim), form: Form = .blocks
    ) {
      self.filled = filled
      self.empty = empty
      self.form = form
    }
  }

  /// What the level is drawn with.
  public enum Form: Hashable, Sendable {
    /// Blocks in eighths of a cell, on a line of dots.
    case blocks
    /// Letters that any terminal, log or reader can show: `[###---]`.
    case text
  }

  /// The level in plain letters, that many columns wide.
  public static func text(_ value: Double, columns: Int) -> String {
    let inner = min(max(2, columns) - 2, 1_000)
    let filled = Int((EighthBlocks.clamped(value) * Double(inner)).rounded())
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: inner - filled)
    return columns >= 3 ? "[\(bar)]" : ""
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    guard look.form == .blocks else {
      frame.write(StyledText(Self.text(value, columns: line.width), look.filled), in: line)
      return
    }
    let bar = EighthBlocks.cells(value, length: line.width, widths: frame.widths)
    frame.fill(line, with: frame.widths.narrow("·", or: "-"), style: look.empty)
    frame.write(StyledText(String(bar), look.filled), in: line)
  }
}

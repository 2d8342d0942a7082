/// A border with a title.
public struct Box: Widget {
  public var title: String
  /// Text in the lower border.
  public var bottomText: String
  public var look: Look

  public init(title: String = "", bottomText note: String = "", look: Look = Look()) {
    self.title = title
    self.bottomText = note
    self.look = look
  }

  public struct Look: Hashable, Sendable {
    public var border: Style
    public var title: Style
    public var bottomText: Style
    public var borderLines: BorderLines

    public init(
      border: Style = Style(attributes: .dim), title: Style = Style(attributes: .bold),
      bottomText note: Style = Style(attributes: .dim), borderLines lines: BorderLines = .rounded
    ) {
      self.border = border
      self.title = title
      self.bottomText = note
      self.borderLines = lines
    }
  }

  /// The characters of the border.
  public enum BorderLines: Hashable, Sendable {
    case rounded
    case ascii
  }

  /// Returns the part of the rect inside the border.
  public static func contentRect(inside rect: Rect) -> Rect {
    rect.insetBy(1)
  }

  /// Whether ``bottomText`` does not fit into a border of this width.
  public func isBottomTextCut(columns: Int, widths: DisplayWidth = .standard) -> Bool {
    widths.columns(of: bottomText) > columns - Box.reservedEdgeColumns
  }

  /// Number of columns of an edge that its text must leave for the border itself.
  private static let reservedEdgeColumns = 6

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard area.width >= 2, area.height >= 2 else { return }
    let glyphs = BoxGlyphs(look.borderLines, widths: frame.widths)
    let right = area.width - 1
    let bottom = area.height - 1
    frame.fill(area.row(0), with: glyphs.horizontal, style: look.border)
    frame.fill(area.row(bottom), with: glyphs.horizontal, style: look.border)
    frame.fill(area.column(0), with: glyphs.vertical, style: look.border)
    frame.fill(area.column(right), with: glyphs.vertical, style: look.border)
    for (glyph, x, y) in [
      (glyphs.topLeft, 0, 0), (glyphs.topRight, right, 0),
      (glyphs.bottomLeft, 0, bottom), (glyphs.bottomRight, right, bottom),
    ] {
      frame.fill(area.row(y).column(x), with: glyph, style: look.border)
    }
    write(title, in: area.row(0), of: &frame, style: look.title)
    write(bottomText, in: area.row(bottom), of: &frame, style: look.bottomText)
  }

  private func write(_ text: String, in edge: Rect, of frame: inout Frame, style: Style) {
    let room = edge.width - Box.reservedEdgeColumns
    guard !text.isEmpty, room > 0 else { return }
    let fitted = frame.widths.truncate(text, to: room)
    frame.write(StyledText(" \(fitted) "), in: edge.insetBy(left: 2, right: 2), style: style)
  }
}

/// The characters of a border, each one column wide.
private struct BoxGlyphs {
  let topLeft: Character
  let topRight: Character
  let bottomLeft: Character
  let bottomRight: Character
  let horizontal: Character
  let vertical: Character

  init(_ lines: Box.BorderLines, widths: DisplayWidth) {
    let drawn = widths.columns(of: "─") == 1 ? lines : .ascii
    let glyphs: [Character] =
      switch drawn {
      case .rounded: ["╭", "╮", "╰", "╯", "─", "│"]
      case .ascii: ["+", "+", "+", "+", "-", "|"]
      }
    (topLeft, topRight, bottomLeft) = (glyphs[0], glyphs[1], glyphs[2])
    (bottomRight, horizontal, vertical) = (glyphs[3], glyphs[4], glyphs[5])
  }
}

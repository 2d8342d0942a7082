/// One row with text at its left and at its right. The right text is omitted first if room is
/// short.
public struct StatusLine: Widget {
  public var leading: StyledText
  public var trailing: StyledText
  public var style: Style

  public init(_ leading: StyledText, trailing: StyledText = "", style: Style = .plain) {
    self.leading = leading
    self.trailing = trailing
    self.style = style
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    if style != .plain { frame.clear(line, style: style) }
    let used = frame.write(leading, in: line, style: style)
    let room = line.width - used - (used > 0 ? 2 : 0)
    guard frame.widths.columns(of: trailing) <= room else { return }
    frame.write(trailing, in: line, style: style, alignment: .trailing)
  }
}

import HearthDomain
import TerminalKit

/// The level as a number and as a bar in the palette's colours.
struct LevelBar: Widget {
  let level: MoodLevel?
  let palette: Palette
  let isFocused: Bool
  let view: ViewContext

  private static let numberWidth = 6

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    let mark = isFocused ? "▸ " : "  "
    let number = view.widths.padded(LevelForm(level).number, to: 3, .trailing)
    let style = isFocused ? view.theme.accent : view.theme.text.adding(.bold)
    frame.write(StyledText(mark + number, style), in: rect)
    let line = rect.insetBy(left: Self.numberWidth)
    // Without a level, there is no knob.
    let knob = level.map { column(of: $0, in: line.width) } ?? -1
    for column in 0..<line.width {
      let isKnob = column == knob
      let color = RGBA(palette.color(at: value(at: column, in: line.width))).terminalColor
      let glyph =
        isKnob ? glyph("●", or: "O") : column < knob ? glyph("━", or: "=") : glyph("─", or: "-")
      let faint = column > knob ? view.theme.faint : Style(foreground: color)
      frame.write(
        String(glyph), at: Position(x: line.minX + column, y: line.minY), style: faint)
    }
  }

  /// Returns the level at a mouse position; nil outside the bar.
  func level(_ mouse: MouseEvent, _ rect: Rect) -> Int? {
    let line = rect.insetBy(left: Self.numberWidth)
    guard line.contains(mouse.position) else { return nil }
    return value(at: mouse.position.x - line.minX, in: line.width)
  }

  private func column(of level: MoodLevel, in width: Int) -> Int {
    (level.value * max(0, width - 1) + 50) / 100
  }

  private func value(at column: Int, in width: Int) -> Int {
    width > 1 ? (column * 100 + (width - 1) / 2) / (width - 1) : 0
  }

  private func glyph(_ glyph: Character, or plain: Character) -> Character {
    view.widths.columns(of: glyph) == 1 ? glyph : plain
  }
}

import HearthDomain
import TerminalKit

/// What the colours of a palette mean, from 0 to 100.
struct ColorScale: Widget {
  let palette: Palette
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var text = StyledText("  0 ", view.theme.faint)
    for shape in MoodShape.allCases {
      let color = RGBA(palette.color(at: shape.rawValue * 10 + 5)).color
      let mark = String(MoodShapeDrawing.mark(shape: shape.number))
      switch view.colors {
      case .none: text.append(mark + " ")
      case .sixteen: text.append(mark + " ", Style(foreground: color))
      case .palette, .truecolor: text.append("   ", Style(background: color))
      }
    }
    text.append(" 100", view.theme.faint)
    frame.write(text, in: rect)
  }
}

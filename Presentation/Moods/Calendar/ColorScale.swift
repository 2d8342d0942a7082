import HearthDomain
import TerminalKit

/// A legend of a palette's colours, from 0 to 100, and of days without a level if there are any.
struct ColorScale: Widget {
  let palette: Palette
  let view: ViewContext
  /// Whether the colours also carry the letters of their shapes.
  var hasLetters = false
  var hasDaysWithoutLevel = false

  /// The legend of the letters that stand for levels in print without colours.
  static let printedLetters =
    "0 " + MoodShape.allCases.map { "\($0.fallbackCharacter) " }.joined() + "100"

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    var text = StyledText("  0 ", view.theme.faint)
    for shape in MoodShape.allCases {
      text += colorStep(palette.color(of: shape), shape)
    }
    text.append(" 100", view.theme.faint)
    if hasDaysWithoutLevel {
      let grey = Style(foreground: RGBA(.noLevel).terminalColor)
      text.append("  o", view.colorLevel == .none ? .plain : grey)
      text.append(" " + LevelForm.noLevelName(view.language), view.theme.faint)
    }
    frame.write(text, in: rect)
  }

  private func colorStep(_ color: RGBA, _ shape: MoodShape) -> StyledText {
    let mark = shape.fallbackCharacter
    if hasLetters {
      let shade = DayShade(mark: mark, color: color)
      return StyledText(String(mark), shade.style(in: view)) + StyledText(" ")
    }
    return switch view.colorLevel {
    case .none: StyledText("\(mark) ")
    case .sixteenColors:
      StyledText("\(mark) ", Style(foreground: color.terminalColor.systemColorOfSameHue))
    case .colors256, .truecolor: StyledText("   ", Style(background: color.terminalColor))
    }
  }
}

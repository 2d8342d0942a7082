import TerminalKit

/// The highlight of a day in a calendar: a colour, and a letter with the same meaning.
struct DayShade: Hashable, Sendable {
  let mark: Character
  let color: RGBA
  /// Whether only the letter has the colour.
  var isHollow = false

  /// The colour as background, with a readable foreground; as foreground if it is hollow.
  var style: Style {
    if isHollow { return Style(foreground: color.terminalColor) }
    return Style(foreground: color.readableInk.terminalColor, background: color.terminalColor)
  }

  /// Returns the style; plain if there are no colours.
  func style(in view: ViewContext) -> Style { view.colorLevel == .none ? .plain : style }
}

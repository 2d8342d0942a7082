import TerminalKit

/// The highlight of a day in a calendar: a colour, and a letter with the same meaning.
struct DayShade: Hashable, Sendable {
  let mark: Character
  let color: RGBA

  /// The colour as background, with a readable foreground.
  var style: Style {
    Style(foreground: color.readableInk.terminalColor, background: color.terminalColor)
  }

  /// Returns the style; plain if there are no colours.
  func style(in view: ViewContext) -> Style { view.colorLevel == .none ? .plain : style }
}

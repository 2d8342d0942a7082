import TerminalKit

/// How a day stands out in a calendar: in a colour, and with a letter that tells the same.
struct DayShade: Hashable, Sendable {
  let mark: Character
  let color: RGBA

  /// What is written on the colour can be read.
  var style: Style { Style(foreground: color.inkOn.color, background: color.color) }

  /// The same where there may be no colours.
  func style(in view: ViewContext) -> Style { view.colors == .none ? .plain : style }
}

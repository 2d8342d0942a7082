import HearthDomain
import TerminalKit

/// The colour of a book's spine and progress bar in a terminal.
enum BookColors {
  /// Returns the theme's colour, mixed with its ink if it would be too close to the background.
  static func style(of theme: CardTheme, in view: ViewContext) -> Style {
    let colors = CardColors(of: theme)
    let isLight = view.theme == .light
    let fades =
      isLight ? colors.background.brightness > 0.8 : colors.background.brightness < 0.2
    let color = fades ? colors.background.mixed(with: colors.text, by: 0.35) : colors.background
    return Style(foreground: color.terminalColor)
  }
}

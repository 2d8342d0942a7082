import HearthDomain
import TerminalKit

/// The colour of a book's spine and progress bar in a terminal.
enum BookColors {
  /// Returns the theme's background colour. If it is too close to the terminal's background, it is
  /// mixed with the theme's text colour.
  static func style(of theme: CardTheme, in view: ViewContext) -> Style {
    let colors = CardColors(of: theme)
    let isLight = view.theme == .light
    let fades =
      isLight ? colors.background.brightness > 0.8 : colors.background.brightness < 0.2
    let color = fades ? colors.background.mixed(with: colors.text, by: 0.35) : colors.background
    return Style(foreground: color.terminalColor)
  }
}

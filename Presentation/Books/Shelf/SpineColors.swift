import HearthDomain
import TerminalKit

/// The colours of a spine: those of its theme, adjusted to contrast with the terminal's background.
struct SpineColors {
  let cover: RGBA
  let ink: RGBA
  let band: RGBA
  /// The shade at the left side.
  let edge: RGBA

  init(of theme: CardTheme) {
    let colors = CardColors(of: theme)
    let share =
      colors.background.brightness < 0.2 ? 0.25 : colors.background.brightness > 0.95 ? 0.14 : 0
    cover = colors.background.mixed(with: colors.text, by: share)
    ink = colors.text
    band = colors.accentText
    edge = cover.mixed(with: colors.text, by: 0.45)
  }

  /// Returns the style of letters on the cover.
  func style(_ level: ColorLevel) -> Style {
    switch level {
    case .none: .plain
    case .sixteenColors, .colors256, .truecolor:
      Style(foreground: ink.terminalColor, background: cover.terminalColor)
    }
  }
}

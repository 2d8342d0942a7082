import HearthDomain
import TerminalKit

extension Theme {
  /// Returns the themes for dark and light backgrounds; the default ones if no card theme is
  /// chosen.
  static func themes(for card: CardTheme?) -> (dark: Theme, light: Theme) {
    guard let card else { return (.dark, .light) }
    return (Theme.dark.tinted(with: card), Theme.light.tinted(with: card))
  }

  /// Returns the theme with headings, accents and selections in the tone of the card, and with
  /// faint text, tabs and borders close to it.
  private func tinted(with card: CardTheme) -> Theme {
    let end = isLight ? Theme.darkest(of: card) : .hex(0xFFFFFF)
    let tone = Theme.tint(of: card).legible(on: typicalBackgrounds, towards: end, contrast: 5.5)
    var theme = self
    theme.accent = Style(foreground: tone.terminalColor, attributes: .bold)
    theme.heading = Style(
      foreground: tone.mixed(with: end, by: 0.35).terminalColor, attributes: .bold)
    let ink = RGBA.hex(isLight ? 0xFFFFFF : 0x1C1C1E)
    theme.selection = Style(
      foreground: ink.terminalColor, background: tone.terminalColor, attributes: .bold)
    let grey = RGBA.hex(isLight ? 0x6B645E : 0x9A938C)
    let faint = grey.mixed(with: tone, by: 0.55)
      .legible(on: typicalBackgrounds, towards: end, contrast: 4.5)
    theme.faint = Style(foreground: faint.terminalColor)
    theme.border = Style(foreground: tone.mixed(with: grey, by: 0.35).terminalColor)
    return theme
  }

  /// The extremes of the usual terminal backgrounds with this theme: the brightest and the darkest.
  private var typicalBackgrounds: [RGBA] {
    isLight ? [.hex(0xFFFFFF), .hex(0xECECEC)] : [.hex(0x000000), .hex(0x2B2B2B)]
  }

  /// Returns the darkest colour of the card: its text colour or, for the only dark card, its
  /// background.
  private static func darkest(of card: CardTheme) -> RGBA {
    let colors = CardColors(of: card)
    return card == .blackBean ? colors.background : colors.text
  }

  /// Returns the main colour of a card: its background. For the white card it is the accent colour;
  /// for the black one, the darkened text colour.
  private static func tint(of card: CardTheme) -> RGBA {
    let colors = CardColors(of: card)
    return switch card {
    case .riceCake: colors.accent
    case .blackBean: colors.text.mixed(with: .hex(0x000000), by: 0.25)
    default: colors.background
    }
  }
}

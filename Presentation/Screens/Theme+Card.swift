import HearthDomain
import TerminalKit

extension Theme {
  /// Returns the themes for dark and light backgrounds; the default ones if no card theme is
  /// chosen.
  static func pair(_ card: CardTheme?) -> (dark: Theme, light: Theme) {
    guard let card else { return (.dark, .light) }
    return (Theme.dark.toned(card), Theme.light.toned(card))
  }

  /// Returns the theme with headings, accents and selections in the tone of the card.
  private func toned(_ card: CardTheme) -> Theme {
    let end = isLight ? Theme.darkest(of: card) : .hex(0xFFFFFF)
    let tone = Theme.tone(of: card).legible(on: grounds, towards: end, contrast: 5.5)
    var theme = self
    theme.accent = Style(foreground: tone.color, attributes: .bold)
    theme.heading = Style(foreground: tone.mixed(with: end, by: 0.35).color, attributes: .bold)
    let ink = RGBA.hex(isLight ? 0xFFFFFF : 0x1C1C1E)
    theme.selection = Style(foreground: ink.color, background: tone.color, attributes: .bold)
    return theme
  }

  /// The brightest and the darkest usual backgrounds of terminals with this theme.
  private var grounds: [RGBA] {
    isLight ? [.hex(0xFFFFFF), .hex(0xECECEC)] : [.hex(0x000000), .hex(0x2B2B2B)]
  }

  /// Returns the darkest colour of the card: its ink, or the background of the only dark card.
  private static func darkest(of card: CardTheme) -> RGBA {
    let colors = CardColors(of: card)
    return card == .blackBean ? colors.background : colors.ink
  }

  /// Returns the tone of a card. For the white card it is the point colour, and for the black one a
  /// darkened ink.
  private static func tone(of card: CardTheme) -> RGBA {
    let colors = CardColors(of: card)
    return switch card {
    case .riceCake: colors.point
    case .blackBean: colors.ink.mixed(with: .hex(0x000000), by: 0.25)
    default: colors.background
    }
  }
}

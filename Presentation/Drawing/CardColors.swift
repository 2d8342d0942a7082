import HearthDomain

/// The colours of a theme.
///
/// `text`, `secondaryText` and `accentText` are readable on both `background` and `secondary`, with
/// a contrast of at least 4.5; `accent` is for decoration only.
package struct CardColors: Hashable, Sendable {
  package let background: RGBA
  package let secondary: RGBA
  package let accent: RGBA
  package let text: RGBA
  /// Colour of less important text.
  package let secondaryText: RGBA
  /// ``accent``, darkened or lightened until it is readable as text.
  package let accentText: RGBA

  package init(of theme: CardTheme) {
    let (background, secondary, ink, ember) = Self.rgbValues(theme)
    let grounds = [RGBA.hex(background), RGBA.hex(secondary)]
    self.background = grounds[0]
    self.secondary = grounds[1]
    self.text = .hex(ink)
    self.accentText = .hex(ember)
    accent = .hex(0xE76140)
    // Higher than 4.5, because a terminal with 256 colours only displays a similar colour.
    secondaryText = grounds[1].mixed(with: self.text, by: 0.62)
      .legible(on: grounds, towards: self.text, contrast: 5.5)
  }

  private static func rgbValues(_ theme: CardTheme) -> (UInt32, UInt32, UInt32, UInt32) {
    switch theme {
    case .riceCake: (0xFFFFFF, 0xF2F2F7, 0x2B2724, 0x892F1F)
    case .blackBean: (0x000000, 0x1C1C1E, 0xF5F0EA, 0xE76140)
    case .honey: (0xF4BBB8, 0xFAE8E7, 0x45191C, 0x892F1F)
    case .mango: (0xF8D473, 0xFEF6E2, 0x3F2C0B, 0x892F1F)
    case .mugwort: (0x8FB789, 0xD6F5D9, 0x12291A, 0x722317)
    case .cloud: (0x96D9E6, 0xD7F1F8, 0x0D333D, 0x892F1F)
    case .aubergine: (0x9DABEC, 0xDBE1F7, 0x1A1F47, 0x722317)
    case .blueberry: (0xD6CBF6, 0xF4F2FD, 0x2F2456, 0x892F1F)
    }
  }
}

import HearthDomain
import TerminalKit

extension CardDrawing {
  /// Returns the card in terminal cells, `width` columns wide and at least `height` rows high.
  /// The width is limited to 12 to 400 columns; the height grows with the text. Without colours,
  /// the card has a border instead of a background.
  package static func cells(
    of text: CardText, language: Language, theme: CardTheme, width: Int, height: Int = 0,
    level: ColorLevel, widths: DisplayWidth = .standard
  ) -> Frame {
    let width = min(max(width, 12), 400)
    let look = CardCellLook(theme: theme, level: level)
    let side = width < 30 ? 2 : width < 60 ? 4 : 6
    let rows = CardRows(
      text, language: language, columns: min(width - 2 * side, maxLineLength),
      hasBlocks: level >= .colors256 && widths.columns(of: "▙") == 1, widths: widths)
    // An edge and an empty row above and below; at most 4000 rows.
    let needed = rows.lines.count + 4
    let wanted = max(needed, min(height, 4000))
    var frame = Frame(
      size: Size(width: width, height: wanted), widths: widths, style: look.band)
    drawPanel(in: &frame, look)
    // A narrow text is centred as a block on a wide card.
    let corner = Position(x: max(side, (width - rows.width) / 2), y: 2 + (wanted - needed) / 2)
    write(rows, in: &frame, at: corner, look)
    return frame
  }

  private static func write(
    _ rows: CardRows, in frame: inout Frame, at corner: Position, _ look: CardCellLook
  ) {
    for (index, row) in rows.lines.enumerated() {
      guard let row else { continue }
      frame.write(
        row.text, at: Position(x: corner.x, y: corner.y + index), style: look[row.part])
    }
  }

  /// Maximum line length; longer lines are hard to read.
  private static let maxLineLength = 56

  private static func drawPanel(in frame: inout Frame, _ look: CardCellLook) {
    guard let panel = look.panel else {
      Box(look: Box.Look(border: .plain)).draw(in: &frame, at: frame.bounds)
      return
    }
    frame.clear(frame.bounds.inset(horizontally: 2, vertically: 1), style: panel)
  }
}

/// Styles of a card's parts in cells.
private struct CardCellLook {
  /// The area around the panel.
  let band: Style
  /// The panel behind the text; nil without colours.
  let panel: Style?
  private let ink: Style
  private let faint: Style
  private let accent: Style

  init(theme: CardTheme, level: ColorLevel) {
    switch level {
    case .none:
      band = .plain
      panel = nil
      ink = Style(attributes: .bold)
      faint = .plain
      accent = .plain
    case .sixteenColors:
      // For most themes, the nearest of the sixteen colours would be white or grey.
      let isDark = theme == .blackBean
      band = Style(background: .ansi(theme.systemColor))
      let ground = Style(foreground: .ansi(isDark ? 15 : 0), background: .ansi(isDark ? 0 : 15))
      panel = ground
      ink = ground.adding(.bold)
      faint = ground
      accent = ground.foreground(.ansi(isDark ? 9 : 1))
    case .colors256, .truecolor:
      let colors = CardColors(of: theme)
      band = Style(background: colors.background.terminalColor)
      let ground = Style(background: colors.secondary.terminalColor)
      panel = ground
      ink = ground.foreground(colors.text.terminalColor).adding(.bold)
      faint = ground.foreground(colors.secondaryText.terminalColor)
      accent = ground.foreground(colors.accent.terminalColor)
    }
  }

  subscript(part: CardRows.Part) -> Style {
    switch part {
    case .logo: accent
    case .main: ink
    case .secondary: faint
    }
  }
}

extension CardTheme {
  /// The one of the terminal's sixteen colours that suits the theme best.
  var systemColor: UInt8 {
    switch self {
    case .riceCake: 7
    case .blackBean: 8
    case .honey: 5
    case .mango: 3
    case .mugwort: 2
    case .cloud: 6
    case .aubergine: 4
    case .blueberry: 13
    }
  }
}

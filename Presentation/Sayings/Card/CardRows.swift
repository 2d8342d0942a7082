import TerminalKit

/// The rows of a card drawn in cells.
struct CardRows {
  enum Part: Hashable, Sendable {
    case logo
    case main
    case secondary
  }

  /// The rows; an empty row is nil.
  private(set) var lines: [(text: String, part: Part)?] = []
  /// Width of the longest row.
  private(set) var width = 0

  /// Creates the rows; without block characters, the flame is drawn with letters.
  init(
    _ text: CardText, language: Language, columns: Int, hasBlocks: Bool, widths: DisplayWidth
  ) {
    add(hasBlocks ? [" ▙", "▟█▟", "▜█▛"] : [" )", "(_)"], .logo, widths)
    for (index, part) in text.parts(language).enumerated() {
      let rows = Self.wrapped(part.text, columns: columns, widths)
      lines.append(nil)
      add(rows, index == 0 ? .main : .secondary, widths)
    }
    let dash = "— "
    let indent = String(repeating: " ", count: widths.columns(of: dash))
    let name = Self.wrapped(text.signature, columns: max(2, columns - indent.count), widths)
    guard !name.isEmpty else { return }
    lines.append(nil)
    add(name.enumerated().map { ($0 == 0 ? dash : indent) + $1 }, .secondary, widths)
  }

  private mutating func add(_ rows: [String], _ part: Part, _ widths: DisplayWidth) {
    for row in rows {
      lines.append((row, part))
      width = max(width, widths.columns(of: row))
    }
  }

  private static func wrapped(
    _ text: String, columns: Int, _ widths: DisplayWidth
  ) -> [String] {
    BreakableText(text) { Double($0.isWordBreak ? 1 : widths.columns(of: $0)) }
      .lines(within: Double(columns))
  }
}

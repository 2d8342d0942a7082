import HearthDomain
import TerminalKit

/// A table of means with bars and counts.
struct TallyTable {
  struct Row {
    let name: String
    let tally: LevelTally
  }

  let palette: HearthDomain.Palette
  let scale: LevelScale
  let widths: DisplayWidth

  func nameColumns(_ rows: [Row]) -> Int {
    rows.map { widths.columns(of: $0.name) }.max() ?? 0
  }

  /// Returns `월요일  ■■■■■■■■      63.2  12개`, with an asterisk if there are too few moods for a
  /// mean.
  func line(_ row: Row, nameColumns: Int, columns: Int, _ language: Language) -> StyledText {
    let name = StyledText(widths.padded(row.name, to: nameColumns))
    guard let mean = row.tally.mean else { return name + StyledText("     –", .dim) }
    let number = widths.padded(mean.oneDecimal, to: 6, .trailing)
    let mark = row.tally.hasMeaningfulMean ? " " : "*"
    let count = widths.padded(
      language(ko: "\(row.tally.count)개", en: "\(row.tally.count)×"), to: 7, .trailing)
    let room = max(0, min(40, columns - nameColumns - 17))
    return name + StyledText(number + mark) + StyledText(count, .dim) + StyledText("  ")
      + bar(mean, columns: room)
  }

  private func bar(_ mean: Double, columns: Int) -> StyledText {
    let filled = Int((scale.barFraction(mean) * Double(columns)).rounded())
    let color = RGBA(palette.color(atMean: mean)).terminalColor
    return StyledText(String(repeating: "=", count: max(filled, 1)), Style(foreground: color))
  }
}

import TerminalKit

/// A line of Today on the screen.
enum TodayLine: Hashable {
  /// The heading of a section, and the text at its end.
  case heading(Words, trailing: String)
  /// The first line of a row with its index among the displayed rows.
  case row(Int, TodayRow, text: String, detail: String)
  /// A line of a row that takes several lines.
  case continuation(Int, text: String, detail: String, isFirst: Bool)
  case text(StyledText)
  case blank

  /// Index of the row to which the line belongs; nil for other lines.
  var rowIndex: Int? {
    switch self {
    case .row(let row, _, _, _), .continuation(let row, _, _, _): row
    case .heading, .text, .blank: nil
    }
  }
}

import TerminalKit

/// A line of Today on the screen.
enum TodayLine: Hashable {
  /// The heading of a section, and the text at its end.
  case heading(Words, trailing: String)
  /// A row with its index among the displayed rows. `goesOn` is true if further lines of the row
  /// follow.
  case row(Int, TodayRow, TodayRow.TextLength, goesOn: Bool)
  /// A line of a row that takes several lines.
  case continuation(Int, String, isFirst: Bool)
  case text(StyledText)
  case blank

  /// Index of the row to which the line belongs; nil for other lines.
  var rowIndex: Int? {
    switch self {
    case .row(let row, _, _, _), .continuation(let row, _, _): row
    case .heading, .text, .blank: nil
    }
  }
}

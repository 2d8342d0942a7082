import TerminalKit

/// One line of Today's picture.
enum TodayLine: Hashable {
  /// The heading of a part, with what stands at its end.
  case heading(Words, trailing: String)
  /// The place of a row among those that are shown, and the row, of which a part may follow.
  case row(Int, TodayRow, TodayRow.Form, goesOn: Bool)
  /// A line of a row that takes several.
  case part(Int, String, isFirst: Bool)
  case text(StyledText)
  case blank

  /// Which row it belongs to.
  var row: Int? {
    switch self {
    case .row(let row, _, _, _), .part(let row, _, _): row
    case .heading, .text, .blank: nil
    }
  }
}

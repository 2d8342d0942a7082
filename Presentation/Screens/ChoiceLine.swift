import TerminalKit

/// Names in one line, one of them selected, such as the lists of an area or the parts of a screen.
struct ChoiceLine {
  private let names: [String]
  private let view: ViewContext

  init(_ names: [String], view: ViewContext) {
    self.names = names
    self.view = view
  }

  /// The columns of all names.
  var neededColumns: Int { names.reduce(0) { $0 + 3 + view.widths.columns(of: $1) } - 2 }

  /// Returns all names if they fit, else only the selected one.
  func text(selected: Int?, in columns: Int) -> StyledText {
    let all = names.enumerated().map { index, name in
      StyledText(
        (index == selected ? "▸" : " ") + name,
        index == selected ? view.theme.heading : view.theme.faint)
    }
    guard let first = all.first else { return StyledText() }
    let row = all.dropFirst().reduce(first) { $0 + "  " + $1 }
    if view.widths.columns(of: row) <= columns { return row }
    return StyledText(selected.map { "‹ \(names[$0]) ›" } ?? "", view.theme.heading)
  }

  /// Returns the index of the name at a column; nil if the line shows only the selected name.
  func index(at column: Int, in columns: Int) -> Int? {
    guard neededColumns <= columns else { return nil }
    var start = 0
    for (index, name) in names.enumerated() {
      let end = start + 1 + view.widths.columns(of: name)
      if (start..<end).contains(column) { return index }
      start = end + 2
    }
    return nil
  }
}

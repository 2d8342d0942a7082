import TerminalKit

/// A page that searches while the user types: the search field, the list of results, and a hint.
struct SearchPage {
  let label: Words
  /// Placeholder displayed while the field is empty.
  let placeholder: Words
  let field: TextFieldState
  let hint: Words
  /// Creates the list for a number of columns.
  let makeList: (_ width: Int) -> List

  /// Returns how many rows of the list are visible if the hint takes one row.
  static func visibleRowCount(in view: ViewContext) -> Int { layout(view, hintRows: 1)[2].height }

  /// Returns the list input for a mouse event; nil if it has no meaning.
  func listInput(for mouse: MouseEvent, in view: ViewContext) -> ListInput? {
    let place = layout(view)[2]
    return ListInput(mouse, on: makeList(place.width), at: place)
  }

  func draw(in frame: inout Frame, _ view: ViewContext) {
    let rows = layout(view)
    let label = StyledText(label(view.language) + "  ", view.theme.heading)
    let used = frame.write(label, in: rows[0])
    TextField(field, placeholder: placeholder(view.language), look: view.theme.textFieldLook)
      .draw(in: &frame, at: rows[0].insetBy(left: used))
    makeList(rows[2].width).draw(in: &frame, at: rows[2])
    hintParagraph(in: view).draw(in: &frame, at: rows[3])
  }

  private func hintParagraph(in view: ViewContext) -> Paragraph {
    Paragraph(StyledText(hint(view.language), view.theme.faint))
  }

  /// Returns the rects of the field, the list and the hint, with as many rows for the hint as it
  /// needs.
  private func layout(_ view: ViewContext) -> [Rect] {
    let width = view.size.pageArea(lowBelow: 12).body.width
    let rows = hintParagraph(in: view).height(columns: width, widths: view.widths)
    return SearchPage.layout(view, hintRows: min(max(1, rows), view.size.height / 2))
  }

  private static func layout(_ view: ViewContext, hintRows: Int) -> [Rect] {
    let (body, gap) = view.size.pageArea(lowBelow: 12)
    return body.rows(.fixed(1), .fixed(gap), .fill, .fixed(hintRows))
  }
}

import TerminalKit

/// A page that finds while one types: what is looked for, the list of what was found, and a line
/// about it.
struct SearchPage {
  let label: Words
  /// Shown while nothing is typed.
  let example: Words
  let field: TextFieldState
  let hint: Words
  /// The list in so many columns.
  let list: (_ width: Int) -> List

  /// How many rows of the list are in view beside a hint of one row.
  static func visible(in view: ViewContext) -> Int { layout(view, hintRows: 1)[2].height }

  /// What the mouse does over the list; nil when nothing.
  func input(_ mouse: MouseEvent, in view: ViewContext) -> ListInput? {
    let place = layout(view)[2]
    return ListInput(mouse, on: list(place.width), at: place)
  }

  func draw(in frame: inout Frame, _ view: ViewContext) {
    let rows = layout(view)
    let label = StyledText(label(view.language) + "  ", view.theme.heading)
    let used = frame.write(label, in: rows[0])
    TextField(field, placeholder: example(view.language), look: view.theme.field)
      .draw(in: &frame, at: rows[0].margins(left: used))
    list(rows[2].width).draw(in: &frame, at: rows[2])
    told(in: view).draw(in: &frame, at: rows[3])
  }

  private func told(in view: ViewContext) -> Paragraph {
    Paragraph(StyledText(hint(view.language), view.theme.faint))
  }

  /// The hint goes on over as many rows as it takes.
  private func layout(_ view: ViewContext) -> [Rect] {
    let width = view.size.page(lowBelow: 12).body.width
    let rows = told(in: view).height(columns: width, widths: view.widths)
    return SearchPage.layout(view, hintRows: min(max(1, rows), view.size.height / 2))
  }

  private static func layout(_ view: ViewContext, hintRows: Int) -> [Rect] {
    let (body, gap) = view.size.page(lowBelow: 12)
    return body.rows(.fixed(1), .fixed(gap), .fill, .fixed(hintRows))
  }
}
